import { packedCodecRequest, type SentHello, type SentMessage } from '@fracht/protocol';
import { decodeMessage, encodeMessage } from './codec.ts';
import { serialQueue } from './serial-queue.ts';
import { packedReader } from './packed-reader.ts';
import { LOST_CODE, type Transport, type TransportEvents } from './transport.ts';

/**
 * Opens a web socket and sends the ticket; the server answers with the whole game. The client offers the binary encoding: from the first binary message on both
 * sides use it; a server that does not know it continues in text. (docs/adr/0030)
 */
export function openSocket(
  url: string,
  first: { readonly game: string; readonly ticket: string },
  events: TransportEvents,
): Transport {
  const socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  const readSmall = packedReader(first.game);
  let isSmall = false;
  let gone = false;
  const finish = (code: number) => {
    if (gone) return;
    gone = true;
    socket.close();
    events.closed(code);
  };
  const unreadable = () => finish(LOST_CODE);
  const incoming = serialQueue(unreadable);
  const outgoing = serialQueue(unreadable);
  const send = (message: SentHello | SentMessage) =>
    outgoing(async () => {
      const text = isSmall ? JSON.stringify(message) : await encodeMessage(message);
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    });
  const read = async (data: unknown): Promise<unknown> => {
    if (!(data instanceof ArrayBuffer)) return decodeMessage(String(data));
    isSmall = true;
    return readSmall(data);
  };
  socket.addEventListener('open', () => send({ ...first, codec: packedCodecRequest(), alive: true }));
  socket.addEventListener('message', ({ data }) => {
    const isMark = data instanceof ArrayBuffer && data.byteLength === 0;
    if (!gone) events.sign(isMark);
    if (isMark) return;
    incoming(async () => {
      const message = await read(data);
      if (!gone) events.message(message);
    });
  });
  socket.addEventListener('close', ({ code }) => finish(code));
  return {
    channel: 'SOCKET',
    send,
    close: () => {
      gone = true;
      socket.close();
    },
  };
}

import { decodeMessage, encodeMessage } from './codec.ts';
import { inOrder } from './in-order.ts';
import { LOST_CODE, type Transport, type TransportEvents } from './transport.ts';

/** Opens a web socket and presents the ticket; the server then sends the whole game. (protocol "Socket" 1, 2) */
export function openSocket(
  url: string,
  first: { readonly game: string; readonly ticket: string },
  events: TransportEvents,
): Transport {
  const socket = new WebSocket(url);
  let gone = false;
  const finish = (code: number) => {
    if (gone) return;
    gone = true;
    socket.close();
    events.closed(code);
  };
  const unreadable = () => finish(LOST_CODE);
  const incoming = inOrder(unreadable);
  const outgoing = inOrder(unreadable);
  const send = (message: unknown) =>
    outgoing(async () => {
      const text = await encodeMessage(message);
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    });
  socket.addEventListener('open', () => send(first));
  socket.addEventListener('message', ({ data }) =>
    incoming(async () => {
      const message = await decodeMessage(String(data));
      if (!gone) events.message(message);
    }),
  );
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

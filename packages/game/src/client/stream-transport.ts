import type { SentMessage } from '@fracht/protocol';
import { decodeMessage } from './codec.ts';
import { serialQueue } from './serial-queue.ts';
import { asFields, asNumber } from '@fracht/kit/api/read.ts';
import { LOST_CODE, type Transport, type TransportEvents } from './transport.ts';

/**
 * Opens server-sent events, for networks that block web sockets. `post` sends an action over HTTP; its answer has the shape that the socket's would have.
 * (STR-1)
 */
export function openStream(
  url: string,
  post: (message: SentMessage) => Promise<unknown>,
  events: TransportEvents,
): Transport {
  const source = new EventSource(url);
  let gone = false;
  const finish = (code: number) => {
    if (gone) return;
    gone = true;
    source.close();
    events.closed(code);
  };
  const lost = () => finish(LOST_CODE);
  const incoming = serialQueue(lost);
  const outgoing = serialQueue(lost);
  source.addEventListener('message', ({ data }) =>
    incoming(async () => {
      const message = await decodeMessage(String(data));
      if (!gone) events.message(message);
    }),
  );
  source.addEventListener('close', ({ data }) =>
    incoming(async () => finish(asNumber(asFields(JSON.parse(String(data)))['code']) ?? LOST_CODE)),
  );
  source.addEventListener('error', () => incoming(async () => lost()));
  return {
    channel: 'STREAM',
    send: (message) =>
      outgoing(async () => {
        const answer = await post(message);
        if (!gone) events.message(answer);
      }),
    close: () => {
      gone = true;
      source.close();
    },
  };
}

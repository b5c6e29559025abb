import type { SentMessage } from '@fracht/protocol';
import { decodeMessage } from './codec.ts';
import { serialQueue } from './serial-queue.ts';
import { asFields, asNumber } from '@fracht/kit/api/read.ts';
import { LOST_CODE, type Transport, type TransportEvents } from './transport.ts';

/** Interval of the heartbeat, in ms. */
const ALIVE_MS = 20_000;

/** The calls that go with a stream. */
export type BesideStream = {
  /** Sends an action; the answer has the shape that the socket's would have. */
  readonly post: (message: SentMessage) => Promise<unknown>;
  /** Sends a heartbeat; its result does not matter, since the stream itself shows whether it still works. */
  readonly alive: () => void;
};

/** Opens server-sent events, for networks that block web sockets; in the other direction plain calls are used. (STR-1, STR-4) */
export function openStream(url: string, { post, alive }: BesideStream, events: TransportEvents): Transport {
  const source = new EventSource(url);
  const telling = setInterval(alive, ALIVE_MS);
  let gone = false;
  const finish = (code: number) => {
    if (gone) return;
    gone = true;
    clearInterval(telling);
    source.close();
    events.closed(code);
  };
  const lost = () => finish(LOST_CODE);
  const incoming = serialQueue(lost);
  const outgoing = serialQueue(lost);
  const sign = (isMark: boolean) => {
    if (!gone) events.sign(isMark);
  };
  source.addEventListener('alive', () => sign(true));
  source.addEventListener('message', ({ data }) => {
    sign(false);
    incoming(async () => {
      const message = await decodeMessage(String(data));
      if (!gone) events.message(message);
    });
  });
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
      clearInterval(telling);
      source.close();
    },
  };
}

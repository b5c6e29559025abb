import { expect, onTestFinished, test, vi } from 'vitest';
import { openStream } from './stream-transport.ts';

/** The event source that a browser would create. */
class Source extends EventTarget {
  static readonly made: Source[] = [];
  isClosed = false;

  constructor() {
    super();
    Source.made.push(this);
  }

  close(): void {
    this.isClosed = true;
  }
}

/** An open stream under a clock that is moved by hand; `told` counts the heartbeats sent to the server. */
function aStream() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('EventSource', Source);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const seen = { told: 0, closed: [] as number[], signs: [] as boolean[] };
  const beside = { post: async () => null, alive: () => void (seen.told += 1) };
  const stream = openStream('/stream', beside, {
    sign: (isMark) => void seen.signs.push(isMark),
    message: () => undefined,
    closed: (code) => void seen.closed.push(code),
  });
  return { seen, stream, source: Source.made.at(-1) };
}

test('[LIN-17] a page tells every 20 s that it still has its stream, until it closes it', () => {
  const { seen, stream, source } = aStream();
  vi.advanceTimersByTime(19_999);
  expect(seen.told).toBe(0);
  vi.advanceTimersByTime(40_001);
  expect(seen.told).toBe(3);
  stream.close();
  vi.advanceTimersByTime(60_000);
  expect([seen.told, source?.isClosed]).toEqual([3, true]);
});

test('[LIN-17] of a stream that was lost a page tells nothing more', async () => {
  const { seen, source } = aStream();
  source?.dispatchEvent(new Event('error'));
  await expect.poll(() => seen.closed).toEqual([1006]);
  vi.advanceTimersByTime(60_000);
  expect(seen.told).toBe(0);
});

test('[LIN-24] each event is a sign of life, and the server’s mark is told apart; of a closed stream none is heard', () => {
  const { seen, stream, source } = aStream();
  source?.dispatchEvent(new MessageEvent('alive', { data: '' }));
  source?.dispatchEvent(new MessageEvent('message', { data: 'q1bKU7Iy1FFKTixOVbIyBAA=' }));
  stream.close();
  source?.dispatchEvent(new MessageEvent('alive', { data: '' }));
  expect(seen.signs).toEqual([true, false]);
});

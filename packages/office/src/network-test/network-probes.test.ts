import { afterEach, expect, test, vi } from 'vitest';
import { NETWORK_SAMPLE } from '@fracht/protocol';
import { networkProbes } from './network-probes.ts';
import { browserName } from './see-browser.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Way = 'ANSWERED' | 'REFUSED' | 'UNANSWERED';

/** A socket that opens and whose close is answered, one that does not open, or one that opens but has nothing at the other end. */
function stubSocket(way: Way): void {
  class Socket extends EventTarget {
    constructor() {
      super();
      queueMicrotask(() => (way === 'REFUSED' ? this.#end(false) : this.dispatchEvent(new Event('open'))));
    }
    close(): void {
      this.#end(way === 'ANSWERED');
    }
    #end(wasClean: boolean): void {
      this.dispatchEvent(Object.assign(new Event('close'), { wasClean }));
    }
  }
  vi.stubGlobal('WebSocket', Socket);
}

test.each([
  ['ANSWERED', true],
  ['REFUSED', false],
  ['UNANSWERED', false],
] as const)('[NTT-4] a socket whose close is %s', async (way, counts) => {
  stubSocket(way);
  const openAfter = await networkProbes.openSocket('ws://gra.test/socket');
  expect(openAfter !== null).toBe(counts);
});

test('[NTT-4] a socket that never answers is given up', async () => {
  vi.useFakeTimers();
  const closed = vi.fn<() => void>();
  class Silent extends EventTarget {
    close = closed;
  }
  vi.stubGlobal('WebSocket', Silent);
  const opened = networkProbes.openSocket('ws://gra.test/socket');
  await vi.advanceTimersByTimeAsync(6000);
  expect(await opened).toBeNull();
  expect(closed).toHaveBeenCalledOnce();
});

test('[NTT-4] a socket that the browser does not even try does not open', async () => {
  vi.stubGlobal('WebSocket', function refuse() {
    throw new DOMException('insecure', 'SecurityError');
  });
  expect(await networkProbes.openSocket('ws://gra.test/socket')).toBeNull();
});

/** An answer of server-sent events that arrives in these pieces, each after this many ms of the page's clock. */
function stubStream(pieces: readonly (readonly [ms: number, text: string])[], type = 'text/event-stream'): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const rest = [...pieces];
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = rest.shift();
        if (next === undefined) return controller.close();
        now += next[0];
        controller.enqueue(new TextEncoder().encode(next[1]));
      },
    },
    { highWaterMark: 0 },
  );
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': type } }));
}

test('[NTT-5] the time between the events of a stream, however they are cut', async () => {
  stubStream([
    [10, 'data: 1\n\n'],
    [300, 'data: 2\n'],
    [5, '\nda'],
    [295, 'ta: 3\n\n'],
  ]);
  expect(await networkProbes.readStream()).toBeGreaterThan(500);
  stubStream([[610, 'data: 1\n\ndata: 2\n\ndata: 3\n\n']]);
  expect(await networkProbes.readStream()).toBeLessThan(300);
});

test('[NTT-5] a page in the place of the stream, and a stream that ends too soon, are none', async () => {
  stubStream([[10, '<html>Strona zablokowana</html>']], 'text/html');
  await expect(networkProbes.readStream()).rejects.toMatchObject({ status: 200 });
  stubStream([[10, 'data: 1\n\n']]);
  await expect(networkProbes.readStream()).rejects.toMatchObject({ status: 0 });
  vi.stubGlobal('fetch', async () => new Response(null, { status: 403 }));
  await expect(networkProbes.readStream()).rejects.toMatchObject({ status: 403 });
});

test('[NTT-6] how the answer came back stands beside what it says', async () => {
  const payload = { address: '::1', via: null, socket: null, isSecure: false, sample: NETWORK_SAMPLE };
  const headers = { 'content-encoding': 'gzip' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ payload }), { headers }));
  expect(await networkProbes.askArrival()).toEqual({ ...payload, encoding: 'gzip' });
});

test('[NTT-3] the clock of the server is compared with the middle of the call', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const times = [50, 250];
  vi.spyOn(performance, 'now').mockImplementation(() => times.shift() ?? 250);
  const payload = { connected: true, serverTime: 1_000_600 };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ payload })));
  expect(await networkProbes.askServer()).toEqual({ ms: 200, aheadMs: 500 });
});

test('[NTT-7] the file comes past the cache, and an empty one is none', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(new Uint8Array(500)));
  vi.stubGlobal('fetch', fetched);
  expect(await networkProbes.loadFile()).toMatchObject({ bytes: 500 });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
  vi.stubGlobal('fetch', async () => new Response(''));
  await expect(networkProbes.loadFile()).rejects.toMatchObject({ status: 200 });
});

test('[NTT-8] a browser without what the game needs, or without storage, is seen', () => {
  vi.stubGlobal('EventSource', EventTarget);
  vi.stubGlobal('DecompressionStream', function refuse() {
    throw new TypeError('unknown format');
  });
  expect(networkProbes.seeBrowser()).toMatchObject({ lacks: ['DecompressionStream'], stores: true });
  vi.stubGlobal('localStorage', undefined);
  expect(networkProbes.seeBrowser().stores).toBe(false);
});

test.each([
  ['Edge 131', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0'],
  [
    'Chrome 131',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  ],
  ['Firefox 133', 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ['Safari 17', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15'],
  ['Coś', 'Coś'],
])('[NTT-8] %s is known by its name', (name, agent) => expect(browserName(agent)).toBe(name));

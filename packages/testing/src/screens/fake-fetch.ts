import { vi } from 'vitest';

export type Sent = { readonly url: string; readonly init: RequestInit };

/** A fake `fetch`: gives these answers in turn, 500 after the last. Returns the list of requests, which grows. */
export function fakeFetch(...answers: readonly { readonly status?: number; readonly body: unknown }[]): Sent[] {
  const sent: Sent[] = [];
  const waiting = [...answers];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const next = waiting.shift() ?? { status: 500, body: {} };
    return Promise.resolve(new Response(JSON.stringify(next.body), { status: next.status ?? 200 }));
  });
  return sent;
}

import { vi } from 'vitest';

export type AskedCall = { readonly call: string; readonly body: Readonly<Record<string, string>> };
type Answer = { readonly status?: number; readonly payload: unknown; readonly message?: unknown };

/**
 * A fake server: answers each call by its name, such as `GET user/get-list/` (with or without its query), with a fixed answer or that of a function; 404 for
 * other calls. Returns the list of calls, which grows.
 */
export function fakeServer(answers: Readonly<Record<string, Answer | ((asked: AskedCall) => Answer)>>): AskedCall[] {
  const all: AskedCall[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const call = `${init.method ?? 'GET'} ${url.replace('/api/', '')}`;
    const body = init.body instanceof URLSearchParams ? Object.fromEntries(init.body) : {};
    const asked = { call, body };
    all.push(asked);
    const known = answers[call] ?? answers[call.replace(/\?.*$/u, '')] ?? { status: 404, payload: null };
    const { status = 200, payload, message } = typeof known === 'function' ? known(asked) : known;
    return Promise.resolve(new Response(JSON.stringify({ payload, message }), { status }));
  });
  return all;
}

/**
 * Holds back the fake server's answers to calls whose address ends like this, until the returned function is called: to test what is shown while an answer is
 * awaited.
 */
export function holdAnswers(ending: string): () => void {
  const answer = fetch;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith(ending)) await released;
    return answer(url, init);
  });
  return release;
}

/** One logged-in person's way to the API: bearer and CSRF pair as the protocol asks. */
export type ApiClient = {
  readonly get: (path: string) => Promise<unknown>;
  readonly send: (method: 'POST' | 'PATCH' | 'DELETE' | 'PUT', path: string, body?: object) => Promise<unknown>;
};

type Envelope = {
  readonly csrf?: { readonly key: string; readonly token: string };
  readonly payload?: unknown;
  readonly message?: { readonly text: string; readonly code?: string };
};

/** Logs in and gives a client; throws with the server's own words when a call fails. */
export async function logIn(url: string, email: string, password: string): Promise<ApiClient> {
  let bearer = '';
  let csrf = { key: '', token: '' };
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        ...(bearer === ''
          ? {}
          : { authorization: `Bearer ${bearer}`, 'x-csrf-key': csrf.key, 'x-csrf-token': csrf.token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: Envelope = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    csrf = answer.csrf ?? csrf;
    return answer.payload;
  };
  const payload = await call('POST', 'auth/', { email, password, rememberMe: false });
  bearer = textAt(payload, ['auth', 'value']);
  return { get: (path) => call('GET', path), send: (method, path, body) => call(method, path, body) };
}

/** The text at a path inside an answer; throws when it is not there. */
export function textAt(value: unknown, path: readonly string[]): string {
  let found: unknown = value;
  for (const key of path) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  }
  if (typeof found !== 'string') throw new Error(`No text at ${path.join('.')}: ${JSON.stringify(value)}`);
  return found;
}

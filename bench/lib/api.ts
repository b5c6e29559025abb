type Csrf = { readonly key: string; readonly token: string };
type Envelope = { readonly csrf?: Csrf; readonly payload?: unknown };

/** One logged-in person's way to the API. */
export type Api = {
  readonly get: (path: string) => Promise<unknown>;
  readonly send: (method: 'POST' | 'PATCH', path: string, body: object) => Promise<unknown>;
};

/** Logs in at a server's address. Throws when a call fails. */
export async function logIn(address: string, email: string, password: string): Promise<Api> {
  let headers: Record<string, string> = {};
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${address}/api/${path}`, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...sent,
    });
    const answer: Envelope = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    const { csrf } = answer;
    if (csrf !== undefined) headers = { ...headers, 'x-csrf-key': csrf.key, 'x-csrf-token': csrf.token };
    return answer.payload;
  };
  const payload = await call('POST', 'auth/', { email, password, rememberMe: false });
  headers = { ...headers, authorization: `Bearer ${textAt(payload, 'auth', 'value')}` };
  return { get: (path) => call('GET', path), send: call };
}

/** The text at a path inside an answer; throws when it is not there. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  let found: unknown = value;
  for (const key of path) found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  if (typeof found !== 'string') throw new Error(`No text at ${path.join('.')}`);
  return found;
}

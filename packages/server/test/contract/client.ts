/** How a body travels: the three ways of the protocol, and none. */
export const WAYS = ['multipart', 'urlencoded', 'json'] as const;
export type Way = (typeof WAYS)[number];

export type Csrf = { readonly key: string; readonly token: string };
export type Fields = Readonly<Record<string, unknown>>;

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a stranger's client takes what it is told as it is
  readonly payload: any;
  readonly csrf: Csrf | undefined;
  readonly message: { readonly type: string; readonly text: string; readonly code?: string } | undefined;
};

export type Call = {
  readonly way?: Way;
  readonly csrfIn?: 'headers' | 'body' | 'nowhere';
  readonly headers?: Readonly<Record<string, string>>;
};

/** A stranger's client: written from what is promised alone, nothing of ours in it. */
export class Client {
  readonly address: string;
  bearer: string | null = null;
  csrf: Csrf | null = null;
  remember: string | null = null;

  constructor(address: string) {
    this.address = address;
  }

  async logIn(email: string, password: string): Promise<this> {
    const answer = await this.post('auth/', { email, password, rememberMe: true });
    if (answer.status !== 200) throw new Error(`login of ${email}: ${answer.status} ${answer.text}`);
    this.bearer = answer.payload.auth.value;
    this.remember = answer.payload.remember.value;
    return this;
  }

  get(path: string, call: Call = {}): Promise<Answer> {
    return this.send('GET', path, undefined, call);
  }

  post(path: string, fields: Fields = {}, call: Call = {}): Promise<Answer> {
    return this.send('POST', path, fields, { way: 'multipart', ...call });
  }

  patch(path: string, fields: Fields = {}, call: Call = {}): Promise<Answer> {
    return this.send('PATCH', path, fields, call);
  }

  delete(path: string, call: Call = {}): Promise<Answer> {
    return this.send('DELETE', path, undefined, call);
  }

  /** One call; `fields` undefined sends no body. */
  async send(method: string, path: string, fields: Fields | undefined, call: Call = {}): Promise<Answer> {
    const { way = 'json', csrfIn = 'headers' } = call;
    const headers: Record<string, string> = {};
    if (this.bearer !== null) headers['authorization'] = `Bearer ${this.bearer}`;
    if (this.csrf !== null && csrfIn === 'headers') {
      Object.assign(headers, { 'X-CSRF-Key': this.csrf.key, 'X-CSRF-Token': this.csrf.token });
    }
    const pair =
      this.csrf !== null && csrfIn === 'body' ? { csrf_key: this.csrf.key, csrf_token: this.csrf.token } : {};
    const body = fields === undefined ? undefined : bodyOf({ ...fields, ...pair }, way);
    if (typeof body === 'string') headers['content-type'] = 'application/json';
    return this.raw(method, `/api/${path}`, { headers: { ...headers, ...call.headers }, ...(body && { body }) });
  }

  /** Any request of this address, its answer read as an envelope where it is JSON. */
  async raw(method: string, path: string, request: RequestInit = {}): Promise<Answer> {
    const response = await fetch(`${this.address}${path}`, { method, ...request });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const { csrf, payload, message } = isJson ? JSON.parse(text) : {};
    if (csrf !== undefined) this.csrf = csrf;
    return { status: response.status, headers: response.headers, text, payload, csrf, message };
  }
}

function bodyOf(fields: Fields, way: Way): string | FormData | URLSearchParams {
  if (way === 'json') return JSON.stringify(fields);
  const form = way === 'multipart' ? new FormData() : new URLSearchParams();
  for (const [key, value] of Object.entries(fields)) {
    form.append(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

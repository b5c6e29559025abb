import { setTimeout as sleep } from 'node:timers/promises';

export type ApiAnswer = {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a bare client believes what it is told
  readonly payload: any;
  readonly message: { readonly type: string; readonly text: string; readonly code?: string } | undefined;
};

/** A client of the API written from the protocol alone. */
export class ApiClient {
  readonly address: string;
  bearer: string | null = null;
  #csrf: { key: string; token: string } | null = null;

  readonly #signal: AbortSignal | null;

  /** `signal` ends what takes too long. */
  constructor(address: string, signal: AbortSignal | null = null) {
    this.address = address;
    this.#signal = signal;
  }

  async logIn(email: string, password: string): Promise<this> {
    const { status, payload } = await this.post('auth/', { email, password, rememberMe: 'true' });
    if (status !== 200) throw new Error(`login of ${email}: ${status}`);
    this.bearer = payload.auth.value;
    return this;
  }

  get(path: string): Promise<ApiAnswer> {
    return this.#call('GET', path, undefined);
  }

  /** As form data. (ENV-7) */
  post(path: string, fields: Readonly<Record<string, string>>): Promise<ApiAnswer> {
    return this.#call('POST', path, new URLSearchParams(fields));
  }

  patch(path: string, body: unknown): Promise<ApiAnswer> {
    return this.#call('PATCH', path, JSON.stringify(body));
  }

  delete(path: string): Promise<ApiAnswer> {
    return this.#call('DELETE', path, undefined);
  }

  /** What every call of this caller carries. */
  get headers(): Record<string, string> {
    const headers: Record<string, string> = {};
    if (this.bearer !== null) headers['authorization'] = `Bearer ${this.bearer}`;
    if (this.#csrf !== null) Object.assign(headers, { 'x-csrf-key': this.#csrf.key, 'x-csrf-token': this.#csrf.token });
    return headers;
  }

  async #call(method: string, path: string, body: string | URLSearchParams | undefined): Promise<ApiAnswer> {
    const headers = this.headers;
    if (typeof body === 'string') headers['content-type'] = 'application/json';
    const response = await fetch(`${this.address}/api/${path}`, {
      method,
      headers,
      signal: this.#signal,
      ...(body === undefined ? {} : { body }),
    });
    const answer = JSON.parse(await response.text());
    if (answer.csrf !== undefined) this.#csrf = answer.csrf;
    return { status: response.status, payload: answer.payload, message: answer.message };
  }
}

/** Waits until `isSo` holds, looking every few ms. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, within = 20_000): Promise<void> {
  const end = performance.now() + within;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`still not: ${what}`);
    await sleep(5);
  }
}

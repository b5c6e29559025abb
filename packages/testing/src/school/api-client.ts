import { type CallRecord, CALLS, type SentPart } from '@fracht/protocol';
import type { z } from 'zod';
import { expectPromised } from './promised.ts';

/** How a body is encoded: the three ways of the protocol. */
export const WAYS = ['multipart', 'urlencoded', 'json'] as const;
type Way = (typeof WAYS)[number];

type Csrf = { readonly key: string; readonly token: string };
export type SentFields = Readonly<Record<string, unknown>>;

export type ApiAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test expects of an answer it says itself
  readonly payload: any;
  readonly csrf: Csrf | undefined;
  readonly message: { readonly type: string; readonly text: string; readonly code?: string } | undefined;
};

/** How a request differs from the usual ones of its client. */
type Manner = {
  readonly way?: Way;
  readonly csrfIn?: 'headers' | 'body' | 'nowhere';
  readonly headers?: Readonly<Record<string, string>>;
};

/** What a call takes, by its record. */
type Asked<Row> = SentPart<Row, 'params'> & SentPart<Row, 'query'> & SentPart<Row, 'body'>;
type Parts = { readonly params?: object; readonly query?: object; readonly body?: SentFields };

type Options = {
  /** How POST bodies are encoded unless a request says otherwise. */
  readonly way?: Way;
  /** Aborts what takes too long. */
  readonly signal?: AbortSignal;
};

/**
 * A client of a real server's API for one person, or a guest; it adds bearer and CSRF pair by itself. Every refusal must carry a code
 * that the record of its call names.
 */
export class ApiClient {
  readonly address: string;
  bearer: string | null = null;
  csrf: Csrf | null = null;
  remember: string | null = null;
  readonly #options: Options;

  constructor(address: string, options: Options = {}) {
    this.address = address;
    this.#options = options;
  }

  /** Logs in. Throws if the server refuses it. */
  async logIn(email: string, password: string): Promise<this> {
    const { auth, remember } = await this.call(CALLS.login, { body: { email, password, rememberMe: true } });
    this.bearer = auth.value;
    this.remember = remember?.value ?? null;
    return this;
  }

  /** Makes a call as its record says, with its body as JSON, and gives the payload, parsed by the record's schema. Throws if it is refused. */
  async call<Row extends CallRecord, Answer extends z.ZodType>(
    row: Row & { readonly answer: Answer },
    asked: Asked<Row>,
  ): Promise<z.output<Answer>> {
    const { params = {}, query = {}, body }: Parts = asked;
    const search = new URLSearchParams(textsOf(query)).toString();
    const address = filled(row.path, textsOf(params)) + (search && `?${search}`);
    const { payload } = await done(this.send(row.method, address, body));
    return row.answer.parse(payload);
  }

  /** Gets a path below /api/. */
  get(path: string, manner: Manner = {}): Promise<ApiAnswer> {
    return this.send('GET', path, undefined, manner);
  }

  /** Posts fields, as a form unless specified otherwise. (ENV-7) */
  post(path: string, fields: SentFields = {}, manner: Manner = {}): Promise<ApiAnswer> {
    return this.send('POST', path, fields, { way: this.#options.way ?? 'urlencoded', ...manner });
  }

  /** Sends fields by PATCH, as JSON unless specified otherwise. */
  patch(path: string, fields: SentFields = {}, manner: Manner = {}): Promise<ApiAnswer> {
    return this.send('PATCH', path, fields, manner);
  }

  /** Makes a call by DELETE. */
  delete(path: string, manner: Manner = {}): Promise<ApiAnswer> {
    return this.send('DELETE', path, undefined, manner);
  }

  /** Makes any call, refused or not; `fields` undefined sends no body. */
  async send(
    method: string,
    path: string,
    fields: SentFields | undefined,
    { way = 'json', csrfIn = 'headers', headers = {} }: Manner = {},
  ): Promise<ApiAnswer> {
    const pair =
      this.csrf !== null && csrfIn === 'body' ? { csrf_key: this.csrf.key, csrf_token: this.csrf.token } : {};
    const body = fields === undefined ? undefined : bodyOf({ ...fields, ...pair }, way);
    const own = csrfIn === 'headers' ? this.headers : this.#bearerHeader;
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    return this.raw(method, `/api/${path}`, { headers: { ...own, ...type, ...headers }, ...(body && { body }) });
  }

  /** Any request to this address, its answer read as an envelope if it is JSON. */
  async raw(method: string, path: string, request: RequestInit = {}): Promise<ApiAnswer> {
    const { signal = null } = this.#options;
    const response = await fetch(`${this.address}${path}`, { method, signal, ...request });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const { csrf, payload, message } = isJson ? JSON.parse(text) : {};
    if (csrf !== undefined) this.csrf = csrf;
    const answer = { status: response.status, headers: response.headers, text, payload, csrf, message };
    if (path.startsWith('/api/')) expectPromised(method, path.slice('/api/'.length), answer);
    return answer;
  }

  /** What every call of this person carries. */
  get headers(): Readonly<Record<string, string>> {
    const { csrf } = this;
    return { ...this.#bearerHeader, ...(csrf && { 'x-csrf-key': csrf.key, 'x-csrf-token': csrf.token }) };
  }

  get #bearerHeader(): Readonly<Record<string, string>> {
    return this.bearer === null ? {} : { authorization: `Bearer ${this.bearer}` };
  }
}

/** The answer of a call that has to succeed; throws the server's message if it does not. */
export async function done(asked: Promise<ApiAnswer>): Promise<ApiAnswer> {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return answer;
}

function bodyOf(fields: SentFields, way: Way): string | FormData | URLSearchParams {
  if (way === 'json') return JSON.stringify(fields);
  const form = way === 'multipart' ? new FormData() : new URLSearchParams();
  for (const [key, value] of Object.entries(textsOf(fields))) form.append(key, value);
  return form;
}

/** Fields in the form of an address or a form: what is not text is JSON. */
function textsOf(fields: object): Readonly<Record<string, string>> {
  const texts = Object.entries(fields).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return Object.fromEntries(texts);
}

/** The path of a record with its placeholders replaced. */
function filled(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

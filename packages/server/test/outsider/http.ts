import { spelled, succeeded } from './calls.ts';
import { dig, isFields, misfits, textAt, type Fields } from './reading.ts';

/** What fetch takes as a body. */
export type Body = NonNullable<RequestInit['body']>;

/** How a body is encoded: the two kinds of form data, or JSON (which every method may use). */
export type Encoding = 'multipart' | 'urlencoded' | 'json';

/** Where a call carries the CSRF pair; `none` leaves it out. */
export type PairPlace = 'body' | 'headers' | 'none';

export type Pair = { readonly key: string; readonly token: string };

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly payload: unknown;
  readonly csrf: Pair | undefined;
  readonly type: string | undefined;
  readonly text: string | undefined;
  readonly code: string | undefined;
};

type Ways = {
  readonly as?: Encoding;
  readonly pair?: PairPlace;
  readonly headers?: Readonly<Record<string, string>>;
};

const MESSAGE_TYPES = ['danger', 'warning', 'info', 'other', 'none'];
const FAILURES = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503];

/** Reads an answer and checks that it is an envelope; anything else fails here. */
export async function readAnswer(response: Response): Promise<Answer> {
  const raw = await response.text();
  const where = `${response.status} ${response.url}: ${raw.slice(0, 300)}`;
  const kind = response.headers.get('content-type') ?? '';
  if (!kind.startsWith('application/json')) throw new Error(`not JSON but ${kind}: ${where}`);
  const body: unknown = JSON.parse(raw);
  if (!isFields(body)) throw new Error(`no envelope: ${where}`);
  const extra = Object.keys(body).filter((key) => !['csrf', 'payload', 'message'].includes(key));
  if (extra.length > 0 || !('payload' in body)) throw new Error(`another envelope: ${where}`);
  if (!response.ok && !FAILURES.includes(response.status)) throw new Error(`another status: ${where}`);
  const message = readMessage(body.message, where);
  if (!response.ok && message.code === undefined) throw new Error(`a failure without a code: ${where}`);
  if (response.status === 422) readFieldErrors(body.payload, where);
  return {
    status: response.status,
    headers: response.headers,
    payload: body.payload,
    csrf: readPair(body.csrf, where),
    ...message,
  };
}

function readMessage(message: unknown, where: string) {
  if (message === undefined) return { type: undefined, text: undefined, code: undefined };
  const wrong = misfits(message, { type: 'text', text: 'text', code: 'text|absent' });
  if (wrong.length > 0) throw new Error(`message: ${wrong.join(', ')} in ${where}`);
  const [type, text] = [textAt(message, 'type'), textAt(message, 'text')];
  const code = dig(message, 'code') === undefined ? undefined : textAt(message, 'code');
  if (!MESSAGE_TYPES.includes(type)) throw new Error(`message type ${type} in ${where}`);
  if (code !== undefined && !/^[A-Z][A-Z0-9_]*$/u.test(code)) throw new Error(`code ${code} in ${where}`);
  return { type, text, code };
}

function readPair(pair: unknown, where: string): Pair | undefined {
  if (pair === undefined) return undefined;
  const wrong = misfits(pair, { key: 'text', token: 'text' });
  if (wrong.length > 0) throw new Error(`csrf: ${wrong.join(', ')} in ${where}`);
  return { key: textAt(pair, 'key'), token: textAt(pair, 'token') };
}

/** `{field: [messages]}`, which is what a form shows under its fields. */
function readFieldErrors(payload: unknown, where: string): void {
  const fits =
    isFields(payload) &&
    Object.values(payload).every(
      (texts) => Array.isArray(texts) && texts.length > 0 && texts.every((text) => typeof text === 'string'),
    );
  if (!fits) throw new Error(`no errors by field: ${where}`);
}

/** The values of a form: numbers and flags as a browser would write them, structures as JSON. */
function formEntries(body: Fields): [string, string][] {
  return Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, typeof value === 'string' ? value : JSON.stringify(value)]);
}

function encode(body: Fields, as: Encoding): { body: Body; headers: Record<string, string> } {
  if (as === 'json') return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  if (as === 'urlencoded') return { body: new URLSearchParams(formEntries(body)), headers: {} };
  const form = new FormData();
  for (const [field, value] of formEntries(body)) form.append(field, value);
  return { body: form, headers: {} };
}

/** One person's session: bearer, the latest CSRF pair, and the calls made with them. */
export type Visitor = {
  readonly base: string;
  bearer: string | undefined;
  pair: Pair | undefined;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly send: (method: string, path: string, body?: Fields, ways?: Ways) => Promise<Answer>;
  readonly upload: (path: string, form: FormData) => Promise<Answer>;
};

/**
 * A client of the API at `base`. Calls use the alternatives that the contract allows in turn: paths with and without the last
 * slash, both kinds of form data for POST, the pair in the body and in the headers; all must work alike.
 */
export function visitor(http: string): Visitor {
  const base = `${http}/api/`;
  let turn = 0;
  const authorised = (): Record<string, string> =>
    self.bearer === undefined ? {} : { authorization: `Bearer ${self.bearer}` };
  const keep = async (method: string, address: string, response: Response): Promise<Answer> => {
    const answer = await readAnswer(response);
    if (response.ok) succeeded(method, address);
    if (answer.csrf !== undefined) self.pair = answer.csrf;
    return answer;
  };
  const self: Visitor = {
    base,
    bearer: undefined,
    pair: undefined,
    get: async (path, headers = {}) => {
      const address = spelled('GET', path);
      return keep('GET', address, await fetch(base + address, { headers: { ...authorised(), ...headers } }));
    },
    async send(method, path, body = {}, { as, pair, headers = {} } = {}) {
      turn += 1;
      const formed = turn % 2 === 0 ? 'multipart' : 'urlencoded';
      const carried = self.pair === undefined ? 'none' : (pair ?? (turn % 3 === 0 ? 'headers' : 'body'));
      const encoded = encode(
        carried === 'body' && self.pair !== undefined
          ? { ...body, csrf_key: self.pair.key, csrf_token: self.pair.token }
          : body,
        as ?? (method === 'POST' ? formed : 'json'),
      );
      const address = spelled(method, path);
      const response = await fetch(base + address, {
        method,
        body: encoded.body,
        headers: {
          ...encoded.headers,
          ...authorised(),
          ...(carried === 'headers' ? pairHeaders(self.pair) : {}),
          ...headers,
        },
      });
      return keep(method, address, response);
    },
    async upload(path, form) {
      const address = spelled('POST', path);
      const headers = { ...authorised(), ...pairHeaders(self.pair) };
      return keep('POST', address, await fetch(base + address, { method: 'POST', body: form, headers }));
    },
  };
  return self;
}

export function pairHeaders(pair: Pair | undefined): Record<string, string> {
  return pair === undefined ? {} : { 'X-CSRF-Key': pair.key, 'X-CSRF-Token': pair.token };
}

/** Logs in and keeps bearer and pair. */
export async function logIn(http: string, email: string, password: string): Promise<Visitor> {
  const person = visitor(http);
  const answer = await person.send('POST', 'auth/', { email, password, rememberMe: true });
  if (answer.status !== 200) throw new Error(`no login for ${email}: ${answer.status} ${answer.code ?? ''}`);
  person.bearer = textAt(answer.payload, 'auth', 'value');
  return person;
}

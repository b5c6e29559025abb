import { uiText } from '@fracht/content';
import type { UnreadFields } from '@fracht/protocol';
import { measuringClock } from '../server-time.ts';
import { sessionStore, setCsrf } from '../session/session-store.ts';
import { notify, type ToastAction, type ToastType } from '../ui/toasts.ts';
import { clearFieldErrors, errorsTold, setFieldErrors, type FieldErrors } from '../ui/field-errors.ts';
import { beginRequest, endRequest } from '../ui/loading.ts';
import { ApiError } from './api-error.ts';
import { formBody } from './form-body.ts';
import { asFields, asList, asText } from './read.ts';
import { keepWish, takeWish, withKey } from './request-keys.ts';
import { withinPatience } from './within-patience.ts';

export type Call<Result> = {
  readonly method: string;
  /** Below the API's base address, such as `game/get-list/`. */
  readonly path: string;
  readonly body?: object | undefined;
  /** Instead of `body`, for a call that takes a file. */
  readonly form?: FormData | undefined;
  /** Shows no loading overlay. (UIX-2) */
  readonly isQuiet?: boolean;
  /** Shows no notice of a failure; the caller reports it. */
  readonly isSilent?: boolean;
  /** Error codes for which it shows no notice either: the caller says what to do. */
  readonly silentOn?: readonly string[];
  /** The call ends the session: if the session has expired, nobody is asked to log in for it. */
  readonly endsSession?: boolean;
  /** Keeps the field errors shown so far, unless the answer brings new ones: for calls that no form has sent. Calls that only read always do. */
  readonly keepsErrors?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** The server works for so long that its silence says nothing for minutes. (CAL-14) */
  readonly isLongWork?: boolean;
  /** Used instead of `fetch`, to report the progress of an upload. */
  readonly send?: (address: string, init: RequestInit) => Promise<Response>;
  /** Prefix of the names under which field errors are kept: for a form that shares a field name with another form of the page. */
  readonly errorPrefix?: string;
  /** The notice of a success: shown along with the server's message, or instead of it. */
  readonly told?: ((result: Result) => SuccessNotice) | undefined;
  /** The call creates something: after a lost answer the next one goes under the same key, and the server creates nothing twice. 'OF_THIS': only if it has the same body, which names what the thing is made of. (CAL-13) */
  readonly makes?: boolean | 'OF_THIS';
  /** Parses the payload of a success; throws if it has another shape. */
  readonly parse: (payload: unknown) => Result;
};

type Sent = Omit<Call<unknown>, 'parse' | 'told'>;

export type SuccessNotice = { readonly text?: string; readonly actions?: readonly ToastAction[] };

type ServerAnswer = {
  readonly status: number;
  readonly isOk: boolean;
  readonly payload: unknown;
  readonly message: AnswerNotice | null;
};
type AnswerNotice = { readonly type: ToastType | 'none'; readonly text: string; readonly code: string | null };

const API_BASE = '/api/';
const TOAST_TYPES: readonly (ToastType | 'none')[] = ['danger', 'warning', 'info', 'other', 'none'];

/** Why a session has ended, as the server says: an error code and a message; null: it does not know. */
export type SessionEnded = { readonly why: string; readonly words: string } | null;

/** The outcome of renewing a session; AWAY: unknown, the network or the server is down. */
export type SessionRenewal = 'RENEWED' | 'OVER' | 'AWAY';

let renew: () => Promise<SessionRenewal> = () => Promise.resolve('AWAY');
let logInAgain: (ended: SessionEnded) => Promise<boolean> = () => Promise.resolve(false);

/** Sets how an expired bearer is renewed and, if nothing renews it, how its person logs in again; the latter resolves to whether that succeeded. */
export function setSessionRenewal(renewSession: typeof renew, askForLogin: typeof logInAgain): void {
  renew = renewSession;
  logInAgain = askForLogin;
}

/**
 * Makes one call and returns its payload, parsed. Sends the bearer and the CSRF pair; a body goes as form data. Shows the overlay, and the server's message as
 * a notice. Field errors are kept on failure; the success of a call that changes something clears those from before it. If the bearer has expired it renews the
 * session, by asking the person to log in if need be, and tries once more. Throws ApiError, or what `parse` throws; then no success is reported. (CAL-1, CAL-2)
 */
export async function request<Result>(call: Call<Result>): Promise<Result> {
  if (call.isQuiet !== true) beginRequest();
  const told = errorsTold();
  const { makes = false } = call;
  const place = `${call.method} ${call.path}`;
  const wish = makes === false ? null : takeWish(place, call, makes === 'OF_THIS');
  const sent = wish === null ? call : withKey(call, wish);
  let isLost = true;
  try {
    const bearer = sessionStore.getState().token;
    let answer = await send(sent);
    // Another call has renewed the session while this one was in progress.
    if (isExpired(answer) && sessionStore.getState().token !== bearer) answer = await send(sent);
    const wasExpired = isExpired(answer);
    if (wasExpired && (await isBackIn(call, endOf(answer)))) answer = await send(sent);
    // A person who was asked to log in again and left instead needs no notice of it.
    const isTold = wasExpired && sessionStore.getState().token === null;
    // A page also polls, while somebody reads the field errors. Errors that arrived while a call was in progress belong to another call.
    const keepsErrors = call.keepsErrors === true || call.method === 'GET' || told !== errorsTold();
    const given = { ...call, keepsErrors };
    isLost = answer.isOk || !isSettled(answer);
    if (!answer.isOk) return refuse(answer, { ...given, isSilent: call.isSilent === true || isTold });
    const result = accept(answer, given);
    isLost = false;
    return result;
  } finally {
    if (wish !== null && isLost) keepWish(place, wish);
    if (call.isQuiet !== true) endRequest();
  }
}

/** Whether the session has been restored. While somebody types the password, no loading overlay covers the page. (SGN-3, SGN-14) */
async function isBackIn({ endsSession = false, isQuiet = false }: Sent, ended: SessionEnded): Promise<boolean> {
  if (endsSession) return false;
  const renewed = await renew();
  if (renewed !== 'OVER') return renewed === 'RENEWED';
  if (!isQuiet) endRequest();
  try {
    return await logInAgain(ended);
  } finally {
    if (!isQuiet) beginRequest();
  }
}

function endOf({ payload, message }: ServerAnswer): SessionEnded {
  const why = asText(asFields(payload)['ended']);
  return why === null || message === null ? null : { why, words: message.text };
}

/** Whether it was the server, not something on the way to it, that refused. */
function isSettled({ status }: ServerAnswer): boolean {
  return status > 0 && status < 500;
}

function isExpired({ status, message }: ServerAnswer): boolean {
  return status === 401 && message?.code === 'UNAUTHORIZED' && sessionStore.getState().token !== null;
}

async function send(call: Sent): Promise<ServerAnswer> {
  const { isLongWork = false, signal } = call;
  const init = requestInit(call);
  try {
    return await withinPatience({ bytes: sizeOf(init.body), isLongWork, signal }, (ending, heard) =>
      sendOnce(call, { ...init, signal: ending }, heard),
    );
  } catch (cause) {
    if (signal?.aborted === true && !isTimeOut(signal.reason)) throw cause;
    return lostAnswer(uiText.noServer);
  }
}

/** Whether a caller gave up after a time of its own: to it the answer is lost as well. */
function isTimeOut(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

async function sendOnce(call: Sent, init: RequestInit, heard: () => void): Promise<ServerAnswer> {
  const heardDate = measuringClock();
  const response = await (call.send ?? fetch)(API_BASE + call.path, init);
  heard();
  heardDate(dateIn(response));
  const envelope = envelopeIn(await response.text());
  if (envelope === null) return lostAnswer(uiText.notServer);
  keepCsrf(envelope['csrf']);
  return {
    status: response.status,
    isOk: response.ok,
    payload: envelope['payload'],
    message: messageOf(envelope['message']),
  };
}

/** Nobody knows whether the server has heard the call: it did not answer, or something on the way answered in its place. (CAL-3) */
function lostAnswer(text: string): ServerAnswer {
  return { status: 0, isOk: false, payload: null, message: { type: 'danger', text, code: null } };
}

function sizeOf(body: RequestInit['body']): number {
  if (body instanceof URLSearchParams) return body.toString().length;
  if (!(body instanceof FormData)) return 0;
  return [...body.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : value.size), 0);
}

function requestInit({ method, body, form }: Sent): RequestInit {
  const { token, csrf } = sessionStore.getState();
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (csrf !== null) {
    headers.set('X-CSRF-Key', csrf.key);
    headers.set('X-CSRF-Token', csrf.token);
  }
  const init: RequestInit = { method, headers, credentials: 'omit' };
  if (method === 'GET' || method === 'DELETE') return init;
  const fields = { ...body, ...(csrf === null ? {} : { csrf_key: csrf.key, csrf_token: csrf.token }) };
  init.body = form ?? formBody(fields);
  return init;
}

/** When the server answered, by its own clock; null: the answer came from something on the way, or was cached there for a while. (LOC-5) */
function dateIn({ headers }: Response): string | null {
  const isOfServer = /^application\/json\b/u.test(headers.get('content-type') ?? '');
  return isOfServer && !headers.has('age') ? headers.get('date') : null;
}

/** The envelope in which the server, and nothing else, answers every call (ENV-2); null: this is something else, such as the page of a filter or a login to the network. */
function envelopeIn(text: string): UnreadFields | null {
  try {
    const envelope = asFields(JSON.parse(text));
    return 'payload' in envelope || 'message' in envelope ? envelope : null;
  } catch {
    return null;
  }
}

function keepCsrf(value: unknown): void {
  const { key, token } = asFields(value);
  if (typeof key === 'string' && typeof token === 'string') setCsrf({ key, token });
}

function messageOf(value: unknown): AnswerNotice | null {
  const { type, text, code } = asFields(value);
  const words = asText(text);
  if (words === null) return null;
  return { type: TOAST_TYPES.find((known) => known === type) ?? 'other', text: words, code: asText(code) };
}

function accept<Result>({ payload, message }: ServerAnswer, { keepsErrors, parse, told }: Call<Result>): Result {
  if (keepsErrors !== true) clearFieldErrors();
  const result = parse(payload);
  if (message !== null) notify({ ...message, ...told?.(result) });
  return result;
}

function refuse({ status, payload, message }: ServerAnswer, call: Sent): never {
  const fields = status === 422 || status === 413 ? fieldErrorsOf(payload, call.errorPrefix ?? '') : {};
  if (call.keepsErrors !== true || Object.keys(fields).length > 0) setFieldErrors(fields);
  const isSilent = call.isSilent === true || call.silentOn?.includes(message?.code ?? '') === true;
  if (message !== null && !isSilent) notify(message);
  throw new ApiError({ status, code: message?.code ?? null, text: message?.text ?? uiText.badAnswer, fields, payload });
}

function fieldErrorsOf(payload: unknown, prefix: string): FieldErrors {
  const entries = Object.entries(asFields(payload)).map(
    ([name, texts]) => [prefix + name, asList(texts, asText)] as const,
  );
  return Object.fromEntries(entries);
}

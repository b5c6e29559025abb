import { uiText } from '@fracht/content';
import { sessionStore, setCsrf } from '../session/session-store.ts';
import { notify, type ToastAction, type ToastType } from '../ui/toasts.ts';
import { ApiError } from './api-error.ts';
import { clearFieldErrors, setFieldErrors, type FieldErrors } from './field-errors.ts';
import { formBody } from './form-body.ts';
import { beginLoading, endLoading } from './loading.ts';
import { readFields, readList, readText } from './read.ts';

export type Call = {
  readonly method: string;
  /** After the API base, such as `game/get-list/`. */
  readonly path: string;
  readonly body?: object | undefined;
  /** In the place of `body`, for a call that takes a file. */
  readonly form?: FormData | undefined;
  /** No loading overlay; as the list of games asks. (UIX-2) */
  readonly isQuiet?: boolean;
  /** No notice of a failure; the caller tells it in its own way. */
  readonly isSilent?: boolean;
  /** Leaves the errors of fields unless it brings some: the call is not about what was typed. */
  readonly keepsErrors?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Sends it in the place of `fetch`: to tell how far it is. */
  readonly send?: (address: string, init: RequestInit) => Promise<Response>;
  /** Stands before the names under which errors of fields are kept, where another form on the page has fields of these names. */
  readonly errorPrefix?: string;
  /** What the notice of a success says beside the server's words, or in their place. */
  readonly told?: ((payload: unknown) => Told) | undefined;
};

export type Told = { readonly text?: string; readonly actions?: readonly ToastAction[] };

type Answer = {
  readonly status: number;
  readonly isOk: boolean;
  readonly payload: unknown;
  readonly message: Message | null;
};
type Message = { readonly type: ToastType | 'none'; readonly text: string; readonly code: string | null };

const API_BASE = '/api/';
const TOAST_TYPES: readonly (ToastType | 'none')[] = ['danger', 'warning', 'info', 'other', 'none'];

let renew: () => Promise<boolean> = () => Promise.resolve(false);

/** Sets what is done when the bearer has run out; it answers whether the call is worth a second try. */
export function onExpired(renewSession: () => Promise<boolean>): void {
  renew = renewSession;
}

/**
 * Makes one call and gives its payload, still unknown. Bearer and CSRF pair ride along; POST goes as form data; the overlay
 * shows; the server's message becomes a notice; field errors are kept on failure and cleared on success. Throws ApiError.
 * (CAL-1, CAL-2)
 */
export async function request(call: Call): Promise<unknown> {
  if (call.isQuiet !== true) beginLoading();
  try {
    const first = await send(call);
    const answer = isExpired(first) && (await renew()) ? await send(call) : first;
    return answer.isOk ? accept(answer, call) : refuse(answer, call);
  } finally {
    if (call.isQuiet !== true) endLoading();
  }
}

function isExpired({ status, message }: Answer): boolean {
  return status === 401 && message?.code === 'UNAUTHORIZED' && sessionStore.getState().token !== null;
}

async function send(call: Call): Promise<Answer> {
  try {
    const response = await (call.send ?? fetch)(API_BASE + call.path, requestInit(call));
    const envelope = readFields(await bodyOf(response));
    keepCsrf(envelope['csrf']);
    return {
      status: response.status,
      isOk: response.ok,
      payload: envelope['payload'],
      message: messageOf(envelope['message']),
    };
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    return { status: 0, isOk: false, payload: null, message: { type: 'danger', text: uiText.noServer, code: null } };
  }
}

function requestInit({ method, body, form, signal }: Call): RequestInit {
  const { token, csrf } = sessionStore.getState();
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (csrf !== null) {
    headers.set('X-CSRF-Key', csrf.key);
    headers.set('X-CSRF-Token', csrf.token);
  }
  const init: RequestInit = { method, headers, credentials: 'omit' };
  if (signal !== undefined) init.signal = signal;
  if (method === 'GET' || method === 'DELETE') return init;
  const fields = { ...body, ...(csrf === null ? {} : { csrf_key: csrf.key, csrf_token: csrf.token }) };
  init.body = form ?? formBody(fields);
  return init;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return { message: { type: 'danger', text: uiText.badAnswer } };
  }
}

function keepCsrf(value: unknown): void {
  const { key, token } = readFields(value);
  if (typeof key === 'string' && typeof token === 'string') setCsrf({ key, token });
}

function messageOf(value: unknown): Message | null {
  const { type, text, code } = readFields(value);
  const words = readText(text);
  if (words === null) return null;
  return { type: TOAST_TYPES.find((known) => known === type) ?? 'other', text: words, code: readText(code) };
}

function accept({ payload, message }: Answer, { keepsErrors, told }: Call): unknown {
  if (keepsErrors !== true) clearFieldErrors();
  if (message !== null) notify({ ...message, ...told?.(payload) });
  return payload;
}

function refuse({ status, payload, message }: Answer, call: Call): never {
  const fields = status === 422 || status === 413 ? fieldErrorsOf(payload, call.errorPrefix ?? '') : {};
  if (call.keepsErrors !== true || Object.keys(fields).length > 0) setFieldErrors(fields);
  if (message !== null && call.isSilent !== true) notify(message);
  throw new ApiError({ status, code: message?.code ?? null, text: message?.text ?? uiText.badAnswer, fields, payload });
}

function fieldErrorsOf(payload: unknown, prefix: string): FieldErrors {
  const entries = Object.entries(readFields(payload)).map(
    ([name, texts]) => [prefix + name, readList(texts, readText)] as const,
  );
  return Object.fromEntries(entries);
}

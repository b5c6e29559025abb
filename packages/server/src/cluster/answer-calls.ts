import { AsyncLocalStorage } from 'node:async_hooks';
import type { Api } from '../http/api.ts';
import { type CallNote, packAnsweredCall } from './notes.ts';

/** What this process knows of a call that it answers for another: where the caller's browser reaches that one's socket. */
export type Handed = { readonly socketPort: number | null };

const handed = new AsyncLocalStorage<Handed>();

/** The call that is being answered, where another process handed it on; undefined for one of a caller who reached this process. Nothing in a request can pretend it. */
export function handedOn(): Handed | undefined {
  return handed.getStore();
}

/** Answers a call that another process handed on, as if its caller had come here; gives the status beside the packed answer. */
export async function answerCall(
  app: Pick<Api, 'inject'>,
  { method, url, headers, body, remote, socketPort }: CallNote,
): Promise<{ readonly status: number; readonly bytes: Uint8Array }> {
  // It begins when it is waited for, which has to be within.
  const answered = await handed.run({ socketPort }, async () =>
    app.inject({
      method,
      url,
      headers,
      remoteAddress: remote,
      ...(body === null ? {} : { payload: body }),
    }),
  );
  const kept = Object.entries(answered.headers).flatMap(([name, value]) =>
    value === undefined || OF_THE_LINE.has(name) ? [] : [[name, Array.isArray(value) ? value : String(value)] as const],
  );
  const head = { status: answered.statusCode, headers: Object.fromEntries(kept) };
  return { status: head.status, bytes: packAnsweredCall(head, answered.rawPayload) };
}

/** What an answer says of the line that it comes over, and not of itself. */
const OF_THE_LINE = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']);

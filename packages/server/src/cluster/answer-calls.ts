import { AsyncLocalStorage } from 'node:async_hooks';
import type { Api } from '../http/api.ts';
import { type CallNote, packAnsweredCall } from './notes.ts';

/** What a process knows when it answers a forwarded call: the port of the socket that the caller's browser can reach, and the id of the request. */
export type Handed = { readonly socketPort: number | null; readonly request: string };

const handed = new AsyncLocalStorage<Handed>();

/**
 * The forwarded call that is being answered; undefined for a call that reached this process directly. Kept apart from the request, so that no
 * request can fake it.
 */
export function forwardedCall(): Handed | undefined {
  return handed.getStore();
}

/** Answers a call that another process forwarded, as if it had been made here; gives the status, and the packed answer. */
export async function answerCall(
  app: Pick<Api, 'inject'>,
  { method, url, headers, body, remote, socketPort, request }: CallNote,
): Promise<{ readonly status: number; readonly bytes: Uint8Array }> {
  // `inject` only begins when it is awaited, so that has to happen within `run`.
  const answered = await handed.run({ socketPort, request }, async () =>
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

/** Headers that describe the connection, not the answer. */
const OF_THE_LINE = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']);

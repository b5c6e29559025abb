import { callName } from '../policies/calls.ts';
import { AppError } from '../errors.ts';
import type { Api } from '../http/api.ts';
import { forwardedCall, withHanded } from '../http/handed-call.ts';
import { type CallNote, packAnsweredCall } from './notes.ts';

/** The name under which the calls that may be forwarded between processes are attached to the app. */
export const HANDED_CALLS = 'handedCalls';

/**
 * Forwards only calls about live games, whose routes are marked for it: anyone who reaches the bus without being one of the processes can reach nothing
 * else there, neither accounts nor the metrics. (CLU-8)
 */
export function refuseOtherForwardedCalls(app: Api): void {
  const handedCalls = new Set<string>();
  app.decorate(HANDED_CALLS, handedCalls);
  app.addHook('onRequest', async ({ method, routeOptions: { url } }) => {
    if (forwardedCall() === undefined) return;
    if (url === undefined || !handedCalls.has(callName(method, url))) throw new AppError('NOT_FOUND');
  });
}

/** Answers a call that another process forwarded, as if it had been made here; gives the status, and the packed answer. */
export async function answerCall(
  app: Pick<Api, 'inject'>,
  { method, url, headers, body, remote, ...told }: CallNote,
): Promise<{ readonly status: number; readonly bytes: Uint8Array }> {
  // `inject` only begins when it is awaited, so that has to happen within `run`.
  const { socketPort, request, bearerHash } = told;
  const answered = await withHanded({ socketPort, request, bearerHash }, async () =>
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

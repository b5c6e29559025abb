import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, pino, type Logger } from 'pino';

export type { Logger } from 'pino';

/** Fields that are never logged. */
const SECRET_PATHS = ['req.headers.authorization', 'req.headers.cookie', 'password', '*.password', 'token', '*.token'];

const request = new AsyncLocalStorage<string | null>();

/** Runs work under the id of a request: every log line that it causes, asynchronous work included, carries the id. (RUN-11) */
export function forRequest<Done>(id: string, work: () => Done): Done {
  return request.run(id, work);
}

/** Runs work outside any request: its log lines carry no request id, even if a request started it. */
export function forNoRequest<Done>(work: () => Done): Done {
  return request.run(null, work);
}

/** The process's structured logger. Lines are JSON on standard error, so that standard output stays readable. */
export function makeLog(
  level: 'silent' | 'warn' | 'info' = 'warn',
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger {
  return pino({ level, redact: SECRET_PATHS, base: null, mixin: ofRequest }, destination);
}

function ofRequest(): { readonly request?: string } {
  const id = request.getStore() ?? null;
  return id === null ? {} : { request: id };
}

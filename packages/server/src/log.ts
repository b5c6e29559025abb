import { pino, type Logger } from 'pino';

export type { Logger } from 'pino';

/** Never written to the log, wherever they stand. */
const SECRET_PATHS = ['req.headers.authorization', 'req.headers.cookie', 'password', '*.password', 'token', '*.token'];

/** The one structured logger of the process; lines are JSON on the error stream, so that standard output stays readable. */
export function makeLog(level: 'silent' | 'warn' | 'info' = 'warn'): Logger {
  return pino({ level, redact: SECRET_PATHS, base: null }, pino.destination({ dest: 2, sync: true }));
}

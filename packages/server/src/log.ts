import { pino, type Logger } from 'pino';

export type { Logger } from 'pino';

/** Fields that are never logged. */
const SECRET_PATHS = ['req.headers.authorization', 'req.headers.cookie', 'password', '*.password', 'token', '*.token'];

/** The process's structured logger. Lines are JSON on standard error, so that standard output stays readable. */
export function makeLog(level: 'silent' | 'warn' | 'info' = 'warn'): Logger {
  return pino({ level, redact: SECRET_PATHS, base: null }, pino.destination({ dest: 2, sync: true }));
}

import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { emailAddress, LIMITS, newPassword } from '@fracht/protocol';
import { type IsProxy, readProxies } from './proxies.ts';

const portNumber = z
  .string()
  .regex(/^\d{1,5}$/u)
  .transform(Number)
  .pipe(z.number().int().min(0).max(65_535));
const webAddress = z.url({ protocol: /^https?$/u }).transform((value) => value.replace(/\/+$/u, ''));
const rate = z
  .string()
  .regex(/^\d{1,4}$/u)
  .transform(Number)
  .pipe(z.number().int().min(1).max(1000));

const count = z
  .string()
  .regex(/^\d{1,4}$/u)
  .transform(Number);

/** Proxies on the same machine, whose X-Forwarded-For is trusted. */
const LOOPBACK = '127.0.0.0/8,::1';
const proxies = z.string().refine((value) => readProxies(value) !== null);

/** Every variable of the server's environment, with its default. (CFG-1 to CFG-13) */
const environment = z.object({
  PORT: portNumber.default(8080),
  SOCKET_PORT: portNumber.default(54_345),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().min(1).default('./var'),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/u }).optional(),
  NATS_URL: z.string().refine(isListOfNats).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: count.default(14),
  ACTION_RATE: rate.default(20),
  SMTP_URL: z.url({ protocol: /^smtps?$/u }).optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .max(LIMITS.email)
    .regex(/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/u)
    .optional(),
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: newPassword.optional(),
  DEMO: z.enum(['0', '1']).optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,256}$/u)
    .optional(),
  TRUST_PROXY: proxies.default(LOOPBACK),
  NODE_ENV: z.string().optional(),
});

export type Config = {
  readonly port: number;
  readonly socketPort: number;
  readonly host: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** The address of a PostgreSQL database; null: SQLite in the data directory. */
  readonly databaseUrl: string | null;
  /** Addresses of the NATS through which several processes share the games, separated by commas; null: a single process. */
  readonly natsUrl: string | null;
  /** The folder of the backups. */
  readonly backupDir: string;
  /** How many backups are kept; 0: none is made by itself. */
  readonly backupKeep: number;
  /** Rate limit: sustained actions a second over one socket. */
  readonly actionRate: number;
  /** The mail server and the sender's address; null: letters stay in the outbox. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  readonly admin: { readonly email: string; readonly password: string } | null;
  readonly demo: boolean;
  /** The token for /metrics; null: only callers on this machine, and not through a proxy, may see them. */
  readonly metricsToken: string | null;
  /** Whose X-Forwarded-For is trusted. */
  readonly isProxy: IsProxy;
};

/** What is wrong with the environment, in one line for the person who starts the server. */
export class ConfigError extends Error {}

/**
 * The server's configuration from environment variables; an empty variable counts as absent.
 * Throws ConfigError with one clear line when a variable is wrong. (CFG-1 to CFG-13)
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(firstFault(parsed.error.issues));
  const { data } = parsed;
  if ((data.ADMIN_EMAIL === undefined) !== (data.ADMIN_PASSWORD === undefined)) {
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD: set both or neither');
  }
  if (data.NATS_URL !== undefined && data.DATABASE_URL === undefined) {
    throw new ConfigError('NATS_URL: several processes need DATABASE_URL too; set it, or remove NATS_URL');
  }
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`;
  return {
    port: data.PORT,
    socketPort: data.SOCKET_PORT,
    host: data.HOST,
    publicUrl,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL ?? null,
    natsUrl: data.NATS_URL ?? null,
    backupDir: data.BACKUP_DIR ?? join(data.DATA_DIR, 'backups'),
    backupKeep: data.BACKUP_KEEP,
    actionRate: data.ACTION_RATE,
    mail:
      data.SMTP_URL === undefined
        ? null
        : { url: data.SMTP_URL, from: data.MAIL_FROM ?? `fracht@${new URL(publicUrl).hostname}` },
    admin:
      data.ADMIN_EMAIL === undefined || data.ADMIN_PASSWORD === undefined
        ? null
        : { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD },
    metricsToken: data.METRICS_TOKEN ?? null,
    isProxy: readProxies(data.TRUST_PROXY) ?? (() => false),
    demo: data.DEMO === undefined ? isForTrying(data) : data.DEMO === '1',
  };
}

function isListOfNats(list: string): boolean {
  return list
    .split(',')
    .every((one) => URL.canParse(one.trim()) && /^(?:nats|tls):$/u.test(new URL(one.trim()).protocol));
}

/** Whether all signs of a real installation are missing, so that the server is only being tried out. */
function isForTrying({ NODE_ENV, DATABASE_URL }: z.output<typeof environment>): boolean {
  return NODE_ENV !== 'production' && DATABASE_URL === undefined;
}

/** The host for an address that people open: localhost if the server listens on all interfaces; an IPv6 address in brackets. */
export function hostInAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

const EXPECTED: Readonly<Record<string, string>> = {
  PORT: 'a port number from 0 to 65535',
  SOCKET_PORT: 'a port number from 0 to 65535',
  PUBLIC_URL: 'an address such as https://gra.szkola.pl',
  DATABASE_URL: 'an address such as postgres://user:password@db.szkola.pl:5432/fracht',
  NATS_URL: 'an address such as nats://user:password@nats.szkola.pl:4222, or several with commas between',
  BACKUP_KEEP: 'a number from 0 to 9999',
  ACTION_RATE: 'a number from 1 to 1000',
  SMTP_URL: 'an address such as smtp://user:password@smtp.szkola.pl:587',
  MAIL_FROM: 'an e-mail address, with or without a name before it',
  ADMIN_EMAIL: 'an e-mail address',
  ADMIN_PASSWORD: `${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters, not a common password`,
  DEMO: '0 or 1',
  METRICS_TOKEN: '16 to 256 letters, digits or signs of . _ ~ + / -',
  TRUST_PROXY: 'addresses or networks with commas between, such as 127.0.0.1,10.0.0.0/8, or none',
};

function firstFault(issues: readonly z.core.$ZodIssue[]): string {
  const name = String(issues[0]?.path[0] ?? 'environment');
  return `${name}: expected ${EXPECTED[name] ?? 'another value'}`;
}

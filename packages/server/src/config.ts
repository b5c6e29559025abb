import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { operatorText } from '@fracht/content';
import { emailAddress, isOwnName, LIMITS, newPassword } from '@fracht/protocol';
import { type IsProxy, readProxies } from './proxies.ts';

const text = operatorText.config;

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

const secretText = z.string().regex(/^[\w.~+/-]{16,256}$/u);

/** Proxies on the same machine, whose X-Forwarded-For is trusted. */
const LOOPBACK = '127.0.0.0/8,::1';
const proxies = z.string().refine((value) => readProxies(value) !== null);

/** The error for a NATS that other computers on the network can reach. */
const NATS_OPEN = 'NATS_OPEN';
/** The error for several NATS that are not reached in the same way. */
const NATS_MIXED = 'NATS_MIXED';

/** Every variable of the server's environment, with its default. (CFG-1 to CFG-13) */
const environment = z.object({
  PORT: portNumber.default(8080),
  SOCKET_PORT: portNumber.default(54_345),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().min(1).default('./var'),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/u }).optional(),
  NATS_URL: z.string().refine(isListOfNats).refine(isNatsGuarded, NATS_OPEN).refine(isNatsAlike, NATS_MIXED).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: count.default(14),
  BACKUP_KEY: secretText.optional(),
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
  METRICS_TOKEN: secretText.optional(),
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
  /** The key that signs backups; null: the one in the data directory. */
  readonly backupKey: string | null;
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
    throw new ConfigError(text.bothAdmin);
  }
  if (data.NATS_URL !== undefined && data.DATABASE_URL === undefined) {
    throw new ConfigError(text.natsAlone);
  }
  if (data.ADMIN_PASSWORD !== undefined && isOwnName(data.ADMIN_PASSWORD, { email: data.ADMIN_EMAIL ?? null })) {
    throw new ConfigError(text.passwordIsEmail);
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
    backupKey: data.BACKUP_KEY ?? null,
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

/** The addresses of a list; null: one is none. */
function natsAddresses(list: string): readonly URL[] | null {
  const addresses = list.split(',').map((one) => URL.parse(one.trim()));
  return addresses.some((one) => one === null || !/^(?:nats|tls):$/u.test(one.protocol))
    ? null
    : addresses.filter((one) => one !== null);
}

function isListOfNats(list: string): boolean {
  return natsAddresses(list) !== null;
}

/** Whether all these NATS addresses are reached in the same way: the client of NATS has one setting for all of them, and takes it from the first. */
function isNatsAlike(list: string): boolean {
  const ways = (natsAddresses(list) ?? []).map(({ protocol, username, password }) =>
    [protocol, username, password].join(' '),
  );
  return new Set(ways).size <= 1;
}

/** Whether each of these NATS addresses is on this computer, or has TLS and a login. */
function isNatsGuarded(list: string): boolean {
  return (natsAddresses(list) ?? []).every(
    ({ hostname, protocol, username }) => isLoopback(hostname) || (protocol === 'tls:' && username !== ''),
  );
}

function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/u.test(hostname);
}

/** Whether nothing suggests a real installation, so that the server is only being tried out. */
function isForTrying({ NODE_ENV, DATABASE_URL }: z.output<typeof environment>): boolean {
  return NODE_ENV !== 'production' && DATABASE_URL === undefined;
}

/** The host for an address that people open: localhost if the server listens on all interfaces; an IPv6 address in brackets. */
export function hostInAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

const EXPECTED: Readonly<Record<string, string>> = {
  PORT: text.port,
  SOCKET_PORT: text.port,
  PUBLIC_URL: text.publicUrl,
  DATABASE_URL: text.databaseUrl,
  NATS_URL: text.natsUrl,
  BACKUP_KEEP: text.backupKeep,
  BACKUP_KEY: text.secret,
  ACTION_RATE: text.actionRate,
  SMTP_URL: text.smtpUrl,
  MAIL_FROM: text.mailFrom,
  ADMIN_EMAIL: text.email,
  ADMIN_PASSWORD: text.password(LIMITS.passwordMin, LIMITS.passwordMax),
  DEMO: text.demo,
  METRICS_TOKEN: text.secret,
  TRUST_PROXY: text.trustProxy,
};

function firstFault(issues: readonly z.core.$ZodIssue[]): string {
  const name = String(issues[0]?.path[0] ?? 'environment');
  if (issues[0]?.message === NATS_OPEN) return `${name}: ${text.natsOpen}`;
  if (issues[0]?.message === NATS_MIXED) return `${name}: ${text.natsMixed}`;
  return text.expected(name, EXPECTED[name] ?? text.other);
}

/** How many letters of a variable's name may be wrong for it still to be taken for a known one, by the name's length. */
const typosIn = (name: string): number => (name.length < 6 ? 1 : 2);

/** One line for each variable whose name is nearly that of a setting: somebody mistyped it, and it has no effect. (CFG-15) */
export function mistyped(variables: Readonly<Record<string, string | undefined>>): readonly string[] {
  const known = Object.keys(environment.shape);
  return Object.keys(variables).flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((one) => distance(name.toUpperCase(), one) <= typosIn(one));
    return meant === undefined || variables[meant] !== undefined ? [] : [text.mistyped(name, meant)];
  });
}

/** How many letters have to be inserted, deleted, changed, or swapped with their neighbour to turn one word into the other. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isTurned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const above = rows[i - 1] ?? [];
      const steps = [(row[j - 1] ?? 0) + 1, (above[j] ?? 0) + 1, (above[j - 1] ?? 0) + (isSame ? 0 : 1)];
      row.push(Math.min(...steps, isTurned ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity));
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

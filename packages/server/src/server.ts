import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { operatorText } from '@fracht/content';
import { GuessPace } from './accounts/guess-pace.ts';
import { KnownPlaces } from './accounts/known-places.ts';
import { HASH_COST, makePasswords, type HashCost } from './accounts/passwords.ts';
import { ownAddresses, reachableAt } from './addresses.ts';
import { buildApp } from './app.ts';
import { measureBackups } from './backups/backup-metrics.ts';
import { Backups } from './backups/backups.ts';
import { tellBadRows } from './bad-rows.ts';
import { applyErased, sweepBin } from './commands/list-erased.ts';
import { type FirstAdmin, makeAdmin, type PrintedLogin } from './commands/make-admin.ts';
import { sweepAccounts } from './commands/retention.ts';
import { tellBackupFailure } from './commands/tell-backup-failure.ts';
import { tellChanges } from './commands/tell-changes.ts';
import { ConfigError, type Config, hostInAddress } from './config.ts';
import type { AppContext } from './context.ts';
import { type Data, openData } from './data.ts';
import { dayWatch } from './day-watch.ts';
import { deadlineClock } from './deadline-clock.ts';
import { type DemoLogins, demoLogins, makeDemoSchool } from './demo/demo-school.ts';
import { MAIL_KEPT_DAYS } from './storage/mail-store.ts';
import { openNats, UnreachableBus } from './cluster/nats-bus.ts';
import { type Company, type LiveServer, makeLiveServer } from './live-server.ts';
import { REAL_CLOCK } from './games/scheduler/real-clock.ts';
import type { Logger } from './log.ts';
import { NO_POST } from './mail/post.ts';
import type { Postman } from './mail/postman.ts';
import { readiness } from './readiness.ts';
import { machineUptime, steadyClock } from './steady-clock.ts';
import type { StartError } from './storage/start-error.ts';
import { stopInTime } from './stop.ts';
import { orStartError } from './or-start-error.ts';

const text = operatorText.listening;

/** The system's error codes for an address or name that HOST cannot use here. */
const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EINVAL']);

const SWEEP_MS = 3_600_000;
/** How often the delay of the event loop is sampled, in ms; each time wakes an idle server. */
const LATENESS_MS = 1000;

export type ServerOptions = {
  readonly log: Logger;
  /** A cheaper cost for tests. */
  readonly hashCost?: HashCost;
  /** Whether the process is so busy that no new game may begin. Never if it is absent. (RUN-9) */
  readonly isOverloaded?: (games: number) => boolean;
  /** The data was deleted, moved, replaced, taken over or not synced while the server runs. Nothing is stored any more, and the server has to end. */
  readonly onDataGone?: (error: StartError) => void;
};

export type RunningServer = {
  /** The address of the web app and the API. */
  readonly address: string;
  /** Where people reach it. */
  readonly reach: ReturnType<typeof reachableAt>;
  /** The first admin's login, if it was generated and has to be shown once. */
  readonly admin: PrintedLogin | null;
  /** The ADMIN_EMAIL that was ignored because the school has an admin already. */
  readonly ignoredAdmin: string | null;
  /** The demo accounts that are still unchanged. */
  readonly demo: DemoLogins | null;
  /** Finishes running work and unlocks the data directory, within a few seconds even if external services do not respond. (RUN-2) */
  close(): Promise<void>;
};

/** Starts the whole product: data directory, database, games, HTTP. Throws ConfigError if it cannot. */
export async function startServer(config: Config, options: ServerOptions): Promise<RunningServer> {
  const { data, live, postman, context } = await wired(config, options);
  const { log, backups } = context;
  const { housekeeper } = data;
  const watchDays = dayWatch({ days: data.storage.days, now: Date.now, uptime: () => performance.now() });
  const sweep = async (): Promise<void> => {
    await watchDays();
    await sweepOld(context);
  };
  const begin = async (): Promise<FirstAdmin | null> => {
    await prepare(context, data, live, sweep);
    return config.admin === null ? null : makeAdmin(context);
  };
  const known = await orStartError(data.place, () => housekeeper.inStartTurn(begin));
  const sweeping = setInterval(() => {
    if (housekeeper.isMe()) sweepAgain(sweep, log);
    // The right to lead a group may end with a day, without any call.
    sweepAgain(() => live.endAllOver(), log);
  }, SWEEP_MS).unref();
  backups.watch(housekeeper.isMe);
  postman?.wake();
  const [app, demo] = await Promise.all([
    buildApp(context, { resources: live.resources }),
    demoLogins(context, data.place.path),
  ]);
  await listen('PORT', config, config.port, () => app.listen({ host: config.host, port: config.port }));
  await listen('SOCKET_PORT', config, config.socketPort, () => live.open(app));
  // Last of all: a generated password is printed once, so no start may generate it and then fail. One given by the environment may be used at once.
  const admin = known ?? (await orStartError(data.place, () => housekeeper.inStartTurn(() => makeAdmin(context))));
  return {
    address: addressOf(config, app.server.address()),
    reach: reachableAt({ ...config, port: portOf(config, app.server.address()) }),
    admin: admin.printed,
    ignoredAdmin: admin.ignored,
    demo,
    async close() {
      clearInterval(sweeping);
      const serving = async (): Promise<void> => {
        await live.close();
        await app.close();
      };
      // The games wait for neither mail server nor backup.
      const beside = [
        { what: 'games and calls', end: serving },
        { what: 'letters', end: async () => postman?.close() },
        { what: 'backups', end: () => backups.close() },
      ];
      await stopInTime([beside, [{ what: 'data', end: () => data.close() }]], { clock: REAL_CLOCK, log });
    },
  };
}

type Wired = {
  readonly data: Data;
  readonly live: LiveServer;
  readonly postman: Postman | null;
  readonly context: AppContext;
};

/** Opens the data and makes what works on it; nothing runs yet. Throws ConfigError. */
async function wired(config: Config, options: ServerOptions): Promise<Wired> {
  const { log, hashCost = HASH_COST, isOverloaded, onDataGone = (error) => log.fatal(error.message) } = options;
  const metrics = new Registry();
  const data = await openData(config, {
    onBadRow: tellBadRows(log, metrics),
    onGone: onDataGone,
    onPictures: (count, folder) => log.warn({ count, folder }, 'uploaded pictures were taken into the database'),
    log,
    isOneOfSeveral: config.natsUrl !== null,
  });
  const { storage, openLog, ownership } = data;
  collectDefaultMetrics({ register: metrics, eventLoopMonitoringPrecision: LATENESS_MS });
  const clocks = {
    now: Date.now,
    steady: steadyClock(Date.now, () => performance.now()),
    deadlineNow: await deadlineClock({
      days: storage.days,
      now: Date.now,
      sleepless: steadyClock(Date.now, machineUptime),
    }),
  };
  const company = await companyOf(config, data, log);
  const stored = { storage, openLog, ownership };
  const live = makeLiveServer({ company, config, ...stored, log, metrics, isOverloaded, ...clocks });
  const postman = await postmanOf(config, data, log);
  const post = postman ?? NO_POST;
  const backups = backupsOf(config, log, { config, storage, post, now: Date.now });
  measureBackups(backups, metrics, Date.now);
  const context: AppContext = {
    config,
    storage,
    backups,
    passwords: makePasswords(hashCost),
    knownPlaces: new KnownPlaces(),
    guessPace: new GuessPace(),
    live,
    post,
    log,
    metrics,
    ...clocks,
    canStore: readiness({ write: () => live.keep(), isHeld: data.isHeld, clock: () => performance.now(), log }),
  };
  return { data, live, postman, context };
}

/** The connection to the other processes of the school; null for a single process. Throws ConfigError if NATS cannot be reached. */
async function companyOf({ natsUrl }: Config, data: Data, log: Logger): Promise<Company | null> {
  if (natsUrl === null) return null;
  try {
    return { bus: await openNats(natsUrl, data.ownership.me, log), school: await data.storage.schoolId() };
  } catch (error) {
    await data.ownership.close();
    await data.close();
    if (error instanceof UnreachableBus) throw new ConfigError(text.noNats(error.message));
    throw error;
  }
}

/** The backups of this school; the admins are told when one fails. */
function backupsOf(config: Config, log: Logger, context: Parameters<typeof tellBackupFailure>[0]): Backups {
  const { databaseUrl, dataDir, backupDir, backupKeep, backupKey } = config;
  return new Backups({
    source: databaseUrl ?? resolve(dataDir),
    folder: resolve(backupDir),
    keep: backupKeep,
    key: { given: backupKey, dataDir: resolve(dataDir) },
    logger: log,
    now: Date.now,
    onFailure: (failure) => tellBackupFailure(context, failure),
  });
}

/** Stores what must exist before anybody connects. */
async function prepare(context: AppContext, data: Data, live: LiveServer, sweep: () => Promise<void>): Promise<void> {
  await live.keep();
  const { corrected, added } = await context.storage.library.correctBuiltIns(Date.now());
  if (corrected.length > 0)
    context.log.info({ corrected }, 'built-in situations that the school has not changed are those of this version');
  if (added.length > 0) context.log.info({ added }, 'built-in situations that are new in this version');
  await makeDemoSchool(context, data);
  await applyErased(context);
  await sweep();
  await context.storage.library.sweep();
  await live.keep();
}

/** Opens a port; a failure becomes one clear line. */
async function listen(name: string, { host }: Config, port: number, open: () => Promise<unknown>): Promise<void> {
  try {
    await open();
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    if (error.code === 'EADDRINUSE') throw new ConfigError(text.taken(name, port, host));
    if (error.code === 'EACCES') throw new ConfigError(text.noRight(name, port));
    if (NO_ADDRESS.has(String(error.code))) throw new ConfigError(text.noAddress(host, ownAddresses()));
    throw error;
  }
}

/** Drops old data, by counted days and not by the wall clock. */
async function sweepOld(context: AppContext): Promise<void> {
  const { storage, log, steady } = context;
  const { past, latest } = await storage.days.seenTime();
  // Whatever this process issues remains valid, however wrong the clock was when it began.
  await storage.sessions.sweep({ past: Math.min(past, steady()), latest: Math.max(latest, steady()) });
  await storage.mail.sweep(MAIL_KEPT_DAYS);
  await sweepBin(context);
  await tellChanges(context);
  const swept = await sweepAccounts(context);
  if (swept.noticed + swept.aside + swept.erased > 0) log.warn(swept, 'accounts of students not seen for long');
}

function sweepAgain(sweep: () => Promise<void>, log: Logger): void {
  sweep().catch((error: unknown) => log.error({ err: error }, 'sweep failed'));
}

function addressOf(config: Config, address: AddressInfo | string | null): string {
  return `http://${hostInAddress(config.host)}:${portOf(config, address)}`;
}

function portOf(config: Config, address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : config.port;
}

/** The sender of letters for a school with a mail server; null without one: the mail library, some 20 MB, is then not loaded. */
async function postmanOf({ mail }: Config, { storage, housekeeper }: Data, log: Logger): Promise<Postman | null> {
  if (mail === null) return null;
  const { Postman: MailPostman } = await import('./mail/postman.ts');
  return new MailPostman({ mail, letters: storage.mail, log, now: Date.now, mayDeliver: housekeeper.isMe });
}

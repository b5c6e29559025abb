import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { HASH_COST, makePasswords, type HashCost } from './accounts/passwords.ts';
import { buildApp } from './app.ts';
import { makeAdmin, type PrintedLogin } from './commands/make-admin.ts';
import { eraseUnseen } from './commands/retention.ts';
import { ConfigError, type Config, hostInAddress } from './config.ts';
import type { AppContext } from './context.ts';
import { takeDataDir } from './data-dir.ts';
import { type DemoLogins, demoLogins, makeDemoSchool } from './demo/demo-school.ts';
import { makeLiveServer } from './games/live-server.ts';
import type { Logger } from './log.ts';
import { NO_POST, Postman } from './mail/postman.ts';
import { openSqlite } from './storage/sqlite/open-sqlite.ts';

const SWEEP_MS = 3_600_000;
const MAIL_KEPT_MS = 30 * 24 * 3_600_000;

export type ServerOptions = {
  readonly log: Logger;
  /** Cheaper in tests. */
  readonly hashCost?: HashCost;
};

export type RunningServer = {
  /** Where the web app and the API are. */
  readonly address: string;
  /** The first admin's login, where it was made up and must be shown once. */
  readonly admin: PrintedLogin | null;
  /** The demo accounts that still are as they were made. */
  readonly demo: DemoLogins | null;
  /** Finishes what runs and gives the data directory back. */
  close(): Promise<void>;
};

/** Starts the whole product: data directory, database, games, HTTP. Throws ConfigError when it cannot. */
export async function startServer(
  config: Config,
  { log, hashCost = HASH_COST }: ServerOptions,
): Promise<RunningServer> {
  const dataDir = takeDataDir(config.dataDir);
  const storage = await openSqlite(dataDir.database, Date.now());
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const live = makeLiveServer({ config, storage, database: dataDir.database, log, metrics });
  const postman =
    config.mail === null ? null : new Postman({ mail: config.mail, letters: storage.mail, log, now: Date.now });
  const context: AppContext = {
    config,
    storage,
    passwords: makePasswords(hashCost),
    live,
    post: postman ?? NO_POST,
    log,
    metrics,
    now: Date.now,
  };
  await makeDemoSchool(context, dataDir);
  const admin = await makeAdmin(context);
  await sweep(context);
  await storage.library.sweep();
  const sweeping = setInterval(() => sweepAgain(context), SWEEP_MS).unref();
  postman?.wake();
  const [app, demo] = await Promise.all([buildApp(context, { resources: live.resources }), demoLogins(context)]);
  await listen('PORT', config, config.port, () => app.listen({ host: config.host, port: config.port }));
  await listen('SOCKET_PORT', config, config.socketPort, () => live.open(app.server));
  return {
    address: addressOf(config, app.server.address()),
    admin,
    demo,
    async close() {
      clearInterval(sweeping);
      await live.close();
      await app.close();
      await postman?.close();
      await storage.close();
      dataDir.release();
    },
  };
}

/** Opens a port; one that cannot be had is told in one clear line. */
async function listen(name: string, { host }: Config, port: number, open: () => Promise<unknown>): Promise<void> {
  try {
    await open();
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    if (error.code === 'EADDRINUSE') throw new ConfigError(`${name}: ${port} is already in use on ${host}`);
    if (error.code === 'EACCES') throw new ConfigError(`${name}: ${port} needs rights that this account has not`);
    throw error;
  }
}

async function sweep(context: AppContext): Promise<void> {
  const { storage, now } = context;
  await storage.sessions.sweep(now());
  await storage.mail.sweep(now() - MAIL_KEPT_MS);
  await eraseUnseen(context);
}

function sweepAgain(context: AppContext): void {
  sweep(context).catch((error: unknown) => context.log.error({ err: error }, 'sweep failed'));
}

function addressOf(config: Config, address: AddressInfo | string | null): string {
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  return `http://${hostInAddress(config.host)}:${port}`;
}

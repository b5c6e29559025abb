import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { HASH_COST, makePasswords, type HashCost } from './accounts/passwords.ts';
import { buildApp } from './app.ts';
import { makeAdmin, type PrintedLogin } from './commands/make-admin.ts';
import { ConfigError, type Config } from './config.ts';
import type { AppContext } from './context.ts';
import { takeDataDir } from './data-dir.ts';
import { type DemoLogins, demoLogins, makeDemoSchool } from './demo/demo-school.ts';
import { makeLiveServer } from './games/live-server.ts';
import type { Logger } from './log.ts';
import { openSqlite } from './storage/sqlite/open-sqlite.ts';

const SWEEP_MS = 3_600_000;

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
  const context: AppContext = {
    config,
    storage,
    passwords: makePasswords(hashCost),
    live,
    log,
    metrics,
    now: Date.now,
  };
  await makeDemoSchool(context, dataDir.database);
  const admin = await makeAdmin(context);
  await storage.sessions.sweep(Date.now());
  await storage.library.sweep();
  const sweeping = setInterval(() => sweep(context), SWEEP_MS).unref();
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

function sweep({ storage, now, log }: AppContext): void {
  storage.sessions.sweep(now()).catch((error: unknown) => log.error({ err: error }, 'sweep failed'));
}

function addressOf(config: Config, address: AddressInfo | string | null): string {
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  return `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`;
}

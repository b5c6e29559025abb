import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Gauge, type Registry } from 'prom-client';
import type { WebSocket } from 'ws';
import type { Resource } from '../app.ts';
import type { Config } from '../config.ts';
import type { LiveGames } from '../context.ts';
import type { OpenLog } from '../data.ts';
import { gameLiveRoutes } from '../http/game-live/routes.ts';
import { serverRoutes } from '../http/server/routes.ts';
import { streamRoutes } from '../http/server/stream.ts';
import type { Logger } from '../log.ts';
import { admit, type Admitted, type Credentials } from '../sockets/admission.ts';
import { ActionRates } from '../sockets/action-rates.ts';
import { SocketDoor, type SocketLink } from '../sockets/socket-door.ts';
import { Tickets } from '../sockets/tickets.ts';
import { channelOf, type LinkParts, WebSocketLink } from '../sockets/web-socket-link.ts';
import type { Storage } from '../storage/storage.ts';
import { GameRegistry } from './game-registry.ts';
import { ALONE, type Ownership } from './ownership.ts';
import { REAL_CLOCK, type RealClock } from './scheduler/real-clock.ts';
import { Scheduler } from './scheduler/scheduler.ts';

/** Windows and devices at which one person acts at once: all lines together may send what so many of them may. */
const LINES_IN_USE = 2;

export type LiveServerOptions = {
  readonly config: Config;
  readonly storage: Storage;
  readonly openLog: OpenLog;
  /** Whose each game is; the only server of a school owns them all. */
  readonly ownership?: Ownership;
  readonly log: Logger;
  readonly metrics: Registry;
  readonly clock?: RealClock;
  /** The wall clock in ms, by which sessions end and days are named; it may be set, while the other one only goes on. */
  readonly now: () => number;
};

/** What the calls of the live games work with. */
export type LiveParts = {
  readonly registry: GameRegistry;
  readonly tickets: Tickets;
  readonly scheduler: Scheduler;
  readonly admit: (credentials: Credentials) => Promise<Admitted>;
  readonly logger: Logger;
  /** Actions a second, sustained, of one caller. */
  readonly rate: number;
  /** The port of the socket alone; null before it is open. */
  readonly socketPort: () => number | null;
  readonly isSecure: boolean;
};

/** The live games as the rest of the server sees them. */
export type LiveServer = LiveGames & {
  /** Their calls. */
  readonly resources: readonly Resource[];
  /** Opens the socket on the HTTP server and on its own port, then brings back every game that was live. */
  open(server: Server): Promise<void>;
  /** Makes sure that all that was committed stays; rejects where nothing can be written. */
  keep(): Promise<void>;
  close(): Promise<void>;
};

/** Makes the live games ready; nothing runs before `open`. */
export function makeLiveServer({
  config,
  storage,
  openLog,
  ownership = ALONE,
  log,
  metrics,
  clock = REAL_CLOCK,
  now,
}: LiveServerOptions): LiveServer {
  const scheduler = new Scheduler(clock);
  const gameLog = openLog({ onTrouble: (cause) => log.error({ cause }, 'the database file is not kept up') });
  const registry = new GameRegistry({
    actionRate: config.actionRate,
    storage,
    log: gameLog,
    ownership,
    scheduler,
    logger: log,
    now,
  });
  const tickets = new Tickets(clock.now);
  const admitBy = (credentials: Credentials): Promise<Admitted> =>
    admit({ storage, registry, tickets, now }, credentials);
  const shared = { admit: admitBy, logger: log, rate: config.actionRate, scheduler };
  const together = new ActionRates(config.actionRate * LINES_IN_USE, clock.now);
  const { publicUrl, isProxy } = config;
  const link: LinkParts = { admit: admitBy, logger: log, rate: config.actionRate, together, now: clock.now };
  const linkTo = (socket: WebSocket, wire: Duplex): SocketLink =>
    new WebSocketLink(socket, (codec) => channelOf(socket, wire, codec), link);
  const door = new SocketDoor({ scheduler, linkTo, publicUrl, isProxy });
  let socketPort: number | null = null;
  const isSecure = config.publicUrl.startsWith('https:');
  const parts: LiveParts = { ...shared, registry, tickets, isSecure, socketPort: () => socketPort };
  countLive(registry, metrics);
  return {
    progress: async (game) => registry.progress(game),
    attention: async (game) => registry.attention(game),
    expel: (user) => registry.expel(user),
    endOver: (user) => registry.endOver(user),
    forget: (game) => registry.forget(game),
    resources: [serverRoutes(parts), streamRoutes(parts), gameLiveRoutes(parts)],
    keep: () => gameLog.keep(),
    async open(server) {
      door.attach(server);
      socketPort = await door.listen(config.socketPort, config.host);
      await registry.recover();
    },
    async close() {
      await registry.close();
      await door.close();
      scheduler.stop();
      await ownership.close();
      await gameLog.close();
    },
  };
}

function countLive(registry: GameRegistry, metrics: Registry): void {
  const counts = { fracht_live_games: 'games', fracht_live_links: 'links' } as const;
  for (const [name, what] of Object.entries(counts)) {
    const collect = function collect(this: Gauge): void {
      this.set(registry.counts[what]);
    };
    metrics.registerMetric(new Gauge({ name, help: `Live ${what} in this process`, registers: [], collect }));
  }
}

import { availableParallelism } from 'node:os';
import type { Duplex } from 'node:stream';
import { Gauge, type Registry } from 'prom-client';
import type { WebSocket } from 'ws';
import type { Api, Resource } from './http/api.ts';
import { forwardedCall } from './http/handed-call.ts';
import { GamePosts } from './cluster/game-posts.ts';
import { Member } from './cluster/member.ts';
import { subjectsOf } from './cluster/subjects.ts';
import type { Bus } from './cluster/bus.ts';
import type { Config } from './config.ts';
import type { LiveGames } from './context.ts';
import type { OpenLog } from './data.ts';
import { DebriefThreads } from './debriefs/debrief-threads.ts';
import { Debriefs } from './debriefs/debriefs.ts';
import { observedIn } from './debriefs/observed.ts';
import { Skills } from './debriefs/skills.ts';
import { taskGameOf } from './debriefs/task-game.ts';
import { skillRoutes } from './http/game-live/skills.ts';
import { debriefRoutes } from './http/game-live/debrief.ts';
import { duelRoutes } from './http/duel/routes.ts';
import { homeworkDebriefRoutes } from './http/homework/debrief.ts';
import { replayRoutes } from './http/game-live/replay.ts';
import { gameLiveRoutes } from './http/game-live/routes.ts';
import type { LiveParts } from './http/live-parts.ts';
import { networkRoutes } from './http/server/network.ts';
import { serverRoutes } from './http/server/routes.ts';
import { streamRoutes } from './http/server/stream.ts';
import type { Logger } from './log.ts';
import { admit } from './sockets/admission.ts';
import { ActionRates } from './sockets/action-rates.ts';
import { Pulses } from './sockets/pulses.ts';
import type { Led } from './rooms/channel.ts';
import { SocketDoor, type SocketLink } from './sockets/socket-door.ts';
import { Tickets } from './sockets/tickets.ts';
import { channelOf, type LinkParts, WebSocketLink } from './sockets/web-socket-link.ts';
import type { Storage } from './storage/storage.ts';
import { GameRegistry } from './live/game-registry.ts';
import { HomeworkCloser } from './live/homework-closer.ts';
import { ALONE, type Ownership } from './games/ownership.ts';
import type { GameLog } from './games/log/game-log.ts';
import { measuredLog } from './games/log/measured-log.ts';
import { REAL_CLOCK, type RealClock } from './games/scheduler/real-clock.ts';
import { Scheduler } from './games/scheduler/scheduler.ts';

/** How many windows and devices one person uses at once: the rate limit over all connections of a person is this many times that of one. */
const LINES_IN_USE = 2;

/** A lesson's debrief is ready in half the time with two threads; more would take too much from the live games. */
const DEBRIEF_THREADS = Math.min(2, availableParallelism());
/** The end of a game causes work of its own, which goes first. */
const DEBRIEF_AFTER_MS = 1000;

/** The bus of one school's processes, and the school's id. */
export type Company = { readonly bus: Bus; readonly school: string };

export type LiveServerOptions = {
  readonly config: Config;
  readonly storage: Storage;
  readonly openLog: OpenLog;
  /** Which process owns each game; by default this one owns them all. */
  readonly ownership?: Ownership;
  /** The other processes of the school; null: this is the only one. */
  readonly company?: Company | null;
  readonly log: Logger;
  readonly metrics: Registry;
  readonly clock?: RealClock;
  /** The wall clock in ms, for sessions and dates. It may jump, unlike `clock`. */
  readonly now: () => number;
  readonly steady: () => number;
  /** The moment in ms by which deadlines count as reached. */
  readonly deadlineNow: () => number;
  /** Whether a process with so many games in memory has no room for another one; absent: it always has. */
  readonly isOverloaded?: ((games: number) => boolean) | undefined;
};

/** The live games, as the rest of the server uses them. */
export type LiveServer = LiveGames & {
  /** Their API calls. */
  readonly resources: readonly Resource[];
  /**
   * Opens the socket, on the HTTP server and on its own port, then loads the live games: a single server all of them, one of several those
   * that nobody owns.
   */
  open(app: Pick<Api, 'server' | 'inject'>): Promise<void>;
  /** Makes everything committed durable; rejects if nothing can be written. */
  keep(): Promise<void>;
  /** Closes all connections in this process whose session, or whose lecturer's right to lead the game, has ended. */
  endAllOver(): Promise<void>;
  close(): Promise<void>;
};

/** Wires up the live games; nothing runs before `open`. */
export function makeLiveServer(options: LiveServerOptions): LiveServer {
  const { config, log, metrics, clock = REAL_CLOCK } = options;
  const scheduler = new Scheduler(clock);
  const opened = options.openLog({ onTrouble: (cause) => log.error({ cause }, 'the database file is not kept up') });
  const gameLog = measuredLog(opened, metrics);
  const { debriefs, finished, debriefCalls } = ownDebriefs(options, gameLog, scheduler);
  const { registry, tickets, link, member, ownership, ports } = ownGames(options, { gameLog, scheduler, finished });
  const { storage, deadlineNow } = options;
  const homework = new HomeworkCloser({ registry, storage, scheduler, logger: log, deadlineNow });
  const door = new SocketDoor({
    scheduler,
    publicUrl: config.publicUrl,
    isProxy: config.isProxy,
    linkTo: linkOver(link, member),
  });
  const parts: LiveParts = {
    registry,
    tickets,
    scheduler,
    admit: link.admit,
    pulses: link.pulses,
    lead: async (to) => member?.lead(to) ?? HERE,
    logger: log,
    rate: config.actionRate,
    isSecure: config.publicUrl.startsWith('https:'),
    socketPort: () => (forwardedCall() ?? ports).socketPort,
  };
  countLive(registry, member, metrics);
  return {
    ...(member?.games ?? gamesOf(registry)),
    resources: [
      ...[serverRoutes(parts), gameLiveRoutes(parts)].map((call) => member?.forwarded(call) ?? call),
      streamRoutes(parts),
      networkRoutes(parts),
      replayRoutes(gameLog),
      duelRoutes(gameLog),
      ...debriefCalls,
    ],
    keep: () => gameLog.keep(),
    endAllOver: () => registry.endAllOver(),
    async open(app) {
      door.attach(app.server);
      ports.socketPort = await door.listen(config.socketPort, config.host);
      if (member === null) await registry.recover();
      else member.open(app);
      homework.start();
    },
    async close() {
      await homework.stop();
      await member?.stop();
      await registry.close();
      await debriefs.close();
      await door.close();
      await member?.close();
      scheduler.stop();
      await ownership.close();
      await gameLog.close();
    },
  };
}

const HERE: Led = { to: 'HERE' };

/** The debriefs that this process works out, what starts them when a game is over, and their calls. */
function ownDebriefs({ storage, log }: LiveServerOptions, gameLog: GameLog, scheduler: Scheduler) {
  const debriefs = new Debriefs({
    store: storage.debriefs,
    observed: observedIn(storage),
    threads: new DebriefThreads(DEBRIEF_THREADS),
    logger: log,
    clock: scheduler.clock.now,
  });
  const taskGame = taskGameOf(storage, gameLog);
  const finished = (game: string): void => {
    scheduler.after(DEBRIEF_AFTER_MS, () => debriefs.begin(taskGame(game)));
  };
  const parts = { debriefs, taskGame, skills: new Skills(storage.observations) };
  return { debriefs, finished, debriefCalls: [debriefRoutes(parts), skillRoutes(parts), homeworkDebriefRoutes(parts)] };
}

type OwnParts = {
  readonly gameLog: GameLog;
  readonly scheduler: Scheduler;
  /** Called when the results of a game have been stored. */
  readonly finished: (game: string) => void;
};

/** The games of this process and, if it is one of several, what connects it to the others. */
function ownGames(options: LiveServerOptions, { gameLog, scheduler, finished }: OwnParts) {
  const { config, storage, log, now, steady, deadlineNow, isOverloaded, company = null } = options;
  const { clock } = scheduler;
  const posts = company === null ? null : new GamePosts(company.bus, subjectsOf(company.school));
  const own = options.ownership ?? ALONE;
  const ownership = posts?.over(own) ?? own;
  const parts = {
    actionRate: config.actionRate,
    storage,
    log: gameLog,
    ownership,
    scheduler,
    logger: log,
    now,
    steady,
    finished,
    mayBegin: isOverloaded && (() => !isOverloaded(registry.counts.games)),
  };
  const registry: GameRegistry = new GameRegistry(parts);
  const tickets = new Tickets(clock.now);
  const link: LinkParts = {
    admit: (credentials) => admit({ storage, registry, tickets, now, steady, deadlineNow }, credentials),
    logger: log,
    rate: config.actionRate,
    together: new ActionRates(config.actionRate * LINES_IN_USE, clock.now),
    pulses: new Pulses(scheduler),
    now: clock.now,
  };
  const ports: { socketPort: number | null } = { socketPort: null };
  const here = gamesOf(registry);
  const shared = { ownership, registry, here, link, scheduler, logger: log, socketPort: () => ports.socketPort };
  const member = posts === null ? null : new Member({ posts, ...shared });
  return { registry, tickets, link, member, ownership, ports };
}

function gamesOf(registry: GameRegistry): LiveGames {
  return {
    progress: async (game) => registry.progress(game),
    attention: async (game) => registry.attention(game),
    isAsked: async (item) => registry.isAsked(item),
    expel: (user) => registry.expel(user),
    endOver: (user) => registry.endOver(user),
    forget: (game) => registry.forget(game),
  };
}

function linkOver(link: LinkParts, member: Member | null): (socket: WebSocket, wire: Duplex) => SocketLink {
  if (member !== null) return (socket, wire) => member.linkTo(socket, wire);
  return (socket, wire) => new WebSocketLink(socket, (codec) => channelOf(socket, wire, codec), link);
}

function countLive(registry: GameRegistry, member: Member | null, metrics: Registry): void {
  const counts: Record<string, readonly [string, () => number]> = {
    fracht_live_games: ['Live games in this process', () => registry.counts.games],
    fracht_live_links: ['Live links in this process', () => registry.counts.links],
    fracht_standing_games: ['Games that stand since nothing can be stored', () => registry.counts.standing],
  };
  if (member !== null) {
    counts['fracht_edge_lines'] = ['Lines of clients here to games of other processes', () => member.counts.lines];
    counts['fracht_bus_away'] = ['1 while NATS cannot be reached', () => Number(member.counts.isAway)];
  }
  for (const [name, [help, count]] of Object.entries(counts)) {
    const collect = function collect(this: Gauge): void {
      this.set(count());
    };
    metrics.registerMetric(new Gauge({ name, help, registers: [], collect }));
  }
}

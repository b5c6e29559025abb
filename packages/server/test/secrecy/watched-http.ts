import { join } from 'node:path';
import type { GameState, PlayerId } from '@fracht/engine';
import { afterAll } from 'vitest';
import type { Resource } from '../../src/http/api.ts';
import { GivenAnswers } from '../../src/games/given-answers.ts';
import { keepPlaces } from '../../src/games/bots/game-places.ts';
import { GameHost } from '../../src/games/game-host.ts';
import { GameRegistry } from '../../src/live/game-registry.ts';
import type { LiveGame } from '../../src/live/live-game.ts';
import type { LiveParts } from '../../src/http/live-parts.ts';
import type { GameLog } from '../../src/games/log/game-log.ts';
import { openSqliteLog } from '../../src/games/log/sqlite-log.ts';
import { ALONE } from '../../src/games/ownership.ts';
import { Presence } from '../../src/games/presence.ts';
import { progressOf } from '../../src/games/results.ts';
import { Scheduler } from '../../src/games/scheduler/scheduler.ts';
import { gameLiveRoutes } from '../../src/http/game-live/routes.ts';
import { serverRoutes } from '../../src/http/server/routes.ts';
import { streamRoutes } from '../../src/http/server/stream.ts';
import { makeLog } from '../../src/log.ts';
import { admit, type Credentials } from '../../src/sockets/admission.ts';
import { viewsOf } from '../../src/rooms/game-views.ts';
import { SocketRoom } from '../../src/rooms/socket-room.ts';
import { Pulses } from '../../src/sockets/pulses.ts';
import { Tickets } from '../../src/sockets/tickets.ts';
import type { Game, GameProgress } from '../../src/storage/game-store.ts';
import type { AppContext } from '../../src/context.ts';
import { aGame, aPlayer } from '../live/a-game.ts';
import { ManualClock } from '../live/manual-clock.ts';
import { passTime } from '../live/pass-time.ts';
import { PASSWORD, type Login, type Method, testApp, type TestApp } from '../support/test-app.ts';

/** A moment in a lesson, in milliseconds. */
const LESSON = Date.UTC(2026, 10, 21, 11);
const NAME = { first_name: 'Jan', last_name: 'Kowalski' };

/** The whole application with its live games, and a clock that only the test moves. */
export type WatchedHttp = {
  readonly app: TestApp;
  readonly clock: ManualClock;
  readonly registry: GameRegistry;
  /** The parts of its calls and lines, and the log of its games. */
  readonly parts: LiveParts;
  /** Lets time pass, in ms, and the log write the results: a storage that does not answer for long counts as away. */
  readonly pass: (ms: number) => Promise<void>;
  readonly logins: Map<PlayerId, Login>;
  /** The bytes of an answer, with its status. */
  readonly ask: (
    student: PlayerId,
    method: Method,
    path: string,
    body?: object,
  ) => Promise<{ readonly status: number; readonly text: string }>;
};

type Kind = 'SHOWN' | 'PLAYED';

/** `SHOWN`: games are in the state that the test shows. `PLAYED`: they are really played. */
export async function watchedHttp(
  kind: Kind,
  students: readonly PlayerId[],
  variables: Readonly<Record<string, string>> = {},
): Promise<WatchedHttp> {
  const clock = new ManualClock(LESSON);
  const made: { parts: (LiveParts & { readonly log: GameLog }) | null } = { parts: null };
  const live: Resource = (api, context) => {
    const parts = partsOf(kind, clock, context);
    made.parts = parts;
    for (const register of [serverRoutes(parts), streamRoutes(parts), gameLiveRoutes(parts)]) register(api, context);
  };
  const app = await testApp({ isShared: true, resources: [live], variables });
  const { parts } = made;
  if (parts === null) throw new Error('no live games');
  await app.person({ id: 'teacher', email: 'teacher@szkola.test', type: 'TEACHER' });
  const logins = new Map<PlayerId, Login>();
  for (const id of students) {
    await app.person({ id, email: `${id}@szkola.test`, teacher: 'teacher', ...NAME });
    logins.set(id, await app.logIn(`${id}@szkola.test`));
  }
  return {
    app,
    clock,
    registry: parts.registry,
    parts,
    pass: (ms) => passTime(ms, { clock, log: parts.log }),
    logins,
    ask: asking(app, logins),
  };
}

function asking({ app }: TestApp, logins: ReadonlyMap<PlayerId, Login>): WatchedHttp['ask'] {
  return async (student, method, path, body) => {
    const login = logins.get(student);
    if (login === undefined) throw new Error(`${student} has no ${PASSWORD}`);
    const headers = {
      authorization: `Bearer ${login.bearer}`,
      'x-csrf-key': login.csrf.key,
      'x-csrf-token': login.csrf.token,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    const { statusCode: status, body: text } = await app.inject({ method, url: `/api/${path}`, headers, ...payload });
    return { status, text };
  };
}

function partsOf(kind: Kind, clock: ManualClock, { storage, config, log: logger }: AppContext) {
  const scheduler = new Scheduler(clock);
  const log = openSqliteLog(join(config.dataDir, 'fracht.sqlite'));
  const { actionRate } = config;
  const parts = { storage, log, ownership: ALONE, scheduler, logger, now: clock.now, steady: clock.now, actionRate };
  const registry = kind === 'SHOWN' ? new ShownGames(parts) : new GameRegistry(parts);
  const tickets = new Tickets(clock.now);
  afterAll(async () => {
    await registry.close();
    scheduler.stop();
    await log.close();
  });
  return {
    log,
    registry,
    tickets,
    scheduler,
    admit: (credentials: Credentials) =>
      admit({ storage, registry, tickets, now: clock.now, steady: clock.now, deadlineNow: clock.now }, credentials),
    lead: async () => ({ to: 'HERE' }) as const,
    pulses: new Pulses(scheduler),
    logger: makeLog('silent'),
    rate: actionRate,
    socketPort: () => null,
    isSecure: false,
  };
}

/** One game at a time, in the state that the test shows; everything around it is the server's own. */
export class ShownGames extends GameRegistry {
  readonly #parts: ConstructorParameters<typeof GameRegistry>[0];
  #shown: LiveGame | null = null;

  constructor(parts: ConstructorParameters<typeof GameRegistry>[0]) {
    super(parts);
    this.#parts = parts;
  }

  /** From now on every call is answered from this state. */
  show(game: Game, state: GameState): void {
    const { scheduler, log, logger } = this.#parts;
    const broke = (error: unknown): never => {
      throw error;
    };
    const beginning = { state, seq: 0, snapshotSeq: 0, answers: new GivenAnswers() };
    const host = new GameHost(
      { ...beginning, log, scheduler, logger, today: () => '2026-11-21', breakMs: null, isHeld: () => true },
      { changed: () => undefined, progressed: async () => undefined, broke },
    );
    const room = new SocketRoom({
      game: game.id,
      scheduler,
      views: viewsOf(game, host),
      present: () => host.present,
      seq: 0,
      onOdd: broke,
    });
    const userOf = (id: string) => ({ id, ...NAME, num_games: 0 });
    const arriving = async (id: string) => userOf(id);
    const presence = new Presence({
      host,
      scheduler,
      graceMs: () => 0,
      userOf: arriving,
      answerTimeOf: async () => 100,
      broke,
    });
    const attendance = { members: [], isHere: presence.isHere };
    const places = keepPlaces({ host, scheduler, attendance, userOf, logger, beside: [] });
    this.#shown = { game, epoch: 1, host, room, presence, places };
  }

  override async open(id: string): Promise<LiveGame | null> {
    return this.#shown?.game.id === id ? this.#shown : null;
  }

  override progress(id: string): GameProgress | null {
    return this.#shown?.game.id === id ? progressOf(this.#shown.game, this.#shown.host.present) : null;
  }
}

/** The stored row of a game for these students. */
export function storedGame(id: string, seed: string, students: readonly PlayerId[], changes: Partial<Game> = {}): Game {
  return aGame({ id, seed, teacher: 'teacher', players: students.map(aPlayer), ...changes });
}

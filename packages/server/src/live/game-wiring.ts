import { schoolDay } from '@fracht/content';
import type { GameState, Library, PlayerUser } from '@fracht/engine';
import type { Logger } from '../log.ts';
import { shownName } from '../presenters/names.ts';
import { peopleOf } from '../presenters/people.ts';
import type { Game } from '../storage/game-store.ts';
import { DamagedGame, DamagedLibrary } from '../storage/damaged-game.ts';
import type { Storage } from '../storage/storage.ts';
import { SocketRoom } from '../rooms/socket-room.ts';
import { viewsOf } from '../rooms/game-views.ts';
import { homeworkPlaces } from '../games/bots/homework-seats.ts';
import type { BotPlace } from '../games/bots/seat-plan.ts';
import { keepPlaces } from '../games/bots/game-places.ts';
import { GameHost } from '../games/game-host.ts';
import type { HostStart } from '../games/host-parts.ts';
import { type Name, nameInGame, type PlayerNames, snapshotRow, withName } from '../games/log/entries.ts';
import type { GameLog } from '../games/log/game-log.ts';
import { Presence } from '../games/presence.ts';
import { readGame } from '../games/read-game.ts';
import { playedBy, progressOf, rankingsOf } from '../games/results.ts';
import type { Scheduler } from '../games/scheduler/scheduler.ts';
import type { LiveGame } from './live-game.ts';

/** The frames of an owner of a game are numbered above all those that earlier owners have sent; none sends this many. */
const FRAMES_OF_ONE = 1_000_000;

/** A client whose connection breaks reconnects within this time, in real ms: no pace makes the grace time shorter. */
const LEAST_GRACE_MS = 5000;

/** What every live game of this process is built with. */
export type WiringParts = {
  readonly storage: Storage;
  readonly log: GameLog;
  readonly scheduler: Scheduler;
  readonly logger: Logger;
  /** The wall clock in ms. */
  readonly now: () => number;
  /** How many actions a second one socket may send; absent: the default. */
  readonly actionRate?: number;
  /** Whether this process has room for one more running game; absent: always. */
  readonly mayBegin?: (() => boolean) | undefined;
  /** Called when a game is over and its results are stored. */
  readonly finished?: (game: string) => void;
};

type Owner = {
  /** Whether this process may still decide what happens in a game that it brought in. */
  readonly isHeld: (live: LiveGame) => boolean;
  /** The game cannot continue in this memory. */
  readonly broke: (game: string, error: unknown) => void;
};

/** Everything that was read of a game to build its live parts. `firstFrame`: the number of the first frame that will be sent. */
type GameToWire = Pick<LiveGame, 'game' | 'epoch'> & {
  readonly names: PlayerNames;
  readonly beside: readonly BotPlace[];
  readonly start: HostStart;
  readonly firstFrame: number;
};

/** Reads stored games and builds their live parts: host, room, presence. */
export class GameWiring {
  readonly #parts: WiringParts;
  readonly #owner: Owner;

  constructor(parts: WiringParts, owner: Owner) {
    this.#parts = parts;
    this.#owner = owner;
  }

  /** Reads a game and builds its live parts; nothing runs yet. Null: there is no such game. Throws DamagedGame. */
  async read(id: string, epoch: number): Promise<LiveGame | null> {
    const { storage, log } = this.#parts;
    const game = await storage.games.find(id);
    if (game === null) return null;
    const names = await this.#namesOf(game);
    const library = await this.#libraryOf(game);
    const beside = await this.#besideIn(game);
    const stored = await log.read(game.id);
    const read = soundStart(game, library, stored, names);
    const start = { ...read, state: await this.#named(read.state, names) };
    const firstFrame = (Math.max(epoch, stored.epoch) - 1) * FRAMES_OF_ONE + start.seq;
    return this.#wired({ game, epoch, names, beside, start, firstFrame });
  }

  /** The parts of a live game, connected to each other; nothing runs yet. */
  #wired({ game, epoch, names, beside, start, firstFrame }: GameToWire): LiveGame {
    const { storage, log, scheduler, logger, now, actionRate, mayBegin } = this.#parts;
    const broke = (error: unknown): void => {
      if (!host.isClosed) this.#owner.broke(game.id, error);
    };
    const host: GameHost = new GameHost(
      {
        ...start,
        log,
        scheduler,
        logger,
        today: () => schoolDay(now()),
        breakMs: breakOf(game),
        pace: game.pace,
        isHeld: () => this.#owner.isHeld(live),
        mayBegin,
      },
      {
        changed: (change) => {
          room.changed(change);
          places.follow(change.state);
        },
        progressed: (state, seq) => this.#progressed(game, state, seq),
        broke,
      },
    );
    const room = new SocketRoom({
      game: game.id,
      scheduler,
      views: viewsOf(game, host),
      present: () => host.present,
      seq: firstFrame,
      ...(actionRate === undefined ? {} : { actionRate }),
      onOdd: (error) => logger.error({ err: error, game: game.id }, 'a change was not of the shape it is packed by'),
    });
    const graceMs = () => graceAt(game.settings.leave_grace_s * 1000, host.pace);
    const known = (player: string): PlayerUser => userOf(game, names, player);
    const arriving = async (player: string): Promise<PlayerUser> =>
      names.has(player) ? known(player) : { ...known(player), ...(await this.#nameOf(player)) };
    const answerTimeOf = async (player: string) => (await storage.users.find(player))?.answerTime ?? 100;
    const presence = new Presence({ host, scheduler, graceMs, userOf: arriving, answerTimeOf, broke });
    const attendance = { members: game.players.map((member) => member.id), isHere: presence.isHere };
    const places = keepPlaces({ host, scheduler, attendance, userOf: known, logger, beside });
    const live: LiveGame = { game, epoch, host, room, presence, places };
    return live;
  }

  /** The library that a game was made with. Throws DamagedGame if it cannot be read. */
  async #libraryOf({ id, library }: Game): Promise<Library> {
    try {
      return await this.#parts.storage.library.frozen(library);
    } catch (error) {
      throw error instanceof DamagedLibrary ? new DamagedGame(id, error) : error;
    }
  }

  /** The bots alongside the one student of a homework; none in a lesson. (HWS-7) */
  async #besideIn({ homework }: Game): Promise<readonly BotPlace[]> {
    const found = homework === null ? null : await this.#parts.storage.homework.find(homework);
    return found === null ? [] : homeworkPlaces(found);
  }

  /** A game with the names of lecturers who have led it for a while, too. */
  async #named(state: GameState, names: PlayerNames): Promise<GameState> {
    let named = state;
    for (const { id, type } of state.players)
      if (type === 'TEACHER' && !names.has(id)) named = withName(named, id, await this.#nameOf(id));
    return named;
  }

  async #nameOf(id: string): Promise<Name> {
    return shownName((await peopleOf(this.#parts.storage, [id])).get(id));
  }

  async #namesOf(game: Game): Promise<PlayerNames> {
    const ids = [game.teacher, ...game.players.map(({ id }) => id)];
    const people = await peopleOf(this.#parts.storage, ids);
    return new Map(ids.map((id) => [id, shownName(people.get(id))]));
  }

  /** Stores the game's progress; when it is finished its results are frozen and its last state is kept for the summary. */
  async #progressed(game: Game, state: GameState, seq: number): Promise<void> {
    const { storage, log, now } = this.#parts;
    const progress = progressOf(game, state);
    if (game.homework !== null) await storage.homework.seen(game.id, now());
    if (state.state !== 'FINISHED') return storage.games.saveProgress(game.id, progress);
    if (game.state !== 'FINISHED') {
      await log.saveSnapshot(game.id, snapshotRow(state, seq));
      const isLesson = game.homework === null;
      const rankings = isLesson ? rankingsOf(game, state, schoolDay(now())) : [];
      await storage.games.finish(game.id, progress, rankings, isLesson ? playedBy(state) : []);
      this.#parts.finished?.(game.id);
    }
    return log.rest(game.id);
  }
}

/** How long somebody who has gone may stay away, in real ms: the same game time at any pace, but never less than a network needs. (HWS-3) */
function graceAt(graceMs: number, pace: number): number {
  return Math.max(graceMs / pace, Math.min(graceMs, LEAST_GRACE_MS));
}

/** Real ms of the break between rounds; null if the teacher starts each round. (LVG-5) */
function breakOf({ autoAdvance, settings }: Game): number | null {
  return autoAdvance ? settings.round_break_s * 1000 : null;
}

function userOf(game: Game, names: PlayerNames, player: string): PlayerUser {
  const num_games = game.players.find(({ id }) => id === player)?.num_games ?? 0;
  return { id: player, ...nameInGame(names, player), num_games };
}

/** Like `readGame`. Throws DamagedGame if the log does not fit the game. */
function soundStart(...[game, ...parts]: Parameters<typeof readGame>): ReturnType<typeof readGame> {
  try {
    return readGame(game, ...parts);
  } catch (error) {
    throw new DamagedGame(game.id, error);
  }
}

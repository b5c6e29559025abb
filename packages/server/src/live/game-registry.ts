import type { GameState, PlayerUser } from '@fracht/engine';
import type { CloseReason } from '@fracht/protocol';
import type { Logger } from '../log.ts';
import { localDay } from '../presenters/game.ts';
import { shownName } from '../presenters/names.ts';
import { peopleOf } from '../presenters/people.ts';
import type { Game, GameProgress } from '../storage/game-store.ts';
import type { Storage } from '../storage/storage.ts';
import { SocketRoom } from '../rooms/socket-room.ts';
import { viewsOf } from '../rooms/game-views.ts';
import { GameHost } from '../games/game-host.ts';
import { type PlayerNames, snapshotRow } from '../games/log/entries.ts';
import { type GameLog, isLeaseLost, leaseLost } from '../games/log/game-log.ts';
import type { Ownership } from '../games/ownership.ts';
import { Presence } from '../games/presence.ts';
import { readGame } from '../games/read-game.ts';
import { playedBy, progressOf, rankingsOf } from '../games/results.ts';
import type { Scheduler } from '../games/scheduler/scheduler.ts';
import { attentionIn } from './attention.ts';
import { isLive, type LiveGame, type Opened, viewerOf } from './live-game.ts';

/** A game that nobody watches and in which no time passes leaves memory after this long. */
const IDLE_MS = 60_000;
/** Frames of one owner of a game are numbered above all that the owners before it have sent; none sends so many. */
const FRAMES_OF_ONE = 1_000_000;
/** After a start so many games are brought back at once: while some wait for the database another is made. */
const BACK_AT_ONCE = 8;

type Parts = {
  readonly storage: Storage;
  readonly log: GameLog;
  readonly ownership: Ownership;
  readonly scheduler: Scheduler;
  readonly logger: Logger;
  /** The wall clock in ms. */
  readonly now: () => number;
  /** Actions a second that one socket may send; the usual ones where it is not told. */
  readonly actionRate?: number;
};

/** The live games of this process in memory: takes them and brings them in when somebody comes, and back after a restart. */
export class GameRegistry {
  readonly #parts: Parts;
  readonly #games = new Map<string, Promise<Opened>>();
  readonly #live = new Map<string, LiveGame>();
  readonly #leaving = new Map<string, Promise<void>>();

  constructor(parts: Parts) {
    this.#parts = parts;
    parts.ownership.onLost((id) => this.#broke(id, leaseLost(id)));
  }

  /** How many games are in memory, and how many links they have. */
  get counts(): { readonly games: number; readonly links: number } {
    const links = [...this.#live.values()].reduce((sum, { room }) => sum + room.size, 0);
    return { games: this.#live.size, links };
  }

  /** Brings back every game that was live when the server stopped; time passes in them again from now. */
  async recover(): Promise<number> {
    const waiting = (await this.#parts.log.live()).values();
    const bringBack = async (): Promise<void> => {
      for (const id of waiting) await this.#bringBack(id);
    };
    await Promise.all(Array.from({ length: BACK_AT_ONCE }, bringBack));
    return this.#live.size;
  }

  /** The game, brought in if need be and nobody else owns it; whose it is where somebody does; null when there is no such game. */
  async open(id: string): Promise<Opened> {
    const live = this.#live.get(id);
    // Another process may have it by now, and be further.
    if (live !== undefined && !this.#isHeld(live)) this.#broke(id, leaseLost(id));
    const known = this.#games.get(id);
    if (known !== undefined) return known;
    await this.#leaving.get(id);
    const opening = this.#games.get(id) ?? this.#take(id);
    this.#games.set(id, opening);
    return opening;
  }

  /** Whether a game is in memory, or on its way there. */
  has(id: string): boolean {
    return this.#games.has(id);
  }

  /** Where a game in memory stands now; null when it is not there. */
  progress(id: string): GameProgress | null {
    const live = this.#live.get(id);
    return live === undefined ? null : progressOf(live.game, live.host.present);
  }

  /** How many students of a game in memory need their teacher; 0 where it is not there: nobody plays. */
  attention(id: string): number {
    const live = this.#live.get(id);
    return live === undefined ? 0 : attentionIn(live);
  }

  /** The game is being removed: its links end and it leaves memory. */
  async forget(id: string): Promise<void> {
    await this.#drop(id, 'GAME_UNKNOWN');
  }

  /**
   * An erased person's links end, and the person leaves the games at once. A game that is not going on leaves memory, where the
   * name still stands; in a running one everybody sees from now on that the account is gone. A lecturer's games are read anew, since
   * another may have taken them over: those who are there come back by themselves.
   */
  async expel(user: string): Promise<void> {
    const known = [...this.#live];
    for (const [id, { game, host, room, presence }] of known) {
      const viewer = viewerOf(game, user);
      if (viewer === null) continue;
      for (const session of room.sessionsOf(viewer.player)) session.close('UNAUTHORIZED');
      await presence.leave(viewer);
      const { state } = host.state;
      const isOn = state === 'IN_PROGRESS' || state === 'PAUSED';
      if (!isOn || viewer.type === 'TEACHER') await this.#drop(id, 'SERVER_STOPS');
      if (isOn && viewer.type === 'TEACHER') await this.open(id);
      else if (isOn) await host.rename(user, shownName(undefined));
    }
  }

  /** The links of a person whose session is over end. */
  async endOver(user: string): Promise<void> {
    const { storage, now } = this.#parts;
    for (const { room } of this.#live.values()) {
      for (const session of room.sessionsOf(user)) {
        const isOpen = await storage.sessions.isOpen(session.login, now());
        if (!isOpen) session.close('UNAUTHORIZED');
      }
    }
  }

  /** The links of everybody whose session is over end: for when that could not be told at the time. */
  async endAllOver(): Promise<void> {
    const here = [...this.#live.values()].flatMap(({ game }) => [game.teacher, ...game.players.map(({ id }) => id)]);
    for (const user of new Set(here)) await this.endOver(user);
  }

  /** Ends every link and every clock; what is queued is done first. */
  async close(): Promise<void> {
    await Promise.all([...this.#games.keys()].map((id) => this.#drop(id, 'SERVER_STOPS')));
  }

  async #bringBack(id: string): Promise<void> {
    try {
      await this.open(id);
    } catch (error) {
      this.#parts.logger.error({ err: error, game: id }, 'a game could not be brought back');
    }
  }

  async #take(id: string): Promise<Opened> {
    const { storage, ownership } = this.#parts;
    let opened: Opened = null;
    try {
      if ((await storage.games.find(id)) === null) return null;
      const claim = await ownership.take(id);
      opened = claim.isMine ? await this.#bringIn(id, claim.epoch) : { elsewhere: claim.owner };
      return opened;
    } finally {
      if (!isLive(opened)) this.#games.delete(id);
      if (opened === null) await ownership.release(id);
    }
  }

  /** Reads a game that this process owns from now on: what earlier owners did is all there. */
  async #bringIn(id: string, epoch: number): Promise<LiveGame | null> {
    const { storage, log, scheduler, logger, now, actionRate } = this.#parts;
    const game = await storage.games.find(id);
    if (game === null) return null;
    const names = await this.#namesOf(game);
    const library = await storage.library.frozen(game.library);
    const stored = await log.read(game.id);
    const start = readGame(game, library, stored, names);
    const broke = (error: unknown): void => {
      if (!host.isClosed) this.#broke(game.id, error);
    };
    const host: GameHost = new GameHost(
      {
        ...start,
        log,
        scheduler,
        logger,
        today: () => localDay(now()),
        breakMs: breakOf(game),
        isHeld: () => this.#isHeld(live),
      },
      {
        changed: (change) => room.changed(change),
        progressed: (state, seq) => this.#progressed(game, state, seq),
        broke,
      },
    );
    const room = new SocketRoom({
      game: game.id,
      scheduler,
      views: viewsOf(game, host),
      present: () => host.present,
      seq: (Math.max(epoch, stored.epoch) - 1) * FRAMES_OF_ONE + start.seq,
      ...(actionRate === undefined ? {} : { actionRate }),
      onOdd: (error) => logger.error({ err: error, game: game.id }, 'a change was not of the shape it is packed by'),
    });
    const graceMs = game.settings.leave_grace_s * 1000;
    const presence = new Presence({ host, scheduler, graceMs, userOf: (player) => userOf(game, names, player), broke });
    const live: LiveGame = { game, epoch, host, room, presence };
    await host.start();
    if (!this.#isHeld(live)) {
      await host.close();
      throw leaseLost(id);
    }
    presence.expectBack();
    this.#live.set(game.id, live);
    this.#watchIdle(game.id);
    return live;
  }

  async #namesOf(game: Game): Promise<PlayerNames> {
    const ids = [game.teacher, ...game.players.map(({ id }) => id)];
    const people = await peopleOf(this.#parts.storage, ids);
    return new Map(ids.map((id) => [id, shownName(people.get(id))]));
  }

  /** Stores where the game stands; a finished one's results are frozen, its last state kept for the summary. */
  async #progressed(game: Game, state: GameState, seq: number): Promise<void> {
    const { storage, log, now } = this.#parts;
    const progress = progressOf(game, state);
    if (state.state !== 'FINISHED') return storage.games.saveProgress(game.id, progress);
    if (game.state !== 'FINISHED') {
      await log.saveSnapshot(game.id, snapshotRow(state, seq));
      const rankings = rankingsOf(game, state, localDay(now()));
      await storage.games.finish(game.id, progress, rankings, playedBy(state));
    }
    return log.rest(game.id);
  }

  /** A failure after which memory may not agree with the log: the game is read again when somebody comes back. */
  #broke(id: string, error: unknown): void {
    if (!this.#games.has(id)) return;
    const { logger } = this.#parts;
    if (isLeaseLost(error)) logger.warn({ game: id }, 'a game is not of this process any more');
    else logger.error({ err: error, game: id }, 'a game broke off');
    void this.#drop(id, isLeaseLost(error) ? 'SERVER_STOPS' : 'INTERNAL');
  }

  /** Whether this process may still decide what happens in a game that it brought in. */
  #isHeld({ game, epoch }: LiveGame): boolean {
    return this.#parts.ownership.epochOf(game.id) === epoch;
  }

  async #drop(id: string, reason: CloseReason): Promise<void> {
    const opening = this.#games.get(id);
    if (opening === undefined) return this.#leaving.get(id);
    const live = this.#live.get(id);
    if (live !== undefined) endLines(live, reason);
    this.#games.delete(id);
    this.#live.delete(id);
    const leaving = this.#leave(id, opening, reason).finally(() => this.#leaving.delete(id));
    this.#leaving.set(id, leaving);
    await leaving;
  }

  /** Once it is in, if it was still on its way, a game goes; then the next process may take it. */
  async #leave(id: string, opening: Promise<Opened>, reason: CloseReason): Promise<void> {
    const opened = await opening.catch(() => null);
    if (!isLive(opened)) return;
    this.#live.delete(id);
    endLines(opened, reason);
    await opened.host.close();
    await this.#parts.ownership.release(id);
  }

  #watchIdle(id: string): void {
    this.#parts.scheduler.after(IDLE_MS, () => {
      const live = this.#live.get(id);
      if (live === undefined) return;
      if (live.room.size > 0 || !live.presence.isEmpty || live.host.isTicking) return this.#watchIdle(id);
      void this.#drop(id, 'SERVER_STOPS');
    });
  }
}

function endLines({ presence, room }: LiveGame, reason: CloseReason): void {
  presence.close();
  room.close(reason);
}

/** Real ms of the break between rounds; null where the teacher starts each. (LVG-5) */
function breakOf({ autoAdvance, settings }: Game): number | null {
  return autoAdvance ? settings.round_break_s * 1000 : null;
}

function userOf(game: Game, names: PlayerNames, player: string): PlayerUser {
  const name = names.get(player) ?? { first_name: '', last_name: '' };
  const num_games = game.players.find(({ id }) => id === player)?.num_games ?? 0;
  return { id: player, ...name, num_games };
}

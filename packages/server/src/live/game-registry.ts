import { findPlayer, type Viewer } from '@fracht/engine';
import type { CloseReason } from '@fracht/protocol';
import { leadsGame } from '../policies/leading.ts';
import { shownName } from '../presenters/names.ts';
import type { GameProgress } from '../storage/game-store.ts';
import { DamagedGame } from '../storage/damaged-game.ts';
import { isStorageAway, STORAGE_SILENT } from '../storage/storage-away.ts';
import { isLeaseLost, leaseLost, LogError } from '../games/log/game-log.ts';
import type { Ownership } from '../games/ownership.ts';
import { progressOf } from '../games/results.ts';
import { isAskedIn } from './asked.ts';
import { attentionIn } from './attention.ts';
import { DamagedGames } from './damaged-games.ts';
import { GameWiring, type WiringParts } from './game-wiring.ts';
import { Revival } from './revival.ts';
import { isLive, type LiveGame, type Opened } from './live-game.ts';

/** A game that nobody watches and in which no time passes leaves memory after this long. */
const IDLE_MS = 60_000;
/** How many games are loaded at once after a start: while some wait for the database another is built. */
const BACK_AT_ONCE = 8;

type GameRegistryParts = WiringParts & {
  readonly ownership: Ownership;
  /** The time in ms by which sessions end; nobody can set it. (PRV-6) */
  readonly steady: () => number;
};

/** The live games in this process's memory: takes ownership of them and loads them when somebody comes, and again after a restart. */
export class GameRegistry {
  readonly #parts: GameRegistryParts;
  readonly #games = new Map<string, Promise<Opened>>();
  readonly #live = new Map<string, LiveGame>();
  readonly #leaving = new Map<string, Promise<void>>();
  readonly #damaged: DamagedGames;
  readonly #wiring: GameWiring;
  readonly #standing: Revival;

  constructor(parts: GameRegistryParts) {
    this.#parts = parts;
    const { scheduler, logger, log } = parts;
    this.#damaged = new DamagedGames(logger);
    this.#wiring = new GameWiring(parts, {
      isHeld: (live) => this.#isHeld(live),
      broke: (id, error) => this.#broke(id, error),
    });
    this.#standing = new Revival({ scheduler, logger, store: () => log.keep(), open: (id) => this.open(id) });
    parts.ownership.onLost((id) => this.#broke(id, leaseLost(id)));
  }

  /** How many games are in memory, how many links they have, and how many games stand still because nothing can be stored. */
  get counts(): { readonly games: number; readonly links: number; readonly standing: number } {
    const links = [...this.#live.values()].reduce((sum, { room }) => sum + room.size, 0);
    return { games: this.#live.size, links, standing: this.#standing.size };
  }

  /** Loads every game that was live when the server stopped; from now on time passes in them again. */
  async recover(): Promise<number> {
    const waiting = (await this.#parts.log.live()).values();
    const bringBack = async (): Promise<void> => {
      for (const id of waiting) await this.#bringBack(id);
    };
    await Promise.all(Array.from({ length: BACK_AT_ONCE }, bringBack));
    return this.#live.size;
  }

  /**
   * The live game, loaded into memory if no process owns it; if another process does, its owner; null if there is no such game. Rejects
   * while the game is stopped because nothing can be stored.
   */
  async open(id: string): Promise<Opened> {
    this.#damaged.mustBeSound(id);
    if (this.#standing.has(id)) throw new LogError(`game ${id} stands`, STORAGE_SILENT);
    const live = this.#live.get(id);
    // Another process may have it by now, and be further ahead.
    if (live !== undefined && !this.#isHeld(live)) this.#broke(id, leaseLost(id));
    const known = this.#games.get(id);
    if (known !== undefined) return known;
    await this.#leaving.get(id);
    const opening = this.#games.get(id) ?? this.#take(id);
    this.#games.set(id, opening);
    return opening;
  }

  /** Whether a game was found to be damaged. */
  isDamaged(id: string): boolean {
    return this.#damaged.has(id);
  }

  /** Whether a game stands still because nothing can be stored; it continues by itself. (LVG-14) */
  isStanding(id: string): boolean {
    return this.#standing.has(id);
  }

  /** Whether a game is in memory, or being loaded. */
  has(id: string): boolean {
    return this.#games.has(id);
  }

  /** The present progress of a game in memory; null when it is not there. */
  progress(id: string): GameProgress | null {
    const live = this.#live.get(id);
    return live === undefined ? null : progressOf(live.game, live.host.present);
  }

  /** How many students of a game in memory need their teacher; 0 if it is not there, since then nobody plays. */
  attention(id: string): number {
    const live = this.#live.get(id);
    return live === undefined ? 0 : attentionIn(live);
  }

  /** Whether a situation of the library waits for an answer in a lesson that is in memory. */
  isAsked(item: string): boolean {
    return [...this.#live.values()].some((live) => isAskedIn(live, item));
  }

  /** The game is being removed: its links end and it leaves memory. */
  async forget(id: string): Promise<void> {
    await this.#drop(id, 'GAME_UNKNOWN');
  }

  /**
   * An erased person's links end, and the person leaves the games at once. A game that is not running leaves memory, where the name would still
   * be; in a running one everybody sees from now on that the account is gone. A lecturer's games are reloaded, since another may have taken them
   * over: those who are connected reconnect by themselves. A game in which that fails leaves memory, like any that fails.
   */
  async expel(user: string): Promise<void> {
    const known = [...this.#live];
    for (const [id, live] of known) {
      try {
        await this.#expelFrom(live, user);
      } catch (error) {
        // One that has left memory meanwhile is loaded again, without the name, when somebody comes.
        if (this.#live.get(id) === live) this.#broke(id, error);
      }
    }
  }

  /** Closes the links of a person whose session has ended, and those of a lecturer to games that another leads by now. */
  async endOver(user: string): Promise<void> {
    const { storage, steady } = this.#parts;
    for (const { game, room } of this.#live.values()) {
      for (const session of room.sessionsOf(user)) {
        const isOpen = await storage.sessions.isOpen(session.login, steady());
        if (!isOpen) session.close('UNAUTHORIZED');
        else if (session.viewer.type === 'TEACHER' && !(await this.#stillLeads(user, game.id)))
          session.close('FORBIDDEN');
      }
    }
  }

  /**
   * Closes the links of everybody whose session or right to lead has ended: for ends that could not be reported at the time, or
   * come by themselves.
   */
  async endAllOver(): Promise<void> {
    const here = [...this.#live.values()].flatMap(({ room }) => room.people);
    for (const user of new Set(here)) await this.endOver(user);
  }

  /** Ends every link and every clock; what is queued is done first. */
  async close(): Promise<void> {
    this.#standing.close();
    await Promise.all([...this.#games.keys()].map((id) => this.#drop(id, 'SERVER_STOPS')));
  }

  async #expelFrom({ game, host, room, presence }: LiveGame, user: string): Promise<void> {
    const type = game.teacher === user ? 'TEACHER' : (findPlayer(host.state, user)?.type ?? null);
    const isMember = game.players.some(({ id }) => id === user);
    if (type === null && !isMember) return;
    const viewer: Viewer = { player: user, type: type ?? 'STUDENT' };
    for (const session of room.sessionsOf(viewer.player)) session.close('UNAUTHORIZED');
    await presence.leave(viewer);
    const { state } = host.state;
    const isOn = state === 'IN_PROGRESS' || state === 'PAUSED';
    if (!isOn || viewer.type === 'TEACHER') await this.#drop(game.id, 'SERVER_STOPS');
    if (isOn && viewer.type === 'TEACHER') await this.open(game.id);
    else if (isOn) await host.rename(user, shownName(undefined));
  }

  async #stillLeads(user: string, game: string): Promise<boolean> {
    const { storage, now } = this.#parts;
    const [person, known] = [await storage.users.find(user), await storage.games.find(game)];
    return person !== null && known !== null && (await leadsGame({ storage, now }, person, known));
  }

  async #bringBack(id: string): Promise<void> {
    try {
      await this.open(id);
    } catch (error) {
      if (error instanceof DamagedGame) return;
      if (isStorageAway(error)) this.#standing.add(id);
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
    } catch (error) {
      if (error instanceof DamagedGame) this.#damaged.setAside(id, error);
      throw error;
    } finally {
      if (!isLive(opened)) this.#games.delete(id);
      if (opened === null) await ownership.release(id);
    }
  }

  /** Reads a game that this process owns from now on: everything that earlier owners did is stored. */
  async #bringIn(id: string, epoch: number): Promise<LiveGame | null> {
    const live = await this.#wiring.read(id, epoch);
    if (live === null) return null;
    await live.host.start();
    if (!this.#isHeld(live)) {
      await live.host.close();
      throw leaseLost(id);
    }
    live.presence.expectBack();
    live.places.follow(live.host.state);
    this.#live.set(id, live);
    this.#watchIdle(id);
    return live;
  }

  /** A failure after which memory may not agree with the log: the game is read again when somebody comes back. */
  #broke(id: string, error: unknown): void {
    if (!this.#games.has(id)) return;
    const { logger } = this.#parts;
    const hasPlayed = this.#live.has(id);
    if (isLeaseLost(error)) {
      logger.warn({ game: id }, 'a game is not of this process any more');
      return void this.#drop(id, 'SERVER_STOPS');
    }
    if (!isStorageAway(error)) {
      logger.error({ err: error, game: id }, 'a game broke off');
      return void this.#drop(id, 'INTERNAL');
    }
    if (hasPlayed) {
      logger.error({ err: error, game: id }, 'a game stands: nothing can be stored');
      this.#standing.add(id);
    }
    void this.#drop(id, 'STORAGE_AWAY');
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

  /** Releases a game, after waiting for it to load if it was still being loaded; then the next process may take it. */
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

function endLines({ presence, room, places }: LiveGame, reason: CloseReason): void {
  presence.close();
  places.close();
  room.close(reason);
}

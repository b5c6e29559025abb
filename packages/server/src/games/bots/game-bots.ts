import { type Bot, paceOfPeople, playerOf, Watch } from '@fracht/bots';
import {
  botOf,
  type GameState,
  isTended,
  type Library,
  type Player,
  type PlayerId,
  roundEndsAt,
  type SeatLevel,
} from '@fracht/engine';
import type { GameHost } from '../game-host.ts';
import type { Due } from '../scheduler/due-heap.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';

/** How many actions a bot may take in one look; more would mean that it is caught in a loop. */
const ACTIONS_AT_ONCE = 20;

type GameBotsParts = {
  readonly host: Pick<GameHost, 'state' | 'now' | 'play' | 'realAt' | 'isClosed'>;
  readonly scheduler: Scheduler;
  /** A bot could not be asked, or its action not be stored. */
  readonly broke: (error: unknown) => void;
};

/** A bot in its place. `wakesAt`: the game second at which it wants to look next; null: not before something changes. */
type Seated = {
  readonly player: PlayerId;
  readonly level: SeatLevel;
  readonly tends: boolean;
  readonly bot: Bot;
  wakesAt: number | null;
  isToBeAsked: boolean;
};

/**
 * The bots of one live game: they look at it as often as their level says, and their actions go through the host as a person's do. Which places
 * they have follows from the state, and what they decide from the state and the game's secret seed, so nothing about them is stored and they
 * continue after a restart. Without a bot, nothing runs. (SBT-1, SBT-4)
 */
export class GameBots {
  readonly #parts: GameBotsParts;
  #watch: Watch | null = null;
  #askedAt = -1;
  #seated: readonly Seated[] = [];
  #alarm: Due | null = null;
  #isTurn = false;
  #isClosed = false;

  constructor(parts: GameBotsParts) {
    this.#parts = parts;
  }

  /** The game is now as `state` says: must be called for every change, in order. */
  follow(state: GameState): void {
    if (this.#isClosed) return;
    this.#sit(state);
    if (this.#watch !== null) this.#await(state, this.#watch);
  }

  /** The bots stop. */
  close(): void {
    this.#isClosed = true;
    this.#callOff();
    this.#leave();
  }

  /** Adds and removes bots as the state says. */
  #sit(state: GameState): void {
    const wanted = state.state === 'FINISHED' ? [] : state.players.filter((player) => botOf(player) !== null);
    if (wanted.length === 0) {
      if (this.#watch !== null) this.#leave();
      return;
    }
    const isSame =
      wanted.length === this.#seated.length &&
      this.#seated.every((seated, index) => {
        const one = wanted[index];
        return one !== undefined && isSeatedAs(seated, one);
      });
    if (isSame) return;
    const watch = (this.#watch ??= new Watch());
    this.#seated = wanted.map((player) => this.#seatedAs(state, watch, player));
    this.#askedAt = -1;
  }

  #seatedAs({ setup }: GameState, watch: Watch, player: Player): Seated {
    const known = this.#seated.find((one) => isSeatedAs(one, player));
    if (known !== undefined) return known;
    const answers: Library = setup.library;
    const level = botOf(player) ?? 'ordinary';
    const tends = isTended(player);
    const seat = { player: player.id, level, seed: setup.seed, answers, pace: paceOfPeople(setup), tends };
    return { player: player.id, level, tends, bot: playerOf(seat, watch), wakesAt: null, isToBeAsked: true };
  }

  #callOff(): void {
    this.#parts.scheduler.cancel(this.#alarm);
    this.#alarm = null;
  }

  /** A watch has to see every change, so the next bot that comes begins with a new one. */
  #leave(): void {
    this.#callOff();
    this.#watch = null;
    this.#seated = [];
  }

  /** Sets the timer for the bot that wants to look first. */
  #await(state: GameState, watch: Watch): void {
    const next = this.#nextToWake(state, watch);
    if (this.#isTurn) return;
    this.#callOff();
    // Game time stands still at the end of a round until that has been handled, which changes the game: then they are asked
    // again.
    if (next === null || next > roundEndsAt(state)) return;
    const { host, scheduler } = this.#parts;
    const at = host.realAt(next) ?? scheduler.clock.now();
    this.#alarm = scheduler.at(at, () => {
      this.#alarm = null;
      void this.#takeTurns();
    });
  }

  /** If something has changed, all are asked again when they wake; else only those that have just looked. */
  #nextToWake(state: GameState, watch: Watch): number | null {
    watch.see(state);
    const isChanged = this.#askedAt !== watch.step;
    this.#askedAt = watch.step;
    let soonest: number | null = null;
    for (const one of this.#seated) {
      if (isChanged || one.isToBeAsked) one.wakesAt = one.bot.wakesAt(state);
      one.isToBeAsked = false;
      if (one.wakesAt !== null && (soonest === null || one.wakesAt < soonest)) soonest = one.wakesAt;
    }
    return soonest;
  }

  /** The bots that are due look at the game, one after another; then all wait for their next moment. */
  async #takeTurns(): Promise<void> {
    const { host, broke } = this.#parts;
    const { now } = host;
    this.#isTurn = true;
    try {
      for (const one of this.#seated) if (one.wakesAt !== null && one.wakesAt <= now) await this.#takeTurn(one);
    } catch (error) {
      // They try again when something changes: retrying at once would only fail again.
      this.#isTurn = false;
      if (!host.isClosed) broke(error);
      return;
    }
    this.#isTurn = false;
    this.follow(host.state);
  }

  async #takeTurn(seated: Seated): Promise<void> {
    let count = 0;
    let isDone = true;
    while (isDone && count < ACTIONS_AT_ONCE) {
      isDone = await this.#parts.host.play(seated.player, (state) => seated.bot.decide(state));
      count += 1;
    }
    seated.isToBeAsked = true;
  }
}

/** Whether this bot is the one named in the player's place. */
function isSeatedAs({ player, level, tends }: Seated, one: Player): boolean {
  return one.id === player && botOf(one) === level && isTended(one) === tends;
}

import type { GameState, HostAction, PlayerId, PlayerUser } from '@fracht/engine';
import type { GameHost } from '../game-host.ts';
import type { Due } from '../scheduler/due-heap.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';
import { type BotPlace, type Attendance, awayPersons, seatChanges } from './seat-plan.ts';

type SeatingHost = Pick<GameHost, 'state' | 'serve' | 'isClosed'>;

type SeatKeeperParts = {
  readonly host: SeatingHost;
  readonly scheduler: Scheduler;
  readonly attendance: Attendance;
  readonly userOf: (player: PlayerId) => PlayerUser;
  readonly broke: (error: unknown) => void;
};

/**
 * Seats bots in these places of a live game, in order, skipping places that are taken. All are requested at once: anything asked of the game
 * after this call, the start too, happens when all of them sit. (SBT-3, HWS-7)
 */
export async function seatBots(
  host: Pick<GameHost, 'serve'>,
  places: readonly BotPlace[],
  userOf: (player: PlayerId) => PlayerUser,
): Promise<void> {
  await Promise.all(places.map((place) => host.serve(seating(place, userOf))));
}

/** How long a person who has left has to be away, in real ms, until a bot takes over the place. (SBT-2) */
export const TENDED_AFTER_MS = 60_000;

/** Keeps the places of one live game as its setting for bots says: bots sit down and get up as people leave and come. (SBT-2, SBT-3) */
export class SeatKeeper {
  readonly #parts: SeatKeeperParts;
  /** Who has left, and since when in real ms; after a restart, since the restart. */
  readonly #awaySince = new Map<PlayerId, number>();
  #alarm: Due | null = null;
  #isAtWork = false;
  #isToLookAgain = false;

  constructor(parts: SeatKeeperParts) {
    this.#parts = parts;
  }

  /** The game is now as `state` says, or somebody has come or gone. */
  follow(state: GameState): void {
    if (state.bots === undefined) return;
    this.#noteAway(state);
    if (this.#isAtWork) {
      this.#isToLookAgain = true;
      return;
    }
    if (this.#nextChange(state) === null) return;
    this.#isAtWork = true;
    this.#keep().catch((error: unknown) => {
      this.#isAtWork = false;
      if (!this.#parts.host.isClosed) this.#parts.broke(error);
    });
  }

  /** The game leaves memory. */
  close(): void {
    this.#parts.scheduler.cancel(this.#alarm);
    this.#alarm = null;
  }

  /** Notes who has gone and come back, and sets the timer for when the first of them has been away long enough. */
  #noteAway(state: GameState): void {
    const { scheduler, attendance, host } = this.#parts;
    const now = scheduler.clock.now();
    const away = new Set(awayPersons(state, attendance));
    for (const player of this.#awaySince.keys()) if (!away.has(player)) this.#awaySince.delete(player);
    for (const player of away) if (!this.#awaySince.has(player)) this.#awaySince.set(player, now);
    this.close();
    const coming = [...this.#awaySince.values()].map((since) => since + TENDED_AFTER_MS).filter((at) => at > now);
    if (coming.length === 0 || host.isClosed) return;
    this.#alarm = scheduler.at(Math.min(...coming), () => {
      this.#alarm = null;
      this.follow(host.state);
    });
  }

  readonly #hasLongBeenAway = (player: PlayerId): boolean => {
    const since = this.#awaySince.get(player);
    return since !== undefined && this.#parts.scheduler.clock.now() - since >= TENDED_AFTER_MS;
  };

  /** Makes one change at a time and looks again before the next one: the teacher's choice, or who is there, may have changed meanwhile. */
  async #keep(): Promise<void> {
    const { host } = this.#parts;
    do {
      this.#isToLookAgain = false;
      for (let next = this.#nextChange(host.state); next !== null; next = this.#nextChange(host.state)) {
        if (!(await host.serve(next))) break;
      }
    } while (this.#isToLookAgain && this.#nextChange(host.state) !== null);
    this.#isAtWork = false;
  }

  /** The next change to the places; null: they are as they should be. */
  #nextChange(state: GameState): HostAction | null {
    const { attendance, userOf } = this.#parts;
    const { leave, sit } = seatChanges(state, attendance, this.#hasLongBeenAway);
    const [first] = leave;
    if (first !== undefined) return { action: 'LEAVE', player: first };
    const [place] = sit;
    return place === undefined ? null : seating(place, userOf);
  }
}

function seating({ player, ...how }: BotPlace, userOf: (player: PlayerId) => PlayerUser): HostAction {
  return { action: 'SEAT_BOT', user: userOf(player), ...how };
}

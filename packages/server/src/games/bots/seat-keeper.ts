import type { GameState, HostAction, PlayerId, PlayerUser } from '@fracht/engine';
import type { GameHost } from '../game-host.ts';
import { type BotPlace, type Attendance, seatChanges } from './seat-plan.ts';

type SeatingHost = Pick<GameHost, 'state' | 'serve' | 'isClosed'>;

type SeatKeeperParts = {
  readonly host: SeatingHost;
  readonly attendance: Attendance;
  readonly userOf: (player: PlayerId) => PlayerUser;
  readonly broke: (error: unknown) => void;
};

/**
 * Bots sit down in these places of a live game, in their order; in one where somebody is none does. All are asked for at once: whatever is asked
 * of the game after this call, the start too, happens when all of them sit. (SBT-3, HWS-7)
 */
export async function seatBots(
  host: Pick<GameHost, 'serve'>,
  places: readonly BotPlace[],
  userOf: (player: PlayerId) => PlayerUser,
): Promise<void> {
  await Promise.all(places.map(({ player, level }) => host.serve({ action: 'SEAT_BOT', user: userOf(player), level })));
}

/** Keeps the places of one live game as its choice about bots asks: bots sit down and get up as persons go and come. (SBT-2, SBT-3) */
export class SeatKeeper {
  readonly #parts: SeatKeeperParts;
  #isAtWork = false;
  #isToLookAgain = false;

  constructor(parts: SeatKeeperParts) {
    this.#parts = parts;
  }

  /** The game is as `state` says now, or somebody has come or gone. */
  follow(state: GameState): void {
    if (state.bots === undefined) return;
    if (this.#isAtWork) {
      this.#isToLookAgain = true;
      return;
    }
    if (nextChange(state, this.#parts) === null) return;
    this.#isAtWork = true;
    this.#keep().catch((error: unknown) => {
      this.#isAtWork = false;
      if (!this.#parts.host.isClosed) this.#parts.broke(error);
    });
  }

  /** Makes one change at a time and looks again before the next one: the teacher's choice, or who is there, may have changed meanwhile. */
  async #keep(): Promise<void> {
    const { host } = this.#parts;
    do {
      this.#isToLookAgain = false;
      for (let next = nextChange(host.state, this.#parts); next !== null; next = nextChange(host.state, this.#parts)) {
        if (!(await host.serve(next))) break;
      }
    } while (this.#isToLookAgain && nextChange(host.state, this.#parts) !== null);
    this.#isAtWork = false;
  }
}

/** The next thing to be done about the places; null: they are as they should be. */
function nextChange(
  state: GameState,
  { attendance, userOf }: Pick<SeatKeeperParts, 'attendance' | 'userOf'>,
): HostAction | null {
  const { leave, sit } = seatChanges(state, attendance);
  const [first] = leave;
  if (first !== undefined) return { action: 'LEAVE', player: first };
  const [place] = sit;
  return place === undefined ? null : { action: 'SEAT_BOT', user: userOf(place.player), level: place.level };
}

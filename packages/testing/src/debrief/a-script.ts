import { type Recording, recordingOf } from '@fracht/debrief';
import {
  type GameAction,
  type GameSetup,
  type GameState,
  type HostAction,
  type LogEntry,
  type PlayerId,
  advance,
  newGame,
  runEntry,
} from '@fracht/engine';
import { DAY, TEACHER, aUser } from './a-lesson.ts';

/** A game that a test writes action by action. Times are game minutes since the game's noon. */
export class Script {
  readonly #setup: GameSetup;
  readonly #log: LogEntry[] = [];
  #state: GameState;

  /** A game that has begun, with these students; or, if not `isBegun`, one whose students wait for the start. */
  constructor(setup: GameSetup, students: readonly PlayerId[], { isBegun = true }: { isBegun?: boolean } = {}) {
    this.#setup = setup;
    this.#state = newGame(setup);
    this.#put(null, { action: 'RUN' });
    this.#put(null, { action: 'CONNECT', user: TEACHER, type: 'TEACHER' });
    for (const id of students) {
      this.#put(null, { action: 'CONNECT', user: aUser(id), type: 'STUDENT' });
      this.#put(id, { action: 'USER_JOIN' });
    }
    if (isBegun) this.begins();
  }

  /** The teacher starts the game. */
  begins(): this {
    this.#put(TEACHER.id, { action: 'START' });
    return this;
  }

  get state(): GameState {
    return this.#state;
  }

  /** Advances to a minute; at a round's end the teacher begins the next one. */
  at(minute: number): this {
    this.#state = advance(this.#state, minute * 60);
    while (this.#state.pauseReason === 'ROUND_END') {
      this.#put(TEACHER.id, { action: 'START' });
      this.#state = advance(this.#state, minute * 60);
    }
    return this;
  }

  does(player: PlayerId, action: GameAction): this {
    this.#put(player, action);
    return this;
  }

  /** The server records that a player has left, or is back. */
  host(action: HostAction): this {
    this.#put(null, action);
    return this;
  }

  /** Plays on to the end without another action. */
  finished(): Recording {
    this.at(4 * 10_000);
    return recordingOf({ setup: this.#setup, log: this.#log });
  }

  #put(player: PlayerId | null, action: GameAction | HostAction): void {
    const type = player === null || player === TEACHER.id ? 'TEACHER' : 'STUDENT';
    const entry = { seq: this.#log.length + 1, at: this.#state.now, player, type, day: DAY, action, id: null } as const;
    const result = runEntry(this.#state, entry);
    if (!result.ok) throw new Error(`${action.action} at ${this.#state.now / 60}: ${result.error}`);
    this.#state = result.value;
    this.#log.push(entry);
  }
}

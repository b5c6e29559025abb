import {
  type GameAction,
  type GameSetup,
  type GameState,
  type HostAction,
  type LogEntry,
  type PlayerId,
  type PlayerUser,
  advance,
  newGame,
  runEntry,
  viewFor,
} from '@fracht/engine';
import { decide } from './decide.ts';
import { type BotLevel, TEMPERS } from './levels.ts';

/** Tells a bot what to do before it thinks for itself; null: nothing. It sees the whole game, as no student does. */
export type Prompter = (state: GameState, player: PlayerId) => GameAction | null;

/** A bot in a seat; `prompter` tells it what no bot can know, such as the right answer of a situation. */
export type Seat = { readonly user: PlayerUser; readonly level: BotLevel; readonly prompter?: Prompter };

/** A game played to its end, with the log that gives it back. */
export type PlayedGame = { readonly state: GameState; readonly log: readonly LogEntry[]; readonly refused: number };

/** Actions a bot may take in one look; more would mean that it goes round in circles. */
const ACTIONS_AT_ONCE = 20;

type Table = { state: GameState; readonly log: LogEntry[]; readonly day: string; refused: number };

/**
 * Plays a whole game: a teacher opens and starts it, every seat is filled by a bot, each round is begun at once. `day` is the
 * date of play, YYYY-MM-DD. Deterministic: the same setup, seats and day give the same game.
 */
export function playGame(setup: GameSetup, teacher: PlayerUser, seats: readonly Seat[], day: string): PlayedGame {
  const table: Table = { state: newGame(setup), log: [], day, refused: 0 };
  host(table, { action: 'RUN' });
  host(table, { action: 'CONNECT', user: teacher, type: 'TEACHER' });
  for (const { user } of seats) {
    host(table, { action: 'CONNECT', user, type: 'STUDENT' });
    act(table, user.id, { action: 'USER_JOIN' });
  }
  while (table.state.state !== 'FINISHED') {
    act(table, teacher.id, { action: 'START' }, 'TEACHER');
    playRound(table, seats);
  }
  return { state: table.state, log: table.log, refused: table.refused };
}

/** Every bot looks when its time has come; between looks the engine runs its events. */
function playRound(table: Table, seats: readonly Seat[]): void {
  const nextLook = seats.map(
    ({ level }, seat) => table.state.now + Math.floor((TEMPERS[level].thinksEvery * seat) / seats.length),
  );
  while (table.state.state === 'IN_PROGRESS') {
    const at = Math.min(...nextLook);
    if (!runUntil(table, at)) return;
    seats.forEach((seat, index) => {
      if (nextLook[index] !== at) return;
      takeTurn(table, seat);
      nextLook[index] = at + TEMPERS[seat.level].thinksEvery;
    });
  }
}

/** Lets the game run up to a moment; false when it stopped on the way. */
function runUntil(table: Table, at: number): boolean {
  table.state = advance(table.state, at);
  return table.state.state === 'IN_PROGRESS';
}

function takeTurn(table: Table, { user, level, prompter }: Seat): void {
  for (let count = 0; count < ACTIONS_AT_ONCE; count += 1) {
    const view = viewFor(table.state, { player: user.id, type: 'STUDENT' });
    const action = prompter?.(table.state, user.id) ?? decide(view, user.id, level);
    if (action === null || !act(table, user.id, action)) return;
  }
}

function act(table: Table, player: PlayerId, action: GameAction, type: 'STUDENT' | 'TEACHER' = 'STUDENT'): boolean {
  return append(table, {
    seq: table.log.length + 1,
    at: table.state.now,
    player,
    type,
    day: table.day,
    action,
    id: null,
  });
}

function host(table: Table, action: HostAction): boolean {
  return append(table, {
    seq: table.log.length + 1,
    at: table.state.now,
    player: null,
    type: 'TEACHER',
    day: table.day,
    action,
    id: null,
  });
}

function append(table: Table, entry: LogEntry): boolean {
  const result = runEntry(table.state, entry);
  if (!result.ok) {
    table.refused += 1;
    return false;
  }
  table.state = result.value;
  table.log.push(entry);
  return true;
}

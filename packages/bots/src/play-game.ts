import {
  type GameAction,
  type GameSeconds,
  type GameSetup,
  type GameState,
  type HostAction,
  type LogEntry,
  type PlayerId,
  type PlayerUser,
  advance,
  gameEndsAt,
  newGame,
  nextEventAt,
  runEntry,
} from '@fracht/engine';
import { type Bot, idlerOf, playerOf } from './bot.ts';
import type { BotLevel } from './levels.ts';

/** A bot in a seat, or, with a null level, somebody who takes part and does nothing. */
export type Seat = { readonly user: PlayerUser; readonly level: BotLevel | null };

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
  const players = seats.map((seat) => seated(setup, seat));
  while (table.state.state !== 'FINISHED') {
    act(table, teacher.id, { action: 'START' }, 'TEACHER');
    playRound(table, players);
  }
  return { state: table.state, log: table.log, refused: table.refused };
}

type Seated = { readonly id: PlayerId; readonly bot: Bot };

function seated({ seed, library: answers }: GameSetup, { user: { id }, level }: Seat): Seated {
  return { id, bot: level === null ? idlerOf(id) : playerOf({ player: id, level, seed, answers }) };
}

/** The game runs from one event to the next, and between them the bots look at it when they want to. */
function playRound(table: Table, players: readonly Seated[]): void {
  while (table.state.state === 'IN_PROGRESS') {
    const event = nextEventAt(table.state) ?? gameEndsAt(table.state.setup);
    const waking = nextToWake(table.state, players);
    if (waking === null || event <= waking.at) table.state = advance(table.state, event);
    else takeTurn(table, waking);
  }
}

type Waking = { readonly player: Seated; readonly at: GameSeconds };

function nextToWake(state: GameState, players: readonly Seated[]): Waking | null {
  let next: Waking | null = null;
  for (const player of players) {
    const at = player.bot.wakesAt(state);
    if (at !== null && (next === null || at < next.at)) next = { player, at };
  }
  return next;
}

function takeTurn(table: Table, { player: { id, bot }, at }: Waking): void {
  table.state = advance(table.state, at);
  for (let count = 0; count < ACTIONS_AT_ONCE; count += 1) {
    const action = bot.decide(table.state);
    if (action === null || !act(table, id, action)) return;
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

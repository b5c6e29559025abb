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
import type { BookingPace } from './pace.ts';
import { Watch } from './watch.ts';

/** A seat with its bot. `level` null: a player who joins and does nothing; `pace`: how it books, absent: an order at each look. */
export type Seat = { readonly user: PlayerUser; readonly level: BotLevel | null; readonly pace?: BookingPace };

/** A finished game with its log, from which it can be replayed. */
export type PlayedGame = { readonly state: GameState; readonly log: readonly LogEntry[]; readonly refused: number };

/** The most actions of a bot in one look; more would mean an endless loop. */
const ACTIONS_AT_ONCE = 20;

type GameInPlay = { state: GameState; readonly log: LogEntry[]; readonly day: string; refused: number };

/**
 * Plays a whole game: a teacher opens and starts it, every seat is filled by a bot, and each round begins at once. `day` is the date of play,
 * YYYY-MM-DD. Deterministic: the same setup, seats and day give the same game.
 */
export function playGame(setup: GameSetup, teacher: PlayerUser, seats: readonly Seat[], day: string): PlayedGame {
  const table: GameInPlay = { state: newGame(setup), log: [], day, refused: 0 };
  host(table, { action: 'RUN' });
  host(table, { action: 'CONNECT', user: teacher, type: 'TEACHER' });
  for (const { user } of seats) {
    host(table, { action: 'CONNECT', user, type: 'STUDENT' });
    act(table, user.id, { action: 'USER_JOIN' });
  }
  const bots = botsFor(setup, seats);
  while (table.state.state !== 'FINISHED') {
    act(table, teacher.id, { action: 'START' }, 'TEACHER');
    playRound(table, bots);
  }
  return { state: table.state, log: table.log, refused: table.refused };
}

type Seated = { readonly id: PlayerId; readonly bot: Bot; wakesAt: GameSeconds | null; isToBeAsked: boolean };

/** The bots of a game, their shared watch, and the watch's step at which all of them were last asked when they want to wake. */
type Bots = { readonly seated: readonly Seated[]; readonly watch: Watch; askedAt: number };

function botsFor({ seed, library: answers }: GameSetup, seats: readonly Seat[]): Bots {
  const watch = new Watch();
  const botOf = ({ user: { id }, level, ...pace }: Seat): Bot =>
    level === null ? idlerOf(id) : playerOf({ player: id, level, seed, answers, ...pace }, watch);
  const seated = seats.map((seat) => ({ id: seat.user.id, bot: botOf(seat), wakesAt: null, isToBeAsked: true }));
  return { seated, watch, askedAt: -1 };
}

/** Advances the game from one event to the next; in between the bots look at it when they want to. */
function playRound(table: GameInPlay, bots: Bots): void {
  while (table.state.state === 'IN_PROGRESS') {
    const event = nextEventAt(table.state) ?? gameEndsAt(table.state.setup);
    const next = nextToWake(table.state, bots);
    const at = next?.wakesAt ?? event;
    if (next === null || event <= at) table.state = advance(table.state, event);
    else takeTurn(table, next, at);
  }
}

/**
 * The bot that wants to look at the game first. After a change every bot is asked again when it wants to wake; otherwise only the bot
 * that has just looked.
 */
function nextToWake(state: GameState, bots: Bots): Seated | null {
  const { seated, watch } = bots;
  watch.see(state);
  const isChanged = bots.askedAt !== watch.step;
  bots.askedAt = watch.step;
  let next: Seated | null = null;
  let soonest = Infinity;
  for (const one of seated) {
    if (isChanged || one.isToBeAsked) one.wakesAt = one.bot.wakesAt(state);
    one.isToBeAsked = false;
    if (one.wakesAt === null || one.wakesAt >= soonest) continue;
    next = one;
    soonest = one.wakesAt;
  }
  return next;
}

function takeTurn(table: GameInPlay, seated: Seated, at: GameSeconds): void {
  const { id, bot } = seated;
  seated.isToBeAsked = true;
  table.state = advance(table.state, at);
  for (let count = 0; count < ACTIONS_AT_ONCE; count += 1) {
    const action = bot.decide(table.state);
    if (action === null || !act(table, id, action)) return;
  }
}

function act(
  table: GameInPlay,
  player: PlayerId,
  action: GameAction,
  type: 'STUDENT' | 'TEACHER' = 'STUDENT',
): boolean {
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

function host(table: GameInPlay, action: HostAction): boolean {
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

function append(table: GameInPlay, entry: LogEntry): boolean {
  const result = runEntry(table.state, entry);
  if (!result.ok) {
    table.refused += 1;
    return false;
  }
  table.state = result.value;
  table.log.push(entry);
  return true;
}

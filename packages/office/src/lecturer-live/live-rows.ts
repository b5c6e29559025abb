import {
  type GameSeconds,
  type GameSetup,
  type GameState,
  type Grosze,
  NEEDS,
  type Need,
  type Player,
  type SeatLevel,
  type Seconds,
  botOf,
  compareResults,
  gameSpeed,
  idleSince,
  isBotsResult,
  isOpen,
  isShown,
  isTended,
  needOf,
  openSituationsOf,
  ordersOf,
  score,
} from '@fracht/engine';
import { namesApart } from '@fracht/protocol';

/** Somebody who may play, from the game's list of members. */
export type GameMember = {
  readonly id: string;
  readonly user: {
    readonly first_name: string;
    readonly last_name: string;
    /** For namesakes: what tells the teacher which one it is. */
    readonly email?: string | undefined;
    readonly login?: string | undefined;
  };
};

/** Connected, disconnected, replaced by a bot, or (ABSENT) never in the game so far. */
export type PlayerPresence = 'ON' | 'OFF' | 'BOT' | 'ABSENT';

/** One player on the teacher's live page. */
export type LiveRow = GameMember & {
  /** The full name, with what tells namesakes apart. (VAL-6) */
  readonly name: string;
  readonly presence: PlayerPresence;
  readonly need: Need | null;
  /** A situation is waiting for their answer. */
  readonly isStruck: boolean;
  /** Real seconds since the last action in this round; null: there was none. */
  readonly idle: number | null;
  readonly orders: number;
  readonly money: Grosze;
  readonly points: number;
  readonly score: number;
  /** Has delivered an order: ranked above those who have not. (PTS-9) */
  readonly hasDelivered: boolean;
  /** The bot that plays in the place; null: there is none. (LVP-9) */
  readonly bot: SeatLevel | null;
  /** Whether a bot only stands in for a student who is away. (BTS-8) */
  readonly isTended: boolean;
  /** Whether the result counts as a bot's. */
  readonly isBots: boolean;
  /** The player whose place can be given to a bot or freed; null: somebody is there, or nobody has ever played from it. */
  readonly seat: Player | null;
};

export type RowOrder = 'NEED' | 'SCORE';

/** The time of each player's last action by id, in game seconds. */
export type LastActions = ReadonlyMap<string, GameSeconds | null>;

/** A row for everybody who may play: first those who are or were in the game, then those who are absent. (PLY-7) */
export function liveRows(
  game: GameState,
  members: readonly GameMember[],
  last: LastActions,
  now: GameSeconds,
): readonly LiveRow[] {
  const here = game.players.filter((player) => player.type === 'STUDENT' && isShown(player));
  const absent = members.filter(({ id }) => here.every((player) => player.id !== id));
  const accounts = new Map(members.map(({ id, user }) => [id, user]));
  const names = namesApart([
    ...game.players.map(({ id, user }) => ({ ...accounts.get(id), ...user, id })),
    ...absent.map(({ id, user }) => ({ ...user, id })),
  ]);
  const nameOf = (id: string): string => names(id).whole;
  const rows = here.map((player) => ({
    ...rowOf(game, player, last.get(player.id) ?? null, now),
    name: nameOf(player.id),
    hasDelivered: player.hasDelivered,
    bot: isTended(player) ? null : botOf(player),
    isTended: isTended(player),
    isBots: isBotsResult({ now }, player),
    seat: botOf(player) !== null || player.status === 'LEFT' ? player : null,
  }));
  return [...rows, ...absent.map((member) => absentRow(member, nameOf(member.id)))];
}

/** The rows without bots that do not stand in for a group member: these are not counted as present, and cannot be written to. */
export function rowsOfPeople(rows: readonly LiveRow[], members: readonly GameMember[]): readonly LiveRow[] {
  return rows.filter((row) => row.bot === null || members.some(({ id }) => id === row.id));
}

/** Sorts rows by NEED (the most urgent first, then the longest idle) or by SCORE (best first). Results of bots are below, absent people last. */
export function sortedRows(rows: readonly LiveRow[], order: RowOrder): readonly LiveRow[] {
  return rows.toSorted(
    (one, other) =>
      Number(one.presence === 'ABSENT') - Number(other.presence === 'ABSENT') ||
      Number(one.isBots) - Number(other.isBots) ||
      (order === 'NEED' ? byNeed(one, other) : 0) ||
      compareResults(one, other) ||
      one.name.localeCompare(other.name, 'pl'),
  );
}

/** Converts a span of game time to real seconds, at the game's pace. (LVP-1) */
export function realSeconds(setup: GameSetup, span: Seconds): number {
  return (span * setup.settings.unit_ms) / (60_000 * gameSpeed(setup));
}

function rowOf(
  game: GameState,
  player: Player,
  lastAt: GameSeconds | null,
  now: GameSeconds,
): Omit<LiveRow, 'name' | 'hasDelivered' | 'bot' | 'isTended' | 'isBots' | 'seat'> {
  const { id, user, money, points } = player;
  return {
    id,
    user,
    presence: presenceOf(player),
    need: needOf(game, player, lastAt, now),
    isStruck: openSituationsOf(game, id).length > 0,
    idle: lastAt === null ? null : realSeconds(game.setup, Math.max(0, now - idleSince(game, lastAt))),
    orders: ordersOf(game, id).filter(isOpen).length,
    money,
    points,
    score: score(player),
  };
}

function presenceOf(player: Player): PlayerPresence {
  if (player.status === 'LEFT' || isTended(player)) return 'OFF';
  return botOf(player) === null ? 'ON' : 'BOT';
}

function absentRow({ id, user }: GameMember, name: string): LiveRow {
  const nothing = {
    orders: 0,
    money: 0,
    points: 0,
    score: 0,
    hasDelivered: false,
    bot: null,
    isTended: false,
    isBots: false,
    seat: null,
  };
  return { id, user, name, presence: 'ABSENT', need: null, isStruck: false, idle: null, ...nothing };
}

function byNeed(one: LiveRow, other: LiveRow): number {
  return rank(one) - rank(other) || (one.need === null ? 0 : (other.idle ?? 0) - (one.idle ?? 0));
}

function rank({ need }: LiveRow): number {
  return need === null ? NEEDS.length : NEEDS.indexOf(need);
}

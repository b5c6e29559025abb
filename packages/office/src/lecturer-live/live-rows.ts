import {
  compareResults,
  gameSpeed,
  idleSince,
  isOpen,
  NEEDS,
  needOf,
  openSituationsOf,
  ordersOf,
  score,
  type GameSeconds,
  type GameSetup,
  type GameState,
  type Grosze,
  type Need,
  type Player,
  type Seconds,
} from '@fracht/engine';

/** Somebody who may play, from the game's list of members. */
export type Member = {
  readonly id: string;
  readonly user: { readonly first_name: string; readonly last_name: string };
};

/** Connected, disconnected, or (ABSENT) never in the game so far. */
export type Presence = 'ON' | 'OFF' | 'ABSENT';

/** One player on the teacher's live page. */
export type LiveRow = Member & {
  readonly presence: Presence;
  readonly need: Need | null;
  /** A situation is waiting for their answer. */
  readonly isStruck: boolean;
  /** Real seconds since the last action in this round; null: there was none. */
  readonly idle: number | null;
  readonly orders: number;
  readonly money: Grosze;
  readonly points: number;
  readonly score: number;
  /** Has delivered an order: placed above those who have not. (PTS-9) */
  readonly hasDelivered: boolean;
};

export type RowOrder = 'NEED' | 'SCORE';

/** The time of each player's last action by id, in game seconds. */
export type LastActions = ReadonlyMap<string, GameSeconds | null>;

/** A row for everybody who may play: first those who are or were in the game, then those who are absent. (PLY-7) */
export function liveRows(
  game: GameState,
  members: readonly Member[],
  last: LastActions,
  now: GameSeconds,
): readonly LiveRow[] {
  const here = game.players.filter(({ type }) => type === 'STUDENT');
  const absent = members.filter(({ id }) => game.players.every((player) => player.id !== id));
  const rows = here.map((player) => ({
    ...rowOf(game, player, last.get(player.id) ?? null, now),
    hasDelivered: player.hasDelivered,
  }));
  return [...rows, ...absent.map(absentRow)];
}

/** Sorts rows by NEED (the most urgent first, then the longest idle) or by SCORE (best first). Absent people stand last. */
export function sortedRows(rows: readonly LiveRow[], order: RowOrder): readonly LiveRow[] {
  return rows.toSorted(
    (one, other) =>
      Number(one.presence === 'ABSENT') - Number(other.presence === 'ABSENT') ||
      (order === 'NEED' ? byNeed(one, other) : 0) ||
      compareResults(one, other) ||
      nameOf(one).localeCompare(nameOf(other), 'pl'),
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
): Omit<LiveRow, 'hasDelivered'> {
  const { id, user, status, money, points } = player;
  return {
    id,
    user,
    presence: status === 'LEFT' ? 'OFF' : 'ON',
    need: needOf(game, player, lastAt, now),
    isStruck: openSituationsOf(game, id).length > 0,
    idle: lastAt === null ? null : realSeconds(game.setup, Math.max(0, now - idleSince(game, lastAt))),
    orders: ordersOf(game, id).filter(isOpen).length,
    money,
    points,
    score: score(player),
  };
}

function absentRow({ id, user }: Member): LiveRow {
  const nothing = { orders: 0, money: 0, points: 0, score: 0, hasDelivered: false };
  return { id, user, presence: 'ABSENT', need: null, isStruck: false, idle: null, ...nothing };
}

function byNeed(one: LiveRow, other: LiveRow): number {
  return rank(one) - rank(other) || (one.need === null ? 0 : (other.idle ?? 0) - (one.idle ?? 0));
}

function rank({ need }: LiveRow): number {
  return need === null ? NEEDS.length : NEEDS.indexOf(need);
}

function nameOf({ user }: Member): string {
  return `${user.first_name} ${user.last_name}`;
}

import {
  GROSZE_PER_POINT,
  type GameSeconds,
  type GameState,
  type Grosze,
  type LogEntry,
  type PlayerId,
  type RefusedEntry,
  findPlayer,
  gameEndsAt,
  minutes,
  score,
  startMoney,
} from '@fracht/engine';
import type { DrivenGame } from '../drive/drive.ts';

/** The score at a moment. */
export type ScoreAt = { readonly at: GameSeconds; readonly score: number };

/** What a dispatcher reached for the students whom it played: one, or a class together. Money in grosze. (REF-7) */
export type ReferenceResult = {
  readonly money: Grosze;
  readonly points: number;
  readonly score: number;
  /** The gain without the starting money: money and points as one amount. */
  readonly gain: Grosze;
  readonly delivered: number;
  /** The score at every quarter of an hour of the game, from its beginning to its end. */
  readonly curve: readonly ScoreAt[];
  /** The whole game, including the actions of others: replaying it gives this result. */
  readonly log: readonly LogEntry[];
  /** Recorded actions of others that were no longer possible, because a car that needed a substitute got a different one than in the record. */
  readonly refused: readonly RefusedEntry[];
  /** Other players whose result differs from the record, for the same reason. */
  readonly disturbed: readonly PlayerId[];
};

/** Minutes between two points of the curve. */
const STEP = 15;

/**
 * What students have gained together, without the starting money: money and points as one amount, in grosze. A student who never played has gained
 * nothing. (REF-8)
 */
export function studentGain(state: GameState, players: Iterable<PlayerId>): Grosze {
  let gain = 0;
  for (const id of players) {
    const player = findPlayer(state, id);
    if (player !== null && player.hasPlayed)
      gain += player.money - startMoney(state, player) + player.points * GROSZE_PER_POINT;
  }
  return gain;
}

/** The result of a driven game for those seats. `disturbed`: others whose result differs from the record. (REF-7) */
export function referenceResult(
  { state, log, refused }: DrivenGame,
  seats: ReadonlySet<PlayerId>,
  disturbed: readonly PlayerId[],
): ReferenceResult {
  const own = state.players.filter(({ id }) => seats.has(id));
  let [money, points] = [0, 0];
  for (const player of own) [money, points] = [money + player.money, points + player.points];
  return {
    money,
    points,
    score: score({ money, points }),
    gain: studentGain(state, seats),
    delivered: state.orders.filter(({ player, delivered }) => delivered && player !== null && seats.has(player)).length,
    curve: curveOf(state, seats),
    log,
    refused,
    disturbed,
  };
}

function curveOf(state: GameState, seats: ReadonlySet<PlayerId>): readonly ScoreAt[] {
  const entries = state.players
    .filter(({ id }) => seats.has(id))
    .flatMap(({ ledger }) => ledger)
    .toSorted((one, other) => one.at - other.at);
  const end = Math.min(state.now, gameEndsAt(state.setup));
  const curve: ScoreAt[] = [];
  let [money, points, next] = [0, 0, 0];
  for (let step = 0; ; step += 1) {
    const at = Math.min(step * minutes(STEP), end);
    for (let entry = entries[next]; entry !== undefined && entry.at <= at; entry = entries[next]) {
      [money, points, next] = [money + entry.money, points + entry.points, next + 1];
    }
    curve.push({ at, score: score({ money, points }) });
    if (at >= end) return curve;
  }
}

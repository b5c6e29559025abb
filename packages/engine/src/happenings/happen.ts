import { withMessage } from '../messages/message.ts';
import { playerIndex, withPlayer } from '../players/player.ts';
import type { GameState, JournalEntry, LedgerEntry, Player } from '../state.ts';
import type { PlayerId } from '../units.ts';
import type { HappeningSubject, Cause, Happening, What } from './happening.ts';
import { type Records, recordsOf } from './records.ts';

/** A new happening: what, to whom, and about which car and order; absent means none. */
export type NewHappening = What & { readonly player: PlayerId | null } & Partial<HappeningSubject>;

/**
 * Makes something happen: ledger, journal and messages get what its row of the table says; with telling on, the happening is also recorded. (HAP-1,
 * HAP-3)
 */
export function happen(state: GameState, told: NewHappening): GameState {
  const { player, car = null, order = null } = told;
  const about: HappeningSubject = { player, car, order };
  const records = recordsOf(told.what, told);
  const written = withMessageOf(withBooks(state, about, records), about, records);
  return state.telling === undefined ? written : withTold(written, told, about, records);
}

/** Calls `run` with `cause` as the cause of everything that happens in it; afterwards the earlier cause is restored. (HAP-2) */
export function withCause(state: GameState, cause: Cause, run: (state: GameState) => GameState): GameState {
  const { telling } = state;
  if (telling === undefined) return run(state);
  const after = run({ ...state, telling: { ...telling, cause } });
  const happened = after.telling?.happened ?? null;
  return { ...after, telling: { cause: telling.cause, happened } };
}

/** Writes to the player's ledger and journal, if there is a player. Never writes -0, which JSON would turn into 0. (PAY-1) */
function withBooks(state: GameState, about: HappeningSubject, { lines = [], fact }: Records): GameState {
  if (about.player === null || (lines.length === 0 && fact === undefined)) return state;
  const index = playerIndex(state, about.player);
  const player = state.players[index];
  if (player === undefined) return state;
  const { now } = state;
  const entries = lines.map(({ reason, money = 0, points = 0 }, place): LedgerEntry => ({
    id: player.ledger.length + 1 + place,
    at: now,
    player: player.id,
    order: about.order,
    car: about.car,
    reason,
    money: money === 0 ? 0 : money,
    points: points === 0 ? 0 : points,
  }));
  const paid = entries.length === 0 ? player : withEntries(player, entries);
  if (fact === undefined) return withPlayer(state, index, paid);
  const { what, city = null, parking = null } = fact;
  const { car, order } = about;
  const entry: JournalEntry = { id: player.journal.length + 1, at: now, what, car, order, city, parking };
  return withPlayer(state, index, { ...paid, journal: player.journal.concat([entry]) });
}

function withEntries(player: Player, entries: readonly LedgerEntry[]): Player {
  let { money, points } = player;
  for (const entry of entries) {
    money += entry.money;
    points += entry.points;
  }
  return { ...player, money, points, ledger: player.ledger.concat(entries) };
}

function withMessageOf(state: GameState, about: HappeningSubject, { message }: Records): GameState {
  if (message === undefined) return state;
  const { toAll, ...told } = message;
  return withMessage(state, { ...about, ...told, player: toAll === true ? null : about.player });
}

function withTold(state: GameState, told: NewHappening, about: HappeningSubject, { lines = [] }: Records): GameState {
  const { telling, now } = state;
  if (telling === undefined) return state;
  let [money, points] = [0, 0];
  for (const line of lines) {
    money += line.money ?? 0;
    points += line.points ?? 0;
  }
  const latest: Happening = { ...told, ...about, at: now, money, points, cause: telling.cause };
  return { ...state, telling: { ...telling, happened: { latest, before: telling.happened } } };
}

import {
  type Car,
  drawsAbout,
  type JournalEntry,
  type LedgerEntry,
  type Player,
  tellsOfSettingOut,
} from '@fracht/engine';
import { type DecisionField, isOfField } from '../field/field.ts';

/** What a fork plays itself: its field, the entries of the ledger before its decision, and the cars that stand as in the record. */
type ForksOwn = { readonly field: DecisionField; readonly known: number; readonly around: readonly Car[] };

/** The player of a fork with what came of other orders in the record: that they erased the points, that one of them set out, and how often cars around were checked. */
export function withNewsOfOthers(player: Player, recorded: Player, own: ForksOwn): Player {
  return {
    ...player,
    ledger: [...player.ledger, ...erasedBeside(player, recorded, own)],
    journal: [...player.journal, ...setOutBeside(player, recorded, own)],
    draws: { ...player.draws, ...drawsAbout(recorded, new Set(own.around.map(({ id }) => id))) },
  };
}

/** Entries by which other orders have erased the player's points since the decision, and which the fork does not know yet: it is done in full once only. */
function erasedBeside({ ledger }: Player, recorded: Player, { field, known }: ForksOwn): readonly LedgerEntry[] {
  const isKnown = ({ at, order }: LedgerEntry): boolean =>
    ledger.some((entry) => entry.reason === 'POINTS_CANCELLED' && entry.at === at && entry.order === order);
  return recorded.ledger
    .slice(known)
    .filter((entry) => entry.reason === 'POINTS_CANCELLED' && !isOfField(field, entry) && !isKnown(entry));
}

/** The first entry by which a car of another order has set out with cargo, where the fork knows of none. */
function setOutBeside({ journal }: Player, recorded: Player, { field }: ForksOwn): readonly JournalEntry[] {
  if (journal.some(tellsOfSettingOut)) return [];
  const first = recorded.journal.find(
    (entry) => tellsOfSettingOut(entry) && (entry.order === null || !field.orders.has(entry.order)),
  );
  return first === undefined ? [] : [first];
}

import { type Car, type JournalEntry, type LedgerEntry, type Player, drawsAbout } from '@fracht/engine';
import { type DecisionField, isOfField } from '../field/field.ts';
import { type FieldRecord, serviceAt } from './field-record.ts';

/** The fields that entries of a player's ledger and journal have in common. */
type BookEntry = { readonly id: number } & Pick<LedgerEntry & JournalEntry, 'at' | 'order' | 'car'>;

/** The number of entries in a player's ledger and journal. */
type Lengths = { readonly ledger: number; readonly journal: number };

/** What a fork plays by itself at a moment: its field, the part of the record that belongs to that, and the cars that are placed as in the record. */
type ForksOwn = { readonly field: DecisionField; readonly record: FieldRecord; readonly around: readonly Car[] };

/**
 * The player of a fork as in the record, except for what came of the fork's field since its decision, which is as in the fork. So a rule that depends on
 * the whole player - the money, the points that an answer erases, whether a car has set out - sees the results of his other orders. (WIF-2)
 */
export class PlayerBeside {
  readonly #atDecision: Lengths;
  /** How many entries there were when the player was last updated from the record: later ones were made in the fork. */
  #told: Lengths;
  #ledger: readonly LedgerEntry[] = [];
  #journal: readonly JournalEntry[] = [];

  /** `then`: the player at the decision. */
  constructor(then: Player) {
    this.#atDecision = lengthsOf(then);
    this.#told = this.#atDecision;
  }

  /** `here`: the player in the fork; `recorded`: at the same moment of the record. */
  at(here: Player, recorded: Player, { field, record, around }: ForksOwn): Player {
    const isOwn = (entry: BookEntry): boolean => isOfField(field, entry);
    this.#ledger = [...this.#ledger, ...here.ledger.slice(this.#told.ledger).filter(isOwn)];
    this.#journal = [...this.#journal, ...here.journal.slice(this.#told.journal).filter(isOwn)];
    const isOther = (entry: BookEntry): boolean => !isOfRecord(field, record, entry);
    const ledger = mergedBook(recorded.ledger, this.#atDecision.ledger, isOther, this.#ledger);
    const journal = mergedBook(recorded.journal, this.#atDecision.journal, isOther, this.#journal);
    let [money, points] = [0, 0];
    for (const entry of ledger) {
      money += entry.money;
      points += entry.points;
    }
    this.#told = { ledger: ledger.length, journal: journal.length };
    const draws = { ...here.draws, ...drawsAbout(recorded, new Set(around.map(({ id }) => id))) };
    return { ...here, money, points, ledger, journal, draws };
  }
}

function lengthsOf({ ledger, journal }: Player): Lengths {
  return { ledger: ledger.length, journal: journal.length };
}

/**
 * A ledger or journal: as recorded up to the decision, then the recorded entries outside the field and the fork's own entries, sorted by their
 * moments.
 */
function mergedBook<One extends BookEntry>(
  recorded: readonly One[],
  known: number,
  isOther: (entry: One) => boolean,
  own: readonly One[],
): readonly One[] {
  const since = [...recorded.slice(known).filter(isOther), ...own].sort((one, other) => one.at - other.at);
  return [...recorded.slice(0, known), ...since.map((entry, place) => ({ ...entry, id: known + place + 1 }))];
}

/** Like `isOfField`, for the record, where a car serves the field only for a time. */
function isOfRecord({ orders }: DecisionField, record: FieldRecord, { order, car, at }: BookEntry): boolean {
  if (order !== null) return orders.has(order);
  return car !== null && serviceAt(record, car, at) !== null;
}

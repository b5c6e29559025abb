import { wireCar, wireOffer } from './car.ts';
import type { Patch } from './changed.ts';
import type { WireDelta, WireFacts, WireGame } from './game.ts';
import { wireOrder } from './order.ts';
import { wirePlayer } from './player.ts';
import { wireJournalEntry, wireLedgerEntry, wireMessage } from './records.ts';
import { byPickWindow } from './to-wire.ts';

type Parser<Entry> = { readonly parse: (value: unknown) => Entry };

/**
 * Merges a change into the game: lists by id, other keys are replaced. Unchanged parts stay the same objects. Throws if a new entry is
 * incomplete: then a change was missed, and the whole state must be requested. (CHG-2, CHG-5)
 */
export function mergeWire(wire: WireGame, delta: WireDelta): WireGame {
  const { players, cars, offers, orders, messages, ledger, journal, ...facts } = delta;
  return {
    ...merged<WireFacts>(wire, facts),
    players: mergeList(wire.players, players, wirePlayer),
    cars: mergeList(wire.cars, cars, wireCar),
    offers: mergeList(wire.offers, offers, wireOffer),
    orders: orders === undefined ? wire.orders : byPickWindow(mergeList(wire.orders, orders, wireOrder)),
    messages: mergeList(wire.messages, messages, wireMessage),
    ledger: mergeList(wire.ledger, ledger, wireLedgerEntry),
    journal: mergeList(wire.journal, journal, wireJournalEntry),
  };
}

function mergeList<Entry extends { readonly id: string | number }>(
  list: readonly Entry[],
  patches: readonly Patch<Entry>[] | undefined,
  parser: Parser<Entry>,
): readonly Entry[] {
  if (patches === undefined) return list;
  const left = new Map(patches.map((patch) => [patch.id, patch]));
  const kept = list.flatMap((entry) => {
    const patch = left.get(entry.id);
    if (patch === undefined) return [entry];
    left.delete(entry.id);
    return patch.removed === true ? [] : [merged(entry, patch)];
  });
  const fresh = [...left.values()].filter(({ removed }) => removed !== true);
  return [...kept, ...fresh.map((patch) => parser.parse(patch))];
}

function merged<Shape extends object>(
  shape: Shape,
  patch: { readonly [Key in keyof Shape]?: Shape[Key] | undefined },
): Shape {
  return { ...shape, ...patch };
}

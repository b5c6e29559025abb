import type { HappenedAccident } from './situation-state.ts';
import type { GameSetup, GameState, JournalEntry, LedgerEntry, Message, Order, Player } from './state.ts';
import type { CityId } from './units.ts';

/** A state without its setup. */
export type PlayedState = Omit<GameState, 'setup'>;

/**
 * Interning: the same state, but with every equal id, text and list of cities stored only once, as in a game that was played in memory. A
 * state parsed from text has a copy for each occurrence, which takes twice the memory. The result is deeply equal to the input. (LOG-5)
 */
export function interned<State extends PlayedState>(state: State, setup: GameSetup): State {
  const share = sharersOf(state, setup);
  return {
    ...state,
    players: state.players.map((player) => sharedPlayer(player, share)),
    cars: state.cars.map((car) => ({ ...car, shipment: share.idOrNull(car.shipment) })),
    orders: state.orders.map((order) => sharedOrder(order, share)),
    messages: state.messages.map((message) => sharedMessage(message, share)),
  };
}

type Sharers = ReturnType<typeof sharersOf>;

function sharersOf({ orderIndex }: PlayedState, { library }: GameSetup) {
  const id = keptOnce<string>(Object.keys(orderIndex));
  const ways = new Map<string, readonly CityId[]>();
  return {
    id,
    idOrNull: (text: string | null): string | null => (text === null ? null : id(text)),
    what: keptOnce<JournalEntry['what']>(),
    reason: keptOnce<LedgerEntry['reason']>(),
    code: keptOnce<Message['code']>(),
    way: (cities: readonly CityId[]): readonly CityId[] => {
      const key = cities.join('-');
      const known = ways.get(key) ?? cities;
      ways.set(key, known);
      return known;
    },
    effects: (accident: HappenedAccident): HappenedAccident['effects'] => {
      const known = library.accidents.find((item) => item.id === accident.id)?.effects ?? accident.effects;
      return JSON.stringify(known) === JSON.stringify(accident.effects) ? known : accident.effects;
    },
  };
}

function sharedPlayer(player: Player, share: Sharers): Player {
  const id = share.id(player.id);
  const ledger = player.ledger.map((entry): LedgerEntry => ({
    ...entry,
    player: id,
    order: share.idOrNull(entry.order),
    car: share.idOrNull(entry.car),
    reason: share.reason(entry.reason),
  }));
  const journal = player.journal.map((entry): JournalEntry => ({
    ...entry,
    what: share.what(entry.what),
    car: share.idOrNull(entry.car),
    order: share.idOrNull(entry.order),
    parking: share.idOrNull(entry.parking),
  }));
  return { ...player, id, ledger, journal };
}

function sharedOrder(order: Order, share: Sharers): Order {
  const accident = (happened: HappenedAccident): HappenedAccident => ({
    ...happened,
    name: share.id(happened.name),
    effects: share.effects(happened),
  });
  const shared: Order = order.player === null ? order : { ...order, player: share.id(order.player) };
  return {
    ...shared,
    id: share.id(order.id),
    path: share.way(order.path),
    emergencies: orNone(order.emergencies),
    accidents: orNone(order.accidents.map(accident)),
    changes: orNone(order.changes),
  };
}

function sharedMessage(message: Message, share: Sharers): Message {
  return {
    ...message,
    code: share.code(message.code),
    player: share.idOrNull(message.player),
    order: share.idOrNull(message.order),
    car: share.idOrNull(message.car),
    name: share.idOrNull(message.name),
  };
}

const NONE: readonly never[] = [];

function orNone<Item>(list: readonly Item[]): readonly Item[] {
  return list.length === 0 ? NONE : list;
}

/** Interns strings: returns the first string equal to the given one. */
function keptOnce<Text extends string>(first: readonly Text[] = []): (text: Text) => Text {
  const known = new Map<Text, Text>(first.map((text) => [text, text]));
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    known.set(text, text);
    return text;
  };
}

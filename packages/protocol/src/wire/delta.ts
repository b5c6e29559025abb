import {
  type Car,
  findPlayer,
  type GameState,
  hasHadSituation,
  isOpen,
  type Order,
  type Player,
  roundTime,
} from '@fracht/engine';
import { CAR_CLOCK_FIELDS, carToWire, offerToWire, type WireCar } from './car.ts';
import { changed, type Patch } from './changed.ts';
import type { WireDelta } from './game.ts';
import { isOrderSent, ORDER_CLOCK_FIELDS, orderToWire, type WireOrder } from './order.ts';
import { PLAYER_CLOCK_FIELDS, playerToWire, type WirePlayer } from './player.ts';
import {
  ledgerToWire,
  messageToWire,
  type WireJournalEntry,
  type WireLedgerEntry,
  type WireMessage,
} from './records.ts';
import { factsToWire } from './to-wire.ts';
import { hasSituations, touchedOrders } from './touched-orders.ts';
import { isMessageSent, type WireExtra, type WireViewer } from './viewer.ts';

type BooksDelta = Pick<WireDelta, 'ledger' | 'journal'>;
type ViewedChange = { readonly before: GameState; readonly after: GameState; readonly viewer: WireViewer };

/**
 * The delta for one viewer from one state of a game to a later one. `now` and `time` are always included, lists only if an entry has changed.
 * Entries that are the same object in both states are skipped. (CHG-1)
 */
export function wireDelta(before: GameState, after: GameState, viewer: WireViewer, extra: WireExtra): WireDelta {
  const change: ViewedChange = { before, after, viewer };
  return {
    ...changedFacts(change, extra),
    now: after.now,
    time: roundTime(after),
    ...withoutEmpty({
      players: changedPlayers(change),
      cars: changedCars(change),
      offers: newOffers(change),
      orders: changedOrders(change),
      messages: changedMessages(change, extra),
      ...newRecords(change),
    }),
  };
}

/**
 * Whether a change contains anything that only this viewer gets, apart from his own ledger and journal. If not, the delta is that of `NOBODY`
 * plus `booksDelta`. (CHG-6)
 */
export function isDeltaPrivate(before: GameState, after: GameState, viewer: WireViewer): boolean {
  if (after.state !== before.state) return true;
  const isToViewer = ({ player, id }: { player: string | null; id: number }) =>
    player === viewer.player && id > before.messageCount;
  if (after.messages !== before.messages && after.messages.some(isToViewer)) return true;
  if (after.messages[0] !== before.messages[0]) return true;
  return touchedOrders(before, after).some(({ order, earlier }) => {
    if (order === earlier) return false;
    const isCommon = isOpen(order) && (earlier === undefined || isOpen(earlier)) && !hasSituations(order);
    return !isCommon && concerns(order, viewer);
  });
}

/** New entries of the viewer's own ledger and journal, in the form of a delta; null if there are none. */
export function booksDelta(before: GameState, after: GameState, viewer: WireViewer): BooksDelta | null {
  const [was, is] = [findPlayer(before, viewer.player), findPlayer(after, viewer.player)];
  if (was?.ledger === is?.ledger && was?.journal === is?.journal) return null;
  return withoutEmpty(newRecords({ before, after, viewer }));
}

function concerns(order: Order, { player, type }: WireViewer): boolean {
  return type === 'TEACHER' || order.player === player || hasHadSituation(order, player);
}

function withoutEmpty<Lists extends Readonly<Record<string, readonly unknown[]>>>(lists: Lists): Partial<Lists> {
  const full: Partial<Lists> = {};
  for (const name in lists) {
    if (lists[name]?.length !== 0) full[name] = lists[name];
  }
  return full;
}

function changedFacts({ before, after, viewer }: ViewedChange, extra: WireExtra): Partial<WireDelta> {
  const now = factsToWire(after, viewer, extra);
  const differing = changed(factsToWire(before, viewer, extra), now);
  const facts = extra.pace === undefined ? differing : { ...differing, unitMs: now.unitMs };
  const isNewTurn =
    before.state !== after.state || before.pauseReason !== after.pauseReason || before.round !== after.round;
  return isNewTurn ? { ...facts, breakEndsAt: extra.breakEndsAt } : facts;
}

function changedPlayers({ before, after }: ViewedChange): Patch<WirePlayer>[] {
  const struck = playersOfChangedSituations(before, after);
  return after.players.flatMap((player, index) => {
    const earlier = before.players[index];
    if (earlier === player && !struck.has(player.id)) return [];
    return playerPatch({ before, after }, earlier, player);
  });
}

function playerPatch(
  { before, after }: Pick<ViewedChange, 'before' | 'after'>,
  earlier: Player | undefined,
  player: Player,
): Patch<WirePlayer>[] {
  const wire = playerToWire(after, player);
  if (earlier === undefined) return [wire];
  const patch = changed(playerToWire(before, earlier), wire);
  const isNews = Object.keys(patch).some((key) => !PLAYER_CLOCK_FIELDS.some((field) => field === key));
  return isNews ? [{ ...patch, id: player.id, time: wire.time }] : [];
}

/** Players of orders whose situations changed: the wire also shows them with the player. */
function playersOfChangedSituations(before: GameState, after: GameState): ReadonlySet<string> {
  const players = new Set<string>();
  for (const { order, earlier } of touchedOrders(before, after)) {
    if (earlier === undefined || earlier === order) continue;
    if (earlier.emergencies === order.emergencies && earlier.accidents === order.accidents) continue;
    if (order.player !== null) players.add(order.player);
    for (const { player } of order.emergencies) players.add(player);
  }
  return players;
}

function changedCars({ before, after }: ViewedChange): Patch<WireCar>[] {
  if (before.cars === after.cars) return [];
  return after.cars.flatMap((car, index) => {
    const earlier = before.cars[index];
    return earlier === car ? [] : carPatch({ before, after }, earlier, car);
  });
}

function carPatch(
  { before, after }: Pick<ViewedChange, 'before' | 'after'>,
  earlier: Car | undefined,
  car: Car,
): Patch<WireCar>[] {
  if (car.gone) return earlier === undefined || earlier.gone ? [] : [{ id: car.id, removed: true }];
  const wire = carToWire(after, car);
  if (earlier === undefined || earlier.gone) return [wire];
  return [{ ...changed(carToWire(before, earlier), wire, CAR_CLOCK_FIELDS), id: car.id }];
}

function newOffers({ before, after }: ViewedChange) {
  if (before.offers === after.offers) return [];
  return after.offers.map((offer) => offerToWire(after, offer));
}

function changedOrders(change: ViewedChange): Patch<WireOrder>[] {
  const { before, after, viewer } = change;
  return touchedOrders(before, after).flatMap(({ order, earlier, isHandled, isRevealed }): Patch<WireOrder>[] => {
    const wasSent = earlier !== undefined && isOrderSent(before, earlier, viewer);
    const isSent = isOrderSent(after, order, viewer);
    if (!isSent) return wasSent ? [{ id: order.id, removed: true as const }] : [];
    if (!wasSent) return [orderToWire(after, order, viewer)];
    const isSame = earlier === order && !isHandled && !isRevealed;
    return isSame ? [] : orderPatch(change, earlier, order, isHandled);
  });
}

function orderPatch(
  { before, after, viewer }: ViewedChange,
  earlier: Order,
  order: Order,
  isClocked: boolean,
): Patch<WireOrder>[] {
  const always = isClocked ? ORDER_CLOCK_FIELDS : [];
  const patch = changed(orderToWire(before, earlier, viewer), orderToWire(after, order, viewer), always);
  return Object.keys(patch).length === 0 ? [] : [{ ...patch, id: order.id }];
}

/** New messages, and the removal of old ones that the game no longer stores. */
function changedMessages({ before, after, viewer }: ViewedChange, extra: WireExtra): Patch<WireMessage>[] {
  if (before.messages === after.messages) return [];
  const first = after.messages[0]?.id ?? 0;
  const dropped = before.messages
    .filter((message) => message.id < first && isMessageSent(message, viewer))
    .map(({ id }) => ({ id, removed: true as const }));
  const fresh = after.messages.filter((message) => message.id > before.messageCount && isMessageSent(message, viewer));
  return [...dropped, ...fresh.map((message) => messageToWire(message, extra.messageText))];
}

/** Entries added to the viewer's own ledger and journal. */
function newRecords({ before, after, viewer }: ViewedChange): {
  readonly ledger: readonly WireLedgerEntry[];
  readonly journal: readonly WireJournalEntry[];
} {
  const own = findPlayer(after, viewer.player);
  const earlier = findPlayer(before, viewer.player);
  return {
    ledger: (own?.ledger ?? []).slice(earlier?.ledger.length ?? 0).map(ledgerToWire),
    journal: (own?.journal ?? []).slice(earlier?.journal.length ?? 0),
  };
}

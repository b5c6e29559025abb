import { roundStartsAt } from '../clock.ts';
import { isCarried, isOnTime } from '../orders/on-time.ts';
import { botOf, personsIn } from '../players/tenure.ts';
import { shownSituation } from '../situations/show.ts';
import { SITUATION_LISTS } from '../situation-state.ts';
import { rankStudents } from '../standing/standing.ts';
import type { DeliveredOrder, GameState, LedgerReason, Order, Player } from '../state.ts';
import type { Minutes, PlayerId } from '../units.ts';
import { standingsThen } from './place-at.ts';
import type { Headline, Medal } from '../honours.ts';
import { isInRound } from './round-span.ts';

/** A delivery counts as close if it came at most this many minutes before the end of its window. */
const CLOSE: Minutes = 15;

/** Reasons of the ledger for an order that ended without a delivery. */
const FAILED: readonly LedgerReason[] = ['FULL_PENALTY'];
/** The costs of bringing cargo to its destination. */
const COSTS: readonly LedgerReason[] = ['LEG_KM', 'SUBCONTRACTOR', 'PARKING', 'FERRY'];

const HEADLINE_OF = new WeakMap<GameState, { readonly headline: Headline | null }>();

/**
 * The headline of the present round. While the round is running it is the first delivery on time; in the break after it, the closest delivery on time if
 * one was close, else the first. Null before the first such delivery, and where there are not at least two persons. The whole game must be known. (JOY-3,
 * JOY-5)
 */
export function roundHeadline(state: GameState): Headline | null {
  const known = HEADLINE_OF.get(state) ?? { headline: headlineOf(state) };
  HEADLINE_OF.set(state, known);
  return known.headline;
}

function headlineOf(state: GameState): Headline | null {
  const named = new Set(classOf(state).map(({ id }) => id));
  const onTime = deliveriesOf(state, (player) => named.has(player))
    .filter(isOnTime)
    .sort((one, other) => one.deliveredAt - other.deliveredAt || (one.id < other.id ? -1 : 1));
  const [first] = onTime;
  if (first === undefined) return null;
  if (state.pauseReason !== 'ROUND_END') return toldOf('FIRST_DELIVERY', first);
  const closest = onTime.reduce((best, order) => (minutesLeft(order) < minutesLeft(best) ? order : best));
  return minutesLeft(closest) <= CLOSE ? toldOf('CLOSE_CALL', closest) : toldOf('FIRST_DELIVERY', first);
}

function toldOf(about: Headline['about'], order: DeliveredOrder): Headline {
  return { about, player: order.player, city: order.destination, minutes: minutesLeft(order) };
}

/** Whole minutes from the moment when the order's car reported to the end of its delivery window. */
function minutesLeft({ deliverWindow, reportedAt, deliveredAt }: DeliveredOrder): Minutes {
  return Math.floor((deliverWindow.to * 60 - (reportedAt ?? deliveredAt)) / 60);
}

const MEDALS_OF = new WeakMap<GameState, readonly Medal[]>();

/**
 * The medals of a finished round, each awarded for something different; a medal that nobody has earned is left out. None outside a break, and none where
 * there are not at least two persons. The whole game must be known. (JOY-4, JOY-5)
 */
export function roundMedals(state: GameState): readonly Medal[] {
  if (state.pauseReason !== 'ROUND_END') return [];
  const known = MEDALS_OF.get(state) ?? medalsOf(state);
  MEDALS_OF.set(state, known);
  return known;
}

function medalsOf(state: GameState): readonly Medal[] {
  const players = classOf(state);
  const best = (what: Medal['what'], of: (player: Player) => Achieved | null): readonly Medal[] => {
    const all = players.flatMap((player) => {
      const reached = of(player);
      return reached === null ? [] : [{ player: player.id, ...reached }];
    });
    const most = all.reduce<Achieved | null>((top, one) => (top === null || compare(one, top) > 0 ? one : top), null);
    if (most === null) return [];
    const winners = all.filter((one) => compare(one, most) === 0).map(({ player }) => player);
    return [{ what, players: winners, value: most.value, beside: most.beside }];
  };
  return [
    ...best('PUNCTUAL', (player) => punctualityOf(state, player)),
    ...best('CHEAPEST_KM', (player) => costOfKm(state, player)),
    ...best('BEST_ANSWERS', (player) => answersOf(state, player)),
    ...best('BIGGEST_STEP', stepsOf(state)),
  ];
}

/** How well somebody did, for comparison: first by `share[0]` out of `share[1]`, then by `more`. */
type Achieved = Pick<Medal, 'value' | 'beside'> & { readonly share: readonly [number, number]; readonly more: number };

/** Positive: `one` is better. */
function compare({ share: [part, of], more }: Achieved, { share: [otherPart, otherOf], more: otherMore }: Achieved) {
  return part * otherOf - otherPart * of || more - otherMore;
}

function punctualityOf(state: GameState, player: Player): Achieved | null {
  const delivered = deliveriesOf(state, (id) => id === player.id);
  const failed = player.ledger.filter(
    ({ at, reason }) => FAILED.includes(reason) && isInRound(state.setup, at, state.round),
  );
  const onTime = delivered.filter(isOnTime).length;
  const all = delivered.length + failed.length;
  return onTime === 0 ? null : { value: onTime, beside: all, share: [onTime, all], more: onTime };
}

function costOfKm(state: GameState, player: Player): Achieved | null {
  const delivered = deliveriesOf(state, (id) => id === player.id);
  const ids = new Set(delivered.map(({ id }) => id));
  const km = delivered.reduce((sum, { distance }) => sum + distance, 0);
  const cost = player.ledger
    .filter(({ order, reason }) => order !== null && ids.has(order) && COSTS.includes(reason))
    .reduce((sum, { money }) => sum - money, 0);
  return km === 0 ? null : { value: Math.round(cost / km), beside: km, share: [-cost, km], more: 0 };
}

function answersOf(state: GameState, player: Player): Achieved | null {
  const given = state.orders.flatMap((order) =>
    SITUATION_LISTS.flatMap((list) => answersTo(state, order, list, player)),
  );
  const best = given.filter(({ isBest }) => isBest).length;
  return best === 0 ? null : { value: best, beside: given.length, share: [best, given.length], more: best };
}

function answersTo(state: GameState, order: Order, list: (typeof SITUATION_LISTS)[number], { id }: Player) {
  return order[list]
    .filter(({ player }) => player === id)
    .flatMap((open) => shownSituation(state, list, open)?.decisions ?? [])
    .filter(({ at }) => isInRound(state.setup, at, state.round));
}

/** How many places a player has climbed, for players who had a place when the round began. */
function stepsOf(state: GameState): (player: Player) => Achieved | null {
  const placeIn = (standing: ReturnType<typeof rankStudents>, { id }: Player) =>
    standing.find(({ player, hasDelivered }) => player.id === id && hasDelivered)?.place ?? null;
  const [before, now] = [standingsThen(state, roundStartsAt(state)), rankStudents(state)];
  return (player) => {
    const [from, to] = [placeIn(before, player), placeIn(now, player)];
    return from === null || to === null || to >= from
      ? null
      : { value: to, beside: from, share: [from - to, 1], more: -to };
  };
}

/** The deliveries of the given players in the present round, without cargo that was brought back or that nobody paid for. */
function deliveriesOf({ orders, setup, round }: GameState, isAsked: (player: PlayerId) => boolean) {
  return orders.filter(
    (order): order is DeliveredOrder =>
      isCarried(order) && order.delivered && isAsked(order.player) && isInRound(setup, order.deliveredAt, round),
  );
}

/**
 * The players who may be named in front of the class: persons who have played and whose place no bot holds; nobody if there are fewer than two.
 * (JOY-5)
 */
function classOf(state: GameState): readonly Player[] {
  const persons = personsIn(state).filter((player) => player.hasPlayed && botOf(player) === null);
  return persons.length < 2 ? [] : persons;
}

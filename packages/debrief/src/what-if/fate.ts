import {
  type GameSeconds,
  type GameState,
  type Library,
  type OrderId,
  type PlayerId,
  type Strike,
  STRIKE_KINDS,
  type StrikeKind,
  findOrder,
  findPlayer,
  isOpen,
  isScheduled,
  keyedBelow,
  roundSeconds,
} from '@fracht/engine';
import { type Recording, stateBetween } from '../recording.ts';

/** A situation that is to strike an order in a fork: when, at the earliest, and in which round. */
export type Fated = { readonly at: GameSeconds; readonly round: number; readonly strike: Strike };

/**
 * What strikes the orders of a fork. What struck an order in the record strikes it in the fork too, at the same moment or as soon as it fits. An
 * order that the player did not take in the record has a fate of its own: of the situations that were to come to the player it gets its share,
 * one in as many as he has open orders, counting this one. What struck an order that is not taken in the fork strikes nobody. (WIF-9)
 */
export function fateOf(
  recording: Recording,
  player: PlayerId,
  orders: ReadonlySet<OrderId>,
  start: GameState,
): readonly Fated[] {
  return [...orders].flatMap((order) => {
    const recorded = findOrder(recording.end, order);
    const wasTaken = recorded !== null && wasBooked(recording, player, order);
    return wasTaken ? recordedFate(recording, player, order, start) : drawnFate(recording, player, order, start);
  });
}

function wasBooked({ log }: Recording, player: PlayerId, order: OrderId): boolean {
  return log.some(
    (entry) => entry.player === player && entry.action.action === 'BOOK_ORDER' && entry.action.order === order,
  );
}

function recordedFate(recording: Recording, player: PlayerId, id: OrderId, { now }: GameState): readonly Fated[] {
  const { end, setup } = recording;
  const order = findOrder(end, id);
  if (order === null) return [];
  const { emergencies, changes, accidents } = order;
  const fated = (since: GameSeconds, kind: StrikeKind, chosen: string): readonly Fated[] => {
    if (since < now) return [];
    const isOfCourse =
      kind === 'CRITICAL' &&
      (cameOfCourse(setup.library, chosen) ||
        (wasStolen(recording, player, id, since) && !wasDue(recording, player, since)));
    const at = isOfCourse ? Infinity : since;
    return [{ at, round: roundOf(setup, since), strike: { player, kind, chosen, only: id } }];
  };
  const own = <Open extends { readonly player: PlayerId }>(list: readonly Open[]): readonly Open[] =>
    list.filter((open) => open.player === player);
  // In the sequence in which situations of the same second strike.
  return [
    ...own(emergencies).flatMap((open) => fated(open.since, 'CRITICAL', open.id)),
    ...accidents.flatMap((happened) => fated(happened.at, 'RANDOM', happened.id)),
    ...own(changes).flatMap((open) => fated(open.since, 'CHANGE', open.id)),
  ];
}

/** Whether a situation is triggered by what the car does, as by a check or a ferry: then only which situation it is has to be preserved. */
function cameOfCourse({ emergencies }: Library, id: string): boolean {
  const known = emergencies.find((one) => one.id === id);
  return known === undefined || !isScheduled(known);
}

/** Whether it was drawn at that moment because thieves came to the order's cargo: a theft comes either by schedule or during a night. */
function wasStolen(recording: Recording, player: PlayerId, order: OrderId, at: GameSeconds): boolean {
  const [before, after] = [at - 1, at].map((moment) => {
    return findPlayer(stateAt(recording, moment), player)?.draws[`THEFT ${order}`];
  });
  return before !== after;
}

/** Whether a scheduled critical situation was due to strike the player at that moment. */
function wasDue(recording: Recording, player: PlayerId, at: GameSeconds): boolean {
  const { strikes, timers } = stateAt(recording, at - 1);
  return timers.others.flat().some((timer) => {
    const strike = timer.type === 'SITUATION' && timer.at === at ? strikes[timer.index] : undefined;
    return strike?.player === player && strike.kind === 'CRITICAL';
  });
}

/** The recorded game at a moment, after what was done at that moment. */
function stateAt(recording: Recording, at: GameSeconds): GameState {
  const later = recording.log.findIndex((entry) => entry.at > at);
  return stateBetween(recording, later === -1 ? recording.log.length : later, at);
}

/** Of the situations that were still to come to the player, the share that this order would have met: one in as many as there are orders. */
function drawnFate(recording: Recording, player: PlayerId, id: OrderId, start: GameState): readonly Fated[] {
  return roundsFrom(recording, start).flatMap((state) => {
    const others = state.orders.filter((order) => order.player === player && isOpen(order)).length;
    return comingTo(state, player).flatMap(({ at, kind, part }): readonly Fated[] => {
      const isMet = keyedBelow(state.setup.seed, 'FATE', [id, state.round, kind, part], others + 1) === 0;
      return isMet ? [{ at, round: state.round, strike: { player, kind, chosen: null, only: id } }] : [];
    });
  });
}

/** The game at a moment, and at the beginning of each later round. */
function roundsFrom({ after }: Recording, start: GameState): readonly GameState[] {
  const states = [start];
  for (const state of after)
    if (state.round > (states.at(-1)?.round ?? 0) && state.now >= start.now) states.push(state);
  return states;
}

/** The situations that are to strike a player in this round, with their moments and their numbers among those of their kind. */
function comingTo(
  { strikes, timers }: GameState,
  player: PlayerId,
): readonly { readonly at: GameSeconds; readonly kind: StrikeKind; readonly part: number }[] {
  const due = new Map(
    timers.others.flat().flatMap(({ type, index, at }) => (type === 'SITUATION' ? [[index, at]] : [])),
  );
  return STRIKE_KINDS.flatMap((kind) => {
    const own = strikes.flatMap((strike, index) => (strike.player === player && strike.kind === kind ? [index] : []));
    return own.flatMap((index, part) => {
      const at = due.get(index);
      return at === undefined || strikes[index]?.chosen !== null ? [] : [{ at, kind, part }];
    });
  });
}

function roundOf(setup: Recording['setup'], at: GameSeconds): number {
  return Math.max(1, Math.ceil(at / roundSeconds(setup)));
}

import {
  type GameSeconds,
  type Grosze,
  type JournalEntry,
  type OrderId,
  type PlayerId,
  type RefusedEntry,
  type GameState,
  findOrder,
  findPlayer,
  isOnTime,
  score,
  stopTelling,
} from '@fracht/engine';
import type { Alternative, PlayerDecision } from '../decisions/decision.ts';
import { type Recording, happenedFrom } from '../recording.ts';
import { type ChangedPlayer, changedOthers } from './contested.ts';
import { type ForkDifference, differencesOf } from './differences.ts';
import { type Gain, gainOf } from './gain.ts';
import { runFork } from './run-fork.ts';
import type { Repaired } from './running-fork.ts';

/** A figure in the recorded game and in the fork. */
export type WasAndWould<Value> = { readonly was: Value; readonly would: Value };

/** When the decider delivered an order, `at` null: not at all; `isOnTime`: whether on time (CAR-8). */
type OrderDelivery = { readonly order: OrderId; readonly at: GameSeconds | null; readonly isOnTime: boolean };

/** What would have come of another decision. Money in grosze, times in game seconds. (WIF-4) */
export type WhatIf = {
  readonly money: WasAndWould<Grosze>;
  readonly points: WasAndWould<number>;
  readonly score: WasAndWould<number>;
  readonly gain: Gain;
  /** What became of the decision's order, and of the one that the other choice is about; null: it is about none, as where none is booked. */
  readonly delivered: WasAndWould<OrderDelivery | null>;
  /** What the decision's car did from that moment on; empty if it is about no car. */
  readonly course: WasAndWould<readonly JournalEntry[]>;
  readonly differences: readonly ForkDifference[];
  /** How many things happened to the player from that moment on, in either game. */
  readonly happened: number;
  /** The player's later actions that were no longer possible. */
  readonly refused: readonly RefusedEntry[];
  readonly repairs: readonly Repaired[];
  readonly others: readonly ChangedPlayer[];
};

/** What would have come of it had the player done something else at a decision. Throws if it was not possible then. (WIF-1 to WIF-6) */
export function whatIf(recording: Recording, decision: PlayerDecision, alternative: Alternative): WhatIf {
  const { player, at } = decision;
  const told = runFork(recording, decision, alternative, { isTold: true });
  const { state, happenings } = stopTelling(told.state);
  const run = { ...told, state };
  const { end } = recording;
  const isEntry = decision.chosen !== null;
  const was = happenedFrom(recording, decision.index, at, isEntry).filter((one) => one.player === player);
  const differences = differencesOf(was, happenings, player);
  return {
    money: figures(end, state, decision, ({ money }) => money),
    points: figures(end, state, decision, ({ points }) => points),
    score: figures(end, state, decision, score),
    gain: gainOf(recording, decision, alternative, run),
    delivered: {
      was: deliveryOf(end, player, decision.order),
      would: deliveryOf(state, player, orderOf(decision, alternative)),
    },
    course: { was: courseIn(end, decision), would: courseIn(state, decision) },
    differences,
    happened: was.length + differences.filter((row) => row.was === null).length,
    refused: run.refused.filter(({ entry }) => entry.player === player),
    repairs: run.repairs,
    others: changedOthers({ was: end, would: state, refused: run.refused }, player),
  };
}

function figures(
  end: GameState,
  fork: GameState,
  { player }: PlayerDecision,
  read: (figures: { readonly money: Grosze; readonly points: number }) => number,
): WasAndWould<number> {
  const nothing = { money: 0, points: 0 };
  return { was: read(findPlayer(end, player) ?? nothing), would: read(findPlayer(fork, player) ?? nothing) };
}

/** The order that the other choice is about: the one that it books, or else the decision's, unless that is what is not booked. */
function orderOf({ kind, order }: PlayerDecision, { actions }: Alternative): OrderId | null {
  const booked = actions.find((one) => one.action === 'BOOK_ORDER');
  if (booked !== undefined) return booked.order;
  return kind === 'BOOK_ORDER' ? null : order;
}

function deliveryOf(game: GameState, player: PlayerId, id: OrderId | null): OrderDelivery | null {
  if (id === null) return null;
  const order = findOrder(game, id);
  const isDelivered = order !== null && order.player === player && order.delivered;
  return { order: id, at: isDelivered ? order.deliveredAt : null, isOnTime: isDelivered && isOnTime(order) };
}

function courseIn(state: GameState, { player, car, at }: PlayerDecision): readonly JournalEntry[] {
  if (car === null) return [];
  return (findPlayer(state, player)?.journal ?? []).filter((entry) => entry.car === car && entry.at >= at);
}

import { type Grosze, type PlayerId, findPlayer, personsIn } from '@fracht/engine';
import type { Recording } from '../recording.ts';
import { costIfDrawn } from '../field/expected.ts';
import { decisionField } from '../field/field.ts';
import { libraryAtRest } from '../field/quiet-game.ts';
import { NOTHING_LEFT_UNDONE } from '../field/play-on.ts';
import { ownGame } from './own-game.ts';
import { worthOf } from '../score-worth.ts';
import { type Draw, drawnAs, drawsOf } from '../field/draws.ts';
import type { LuckyDraw } from './lucky-draw.ts';
import { requestsOf } from './requests.ts';

/** How much of a player's result was due to chance. (LCK-1, LCK-2) */
export type PlayerLuck = {
  readonly total: Grosze;
  readonly draws: readonly LuckyDraw[];
  /** What random situations took from or gave to this player, and to an average student of this game; `amount` is the difference. */
  readonly accidents: { readonly own: Grosze; readonly mean: Grosze; readonly amount: Grosze };
};

/** How much of a player's result was due to chance, in grosze of score; negative: chance took more than could be expected. (LCK-1, LCK-2) */
export function luckOf(recording: Recording, player: PlayerId): PlayerLuck {
  const drawn = drawsOf(recording, player).flatMap((draw) => luckIn(player, draw));
  const draws = [...drawn, ...requestsOf(recording, player)].toSorted((one, other) => one.at - other.at);
  const accidents = accidentsOf(recording, player);
  const total = draws.reduce((sum, { amount }) => sum + amount, accidents.amount);
  return { total, draws, accidents };
}

/**
 * The luck in a draw: its result minus the expected value of both possible results, each played out only in the field of its car.
 * (LCK-1)
 */
function luckIn(player: PlayerId, draw: Draw): readonly LuckyDraw[] {
  const { what, at, car, chance, before, after, entries } = draw;
  const share = chance / 100;
  if (share <= 0 || share >= 1) return [];
  const isDrawn = ownGame(drawnAs(draw, false), player) !== ownGame(after, player);
  const field = decisionField(before, { order: car.shipment, car: car.id }, []);
  const cost = costIfDrawn(atRest(draw), { ...NOTHING_LEFT_UNDONE, player, field });
  const amount = Math.round(cost * (isDrawn ? 1 - share : -share));
  const parking = what === 'THEFT' && 'parking' in car.state ? car.state.parking : null;
  return [{ what, at, entries, car: car.id, order: car.shipment, parking, chance, isDrawn, amount }];
}

/** The draw at its price by the tariff: how a situation that it brought was then answered is not luck. */
function atRest(draw: Draw): Draw {
  const { before } = draw;
  const { setup } = before;
  return { ...draw, before: { ...before, setup: { ...setup, library: libraryAtRest(setup.library) } } };
}

/**
 * The luck with random situations: what they cost this player compared with the average student of the game, since everybody meets the
 * same number. A theft during a sleep that such a situation ended is left out, because it counts as a draw of its own. (LCK-1, LCK-2)
 */
function accidentsOf({ end, happenings }: Recording, player: PlayerId): PlayerLuck['accidents'] {
  const took = (id: PlayerId): Grosze =>
    happenings
      .filter((told) => told.player === id && told.cause.by === 'ACCIDENT' && told.what !== 'ROBBED')
      .reduce((sum, told) => sum + worthOf(told).total, 0);
  const hasOrders = (id: PlayerId): boolean =>
    findPlayer(end, id)?.journal.some(({ order }) => order !== null) === true;
  const students = personsIn(end).filter(({ hasPlayed, id }) => hasPlayed && hasOrders(id));
  const all = students.reduce((sum, { id }) => sum + took(id), 0);
  const mean = Math.round(all / Math.max(1, students.length));
  if (!hasOrders(player)) return { own: 0, mean, amount: 0 };
  const own = took(player);
  return { own, mean, amount: own - mean };
}

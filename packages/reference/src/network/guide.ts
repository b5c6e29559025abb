import type { Car, CarId, GameSeconds, GameState, OrderId, PlayerId } from '@fracht/engine';
import type { Manner, Market } from '../market.ts';
import type { LpSolver } from '../solver/lp.ts';
import { type Arc, type Network, networkOf, programmeOf } from './network.ts';
import type { CarSource } from './sources.ts';
import type { OrderStop } from './stops.ts';

/** What a dispatcher intends to do next with one car: a company car, or one to be hired. */
export type Errand = {
  readonly order: OrderId;
  /** The company car, or null if one is to be hired. */
  readonly car: CarId | null;
  readonly offer: CarId | null;
  /** Who already holds the car; null: any seat may take it. */
  readonly player: PlayerId | null;
  /** When it sets out. */
  readonly leaves: GameSeconds;
};

/** What a dispatcher intends to do, the earliest first. A car that has several errands does them one after another. */
export type Guide = readonly Errand[];

/**
 * The plan of a moment: by the network's linear programme; in the greedy manner, and if the programme has no optimum within its limit, one
 * order per car, the one that gains most first. (REF-5)
 */
export function guideOf(state: GameState, market: Market, manner: Manner, solve: LpSolver): Guide {
  const network = networkOf(state, market, manner);
  const solution = manner.plans === 'GREEDY' ? null : solve(programmeOf(state, market, network));
  if (solution === null) return errandsOf(greedyArcs(network));
  return errandsOf(network.arcs.filter((_, index) => (solution.values[index] ?? 0) > 0.5));
}

function greedyArcs({ arcs }: Network): readonly Arc[] {
  const taken = new Set<object>();
  const used = new Map<CarSource, number>();
  return arcs
    .filter(({ from }) => from.is !== 'STOP')
    .toSorted((one, other) => other.gain - one.gain)
    .filter(({ from, to }) => {
      if (taken.has(to)) return false;
      if (from.is === 'SOURCE') {
        const count = used.get(from.source) ?? 0;
        if (count >= from.source.cars.length) return false;
        used.set(from.source, count + 1);
      }
      taken.add(to);
      return true;
    });
}

function errandsOf(arcs: readonly Arc[]): Guide {
  const onward = new Map<OrderStop, Arc>();
  for (const arc of arcs) if (arc.from.is === 'STOP') onward.set(arc.from.stop, arc);
  const left = new Map<CarSource, Car[]>();
  const errands: Errand[] = [];
  for (const arc of arcs.toSorted((one, other) => one.leaves - other.leaves)) {
    const { from, to, leaves } = arc;
    if (from.is === 'OFFER')
      errands.push({ order: to.order.id, car: null, offer: from.offer.id, player: null, leaves });
    if (from.is !== 'SOURCE') continue;
    const cars = left.get(from.source) ?? [...from.source.cars];
    left.set(from.source, cars);
    const car = cars.shift();
    if (car === undefined) continue;
    let next: Arc | undefined = arc;
    while (next !== undefined) {
      const { player } = from.source;
      errands.push({ order: next.to.order.id, car: car.id, offer: null, player, leaves: next.leaves });
      next = onward.get(next.to);
    }
  }
  return errands.toSorted((one, other) => one.leaves - other.leaves);
}

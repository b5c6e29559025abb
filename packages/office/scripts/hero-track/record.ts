import {
  carCity,
  carLeg,
  gameEndsAt,
  legMetres,
  nextBreakTurn,
  newGame,
  roundSeconds,
  type Car,
  type CarAction,
  type CarType,
  type GameState,
} from '@fracht/engine';
import type { Playing } from './play.ts';
import { moments } from './moments.ts';
import { noticesOf } from './notices.ts';
import { LOOKS, type HeroTrack, type ShowLook } from '../../src/landing/show/track.ts';
import { totalsOf } from './totals.ts';
import { TripList } from './trips.ts';

type Move = { at: number; look: ShowLook; way: number; from: number; to: number };
type Truck = { readonly type: CarType; readonly moves: Move[]; car: Car };

const LOOK_OF: Readonly<Record<CarAction, ShowLook>> = {
  FREE: 'OFF',
  FREE_BOOKED: 'OFF',
  AVAILABLE: 'OFF',
  STOPPED_BY_PLAYER: 'STANDS',
  WAITING_FOR_LOADING: 'STANDS',
  WAITING_FOR_UNLOADING: 'STANDS',
  WAITING_EMERGENCY_STOP: 'ALERT',
  WAITING_ACCIDENT_STOP: 'STANDS',
  WAITING_ASSISTANCE: 'STANDS',
  LATE_WAITING_FOR_UNLOADING: 'STANDS',
  LATE_UNLOADING: 'LOADS',
  DRIVING_TO_SHIPMENT: 'DRIVES',
  DRIVING_WITH_SHIPMENT: 'DRIVES',
  DRIVING_EMPTY: 'DRIVES',
  DRIVING_ASSISTANCE: 'DRIVES',
  DRIVING_TO_SLEEP: 'DRIVES',
  SLEEPING: 'RESTS',
  SLEEPING_GUARDED: 'RESTS',
  LOADING: 'LOADS',
  UNLOADING: 'LOADS',
};

/** Whether a break of the driver begins or ends at that moment. */
function turnsNow({ state }: Car, at: number): boolean {
  return 'leg' in state && nextBreakTurn(state.leg, at - 1) === at;
}

/** A game as the landing page shows it: where every truck is at every moment, what is earned, what happens. Deterministic. */
export function recordTrack(played: Playing): HeroTrack {
  const recorder = new Recorder();
  let end = newGame(played.setup);
  for (const game of moments(end, played.log, gameEndsAt(played.setup))) {
    recorder.see(game);
    end = game;
  }
  return {
    ends: gameEndsAt(played.setup),
    round: roundSeconds(played.setup),
    ...recorder.written(),
    totals: totalsOf(end),
    notices: noticesOf(played, end),
  };
}

class Recorder {
  readonly #trucks: Truck[] = [];
  readonly #ways: string[] = [];
  readonly #trips = new TripList();

  see(game: GameState): void {
    game.cars.forEach((car, index) => this.#seeCar(game, car, index));
  }

  written(): Pick<HeroTrack, 'ways' | 'trucks' | 'trips'> {
    const trips = this.#trips.written((way) => this.#way(way));
    return {
      ways: this.#ways.join(';'),
      trucks: this.#trucks.map(({ type, moves }) => ({ type, moves: moves.map(line).join(';') })),
      trips,
    };
  }

  #seeCar(game: GameState, car: Car, index: number): void {
    const truck = (this.#trucks[index] ??= { type: car.type, moves: [], car });
    const last = truck.moves.at(-1);
    const isSame = truck.car.state === car.state && truck.car.gone === car.gone;
    if (last !== undefined && isSame && !turnsNow(car, game.now)) return;
    if (last !== undefined) last.to = legMetres(truck.car, game.now);
    truck.moves.push(this.#moveOf(game, car));
    if (last?.at === game.now) truck.moves.splice(-2, 1);
    this.#trips.see(game, car, index);
    truck.car = car;
  }

  #moveOf(game: GameState, car: Car): Move {
    const way = carLeg(car)?.route ?? [carCity(car) ?? car.base];
    const from = legMetres(car, game.now);
    const look = car.gone ? 'OFF' : LOOK_OF[car.state.action];
    return { at: game.now, look, way: this.#way(way.join(' ')), from, to: from };
  }

  #way(way: string): number {
    const known = this.#ways.indexOf(way);
    return known === -1 ? this.#ways.push(way) - 1 : known;
  }
}

function line({ at, look, way, from, to }: Move): string {
  return [at, LOOKS.indexOf(look), way, from, to].join(' ');
}

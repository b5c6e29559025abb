import { DEFAULT_SETTINGS, world } from '@fracht/content';
import {
  CAR_TYPES,
  EMPTY_LIBRARY,
  newGame,
  roundEndsAt,
  shortestPath,
  type Car,
  type GameSetup,
  type GameState,
} from '@fracht/engine';
import spriteUrl from '@fracht/kit/assets/sprite.svg?url&no-inline';
import { emptySurface } from '../map/map-surface.ts';
import { glyphsOf } from '../map/trucks/glyphs.ts';
import { TruckPainter } from '../map/trucks/truck-painter.ts';
import { fittingView } from '../map/view.ts';
import type { ClockReading } from '../client/game-clock.ts';
import { serverClock } from '../store/game-now.ts';
import { EMPTY_STORE, gameStore } from '../store/game-store.ts';

const SIZE = { width: 1282, height: 712 } as const;
const OWN = 5;

/**
 * Main-thread time of each of `frames` frames with that many trucks on the road, in ms, with the cache of truck pictures filled. `rate` is in game seconds per
 * millisecond: at a lesson's 0.06 most frames need not be drawn, at 100 times that each one does.
 */
export async function measureFrames(trucks: number, frames: number, rate: number): Promise<readonly number[]> {
  const game = crowdedGame(trucks);
  const reading: ClockReading = {
    state: game.state,
    round: 1,
    now: 3600,
    serverTime: 0,
    rate,
    roundEnd: roundEndsAt(game),
  };
  serverClock.heard(0);
  gameStore.setState({ ...EMPTY_STORE, game, confirmed: game, viewer: { player: 'p0', type: 'STUDENT' }, reading });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return [];
  document.body.append(canvas);
  const surface = { ...emptySurface(), size: SIZE, view: fittingView(SIZE) };
  const painter = new TruckPainter(canvas, context, surface);
  painter.use(glyphsOf(await (await fetch(spriteUrl)).text()));
  const times: number[] = [];
  for (let frame = -20; frame < frames; frame += 1) {
    const time = await new Promise<number>(requestAnimationFrame);
    const started = performance.now();
    painter.frame(time);
    if (frame >= 0) times.push(performance.now() - started);
  }
  canvas.remove();
  return times;
}

function crowdedGame(trucks: number): GameState {
  const setup: GameSetup = {
    game: 'bench',
    seed: 'bench',
    number: 1,
    settings: DEFAULT_SETTINGS,
    world,
    library: EMPTY_LIBRARY,
  };
  const cars = Array.from({ length: trucks }, (_, index) => drivingCar(index));
  const carIndex = Object.fromEntries(cars.map(({ id }, index) => [id, index]));
  return { ...newGame(setup), state: 'IN_PROGRESS', round: 1, now: 3600, cars, carIndex };
}

function drivingCar(index: number): Car {
  const [from, to] = [index % 18, (index * 7 + 5) % 18];
  const { cities, distance } = shortestPath(world, from, from === to ? (to + 1) % 18 : to);
  const start = (index * 3701) % (distance * 900);
  return {
    id: `ST-${index}`,
    type: CAR_TYPES[index % CAR_TYPES.length] ?? 'ST',
    base: from,
    subcontractor: false,
    driver: 1,
    player: index < OWN ? 'p0' : 'p1',
    shipment: null,
    shipmentLoaded: true,
    working: 0,
    euCourses: 0,
    home: 0,
    abroad: 0,
    checks: 0,
    crashDraws: 0,
    warned: false,
    gone: false,
    state: {
      action: 'DRIVING_WITH_SHIPMENT',
      leg: {
        route: cities,
        length: distance * 1000,
        speed: 70,
        since: 3600,
        from: start,
        until: distance * 1000,
        extra: 0,
        sailing: null,
        home: 0,
        abroad: 0,
      },
    },
  };
}

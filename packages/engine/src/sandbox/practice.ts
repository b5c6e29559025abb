import { applyAction } from '../actions/index.ts';
import { carNumberId, companyCar } from '../cars/new-car.ts';
import type { CarType } from '../car-types.ts';
import { type Emergency, EMPTY_LIBRARY } from '../library.ts';
import { newGame } from '../new-game.ts';
import { cargoFor } from '../orders/cargo.ts';
import { newOrder } from '../orders/new-order.ts';
import { pickEndsAt } from '../orders/order.ts';
import { placesById } from '../places.ts';
import { beginPlaying, beginRound } from '../rounds/rounds.ts';
import { RULES_VERSION } from '../rules-version.ts';
import { carSetting } from '../settings.ts';
import type { GameState, Order, TimeWindow } from '../state.ts';
import { NO_TIMERS, withTimer } from '../timers/queue.ts';
import type { CityId, OrderId, PlayerId } from '../units.ts';
import { shortestPath } from '../world/shortest-path.ts';
import { joined } from './joined.ts';
import type { SandboxBase } from './spot.ts';

/** The contents of a practice: one car, one order, and one situation on its way. */
export type PracticeScene = {
  readonly game: string;
  readonly type: CarType;
  /** The base of the car. */
  readonly carBase: CityId;
  readonly order: OrderId;
  readonly from: CityId;
  readonly to: CityId;
  readonly pickWindow: TimeWindow;
  readonly deliverWindow: TimeWindow;
  /** The salary in grosze per km, and the penalty in percent of the pay. */
  readonly salary: number;
  readonly penalty: number;
  readonly situation: Emergency;
};

/** Game speed: the single round lasts 240 hours, longer than any way through the practice. */
const SPEED = 24;
/** Settings that switch off everything the practice does not show. */
const ALONE = {
  game_speed_1: SPEED,
  critical_per_round: 0,
  random_per_round: 0,
  change_per_round: 0,
  standing_cost: 0,
  max_subcontractors: 0,
  orders_per_player_per_round: 0,
} as const;

/**
 * The game of the practice at its first moment: its clock is running, one company car is free at its base, one order is on offer, and nothing
 * else ever comes. The situation stays in its library until it is brought. (PRA-1)
 */
export function practiceGame({ settings, world, seed, day, player }: SandboxBase, scene: PracticeScene): GameState {
  const setup = {
    game: scene.game,
    seed,
    number: 1,
    settings: { ...settings, ...ALONE },
    world,
    library: { ...EMPTY_LIBRARY, emergencies: [scene.situation] },
    rulesVersion: RULES_VERSION,
  };
  const cars = [companyCar({ id: carNumberId(scene.type, 1), type: scene.type, base: scene.carBase, driver: 1 })];
  const order = offered(newGame(setup), scene);
  const opened: GameState = {
    ...newGame(setup),
    day,
    players: [joined(player)],
    cars,
    carIndex: placesById(cars),
    orders: [order],
    orderIndex: placesById([order]),
    timers: withTimer(NO_TIMERS, { at: pickEndsAt(order), type: 'PICK_WINDOW_ENDS', index: 0 }),
  };
  return beginPlaying(beginRound(opened), player.id);
}

function offered({ setup }: GameState, scene: PracticeScene): Order {
  const { settings, world } = setup;
  const { type, from, to, pickWindow, deliverWindow } = scene;
  return newOrder({
    id: scene.order,
    type,
    base: from,
    destination: to,
    path: shortestPath(world, from, to),
    cargo: cargoFor(setup, { id: scene.order, base: from }, type),
    salary: scene.salary,
    penalty: scene.penalty,
    windows: { pickWindow, deliverWindow },
    release: 0,
    loadingMinutes: carSetting(settings, type, 'loading_minutes'),
    unloadingMinutes: carSetting(settings, type, 'unloading_minutes'),
  });
}

const TEACHER: PlayerId = 'practice-teacher';

/** The game with its situation brought upon the player now; the game unchanged if the situation fits nothing of the player's. (PRA-2; SIT-12) */
export function bringPractice(game: GameState): GameState {
  const [situation] = game.setup.library.emergencies;
  const [player] = game.players;
  if (situation === undefined || player === undefined) return game;
  const action = { action: 'START_EVENTS', situation: situation.id, player: player.id } as const;
  const result = applyAction(game, action, { player: TEACHER, type: 'TEACHER', day: game.day ?? '' });
  return result.ok ? result.value : game;
}

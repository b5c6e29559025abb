import { parseOrderStage } from '../orders/stages.ts';
import { applyAction } from '../actions/index.ts';
import { openingFleet } from '../opening/fleet.ts';
import { withCar } from '../cars/with-car.ts';
import { happen } from '../happenings/happen.ts';
import type { Library } from '../library.ts';
import { EMPTY_LIBRARY } from '../library.ts';
import { newGame } from '../new-game.ts';
import { pickEndsAt } from '../orders/order.ts';
import { placesById } from '../places.ts';
import { beginPlaying, beginRound } from '../rounds/rounds.ts';
import { type Result, accepted, refused } from '../result.ts';
import { RULES_VERSION } from '../rules-version.ts';
import type { GameSetup, GameState, OrderStage, OrderTerms } from '../state.ts';
import { replaceCar } from '../situations/replace-car.ts';
import { NO_TIMERS, withTimer } from '../timers/queue.ts';
import type { GameSeconds, PlayerId } from '../units.ts';
import { joined } from './joined.ts';
import { type SandboxPlace, sandboxPlace } from './place.ts';
import { refuseSpot, type SandboxRefusal } from './refusal.ts';
import { strikeMoment, type SandboxBase, type SandboxSpot, type Tried } from './spot.ts';
import { stagedCar } from './staged-car.ts';
import { stagedOrder } from './staged-order.ts';

/** The game just before the situation strikes, and at the same moment after it. */
export type Sandbox = { readonly before: GameState; readonly struck: GameState };

/** The number of students for which the fleet is made: enough cars for a replacement to come. */
const CLASS = 3;
/** Game speed: a round lasts 240 hours, long enough for every order. */
const SPEED = 24;
const HOUR: GameSeconds = 3600;
/** Settings that keep all other situations away. */
const QUIET = { critical_per_round: 0, random_per_round: 0, change_per_round: 0, game_speed_1: SPEED } as const;

/**
 * A game on the real map in which one situation strikes the player's car at a chosen spot and hour. It has the fleet of a small class and one
 * order, booked and as far along as the situation needs. A unit of its clock lasts as long as in a lesson. Refused, with the reason, if the
 * situation cannot strike there. (SBX-1, SBX-3)
 */
export function sandboxGame(base: SandboxBase, tried: Tried, spot: SandboxSpot): Result<Sandbox, SandboxRefusal> {
  const refusal = refuseSpot(base.world, tried, spot);
  const place = sandboxPlace(base.world, tried, spot);
  if (refusal !== null || place === null) return refused(refusal ?? 'NEVER_MET');
  const before = staged(base, tried, spot, place);
  const struck = brought(before, tried.item.id, base);
  return hasStruck(struck) ? accepted({ before, struck }) : refused('NOTHING_ASKED');
}

function staged(base: SandboxBase, tried: Tried, spot: SandboxSpot, place: SandboxPlace): GameState {
  const setup = setupOf(base, tried);
  const { cars, offers } = openingFleet(setup, CLASS);
  const [now, order] = timed(setup, tried, spot, place, base.day);
  const index = cars.findIndex(({ type }) => type === spot.type);
  const car = cars[index];
  if (car === undefined) throw new Error(`A fleet without ${spot.type}`);
  const booked = parseOrderStage({ ...order, player: base.player.id, car: car.id });
  const timers = order.loaded
    ? NO_TIMERS
    : withTimer(NO_TIMERS, { at: Math.max(now, pickEndsAt(order)), type: 'PICK_WINDOW_ENDS' as const, index: 0 });
  const opened: GameState = {
    ...newGame(setup),
    now,
    day: base.day,
    players: [joined(base.player)],
    cars,
    carIndex: placesById(cars),
    offers,
    orders: [booked],
    orderIndex: placesById([booked]),
    timers,
  };
  const about = { player: base.player.id, order: booked.id };
  const told = happen({ ...opened, now: booked.bookedAt ?? now }, { what: 'ORDER_BOOKED', ...about });
  const running = beginPlaying(beginRound({ ...told, now }), base.player.id);
  const met = withCar(running, index, stagedCar(setup, tried, spot, place, booked, car, now));
  return strikeMoment(tried) === 'WAITING_ASSISTANCE' ? replaceCar(met, 0) : met;
}

/**
 * The first moment at the chosen hour of day that is late enough for everything that must have happened since the game's noon, and the
 * order as it is then.
 */
function timed(
  setup: GameSetup,
  tried: Tried,
  spot: SandboxSpot,
  place: SandboxPlace,
  day: string,
): readonly [GameSeconds, OrderTerms & OrderStage] {
  for (let now = (12 + spot.hour) * HOUR; ; now += 24 * HOUR) {
    const order = stagedOrder(setup, tried, spot, place, now, day);
    if (order.release >= 0 && order.pickWindow.from >= 0) return [now, order];
  }
}

function setupOf({ settings, world, seed }: SandboxBase, tried: Tried): GameSetup {
  const unit_ms = settings.unit_ms * SPEED;
  return {
    game: 'sandbox',
    seed,
    number: 1,
    settings: { ...settings, ...QUIET, unit_ms },
    world,
    library: libraryOf(tried),
    rulesVersion: RULES_VERSION,
  };
}

function libraryOf({ kind, item }: Tried): Library {
  if (kind === 'EMERGENCY') return { ...EMPTY_LIBRARY, emergencies: [item] };
  return kind === 'ACCIDENT' ? { ...EMPTY_LIBRARY, accidents: [item] } : { ...EMPTY_LIBRARY, changes: [item] };
}

function brought(game: GameState, situation: string, { player, day }: SandboxBase): GameState {
  const action = { action: 'START_EVENTS', situation, player: player.id } as const;
  const result = applyAction(game, action, { player: TEACHER, type: 'TEACHER', day });
  return result.ok ? result.value : game;
}

const TEACHER: PlayerId = 'sandbox-teacher';

function hasStruck({ orders, messages }: GameState): boolean {
  if (messages.some(({ code }) => code === 'CHANGE_APPLIED')) return true;
  return orders.some(
    ({ emergencies, accidents, changes }) => emergencies.length + accidents.length + changes.length > 0,
  );
}

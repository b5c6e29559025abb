import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@fracht/content/settings/index.ts';
import { change, emergency } from '@fracht/scenarios/author/author.ts';
import { world } from '@fracht/content/world.ts';
import { DAY } from '@fracht/testing/engine/a-setup.ts';
import { CITY } from '@fracht/testing/engine/an-order.ts';
import { THE_LIBRARY } from '@fracht/testing/engine/the-library.ts';
import { defaultSpot } from '../../src/sandbox/default-spot.ts';
import { advanceToNews } from '../../src/sandbox/news.ts';
import { sandboxLength } from '../../src/sandbox/place.ts';
import { refuseSpot } from '../../src/sandbox/refusal.ts';
import { sandboxGame, type Sandbox } from '../../src/sandbox/sandbox.ts';
import { isEverStruck, type SandboxSpot, type Tried } from '../../src/sandbox/spot.ts';
import { findCar } from '../../src/cars/car.ts';
import { isStoppedBySituation } from '../../src/cars/is-stopped-by-situation.ts';
import { scenarioOf } from '../../src/situations/find.ts';
import { openOf } from '../../src/orders/open-situations.ts';
import { withNumbers } from '../../src/situations/numbers.ts';
import { SITUATION_LISTS } from '../../src/situation-state.ts';
import { placeAfter } from '../../src/situations/walk.ts';
import { bestAnswerIndex } from '../../src/situations/worth.ts';
import { isOpen } from '../../src/orders/order.ts';
import { bestCarFor } from '../../src/planning/best-car.ts';
import { parkingsAhead } from '../../src/planning/parkings-ahead.ts';
import { planDelivery } from '../../src/planning/plan-delivery.ts';
import { restAhead } from '../../src/planning/rest-ahead.ts';
import type { GameAction } from '../../src/game-action.ts';
import { CAR_ACTIONS, type GameState, type Order } from '../../src/state.ts';
import { acted } from '../a-driver.ts';
import { brokenByStep, brokenState } from '../broken-rules.ts';
import { strangeSteps } from '../transitions.ts';

const ANNA = { id: 'anna', first_name: 'Anna', last_name: 'Nowak', num_games: 0 };
const base = (seed = 'ziarno') => ({ settings: DEFAULT_SETTINGS, world, seed, day: DAY, player: ANNA });

const CRITICAL: readonly Tried[] = THE_LIBRARY.emergencies.map((item) => ({ kind: 'EMERGENCY', item }));
const CHANGES: readonly Tried[] = THE_LIBRARY.changes.map((item) => ({ kind: 'CHANGE', item }));
const RANDOM: readonly Tried[] = THE_LIBRARY.accidents.map((item) => ({ kind: 'ACCIDENT', item }));

function spotOf(tried: Tried): SandboxSpot {
  const spot = defaultSpot(world, tried);
  if (spot === null) throw new Error(`${tried.item.id} has no spot`);
  return spot;
}

function staged(tried: Tried, spot = spotOf(tried), seed?: string): Sandbox {
  const result = sandboxGame(base(seed), tried, spot);
  if (!result.ok) throw new Error(`${tried.item.id}: ${result.error}`);
  return result.value;
}

const orderOf = ({ orders: [order] }: GameState): Order => {
  if (order === undefined) throw new Error('No order');
  return order;
};

const named = (tried: Tried) => [tried.item.id, tried] as const;

describe('the whole library', () => {
  test.each([...CRITICAL, ...CHANGES].map(named))(
    '[SBX-1] [SBX-2] %s is open at once, and the best answers end with the order settled',
    (_id, tried) => {
      const { before, struck } = staged(tried);
      const order = orderOf(struck);
      expect(brokenState(before)).toEqual([]);
      expect(brokenState(struck)).toEqual([]);
      expect(orderOf(before)).toMatchObject({ emergencies: [], changes: [], accidents: [] });
      const open = [...openOf(order, 'emergencies'), ...openOf(order, 'changes')];
      expect(open).toMatchObject([{ id: tried.item.id, player: 'anna', since: before.now, done: false }]);
      expect(struck.now).toBe(before.now);
      const end = played(struck);
      expect(brokenState(end)).toEqual([]);
      const settled = orderOf(end);
      expect(isOpen(settled)).toBe(false);
      expect([...settled.emergencies, ...settled.changes].every(({ done }) => done)).toBe(true);
    },
  );

  test.each(RANDOM.map(named))('[SBX-1] [SIT-10] %s happens at once, and the order is settled', (_id, tried) => {
    const { struck } = staged(tried);
    expect(orderOf(struck).accidents).toMatchObject([{ id: tried.item.id, at: struck.now }]);
    expect(isOpen(orderOf(played(struck)))).toBe(false);
  });

  test('[SBX-2] each can be tried with every type that it can come to, at every hour', () => {
    for (const tried of [...CRITICAL, ...CHANGES, ...RANDOM]) {
      for (const type of tried.item.types) {
        const spot = defaultSpot(world, tried, type);
        expect(spot?.type, tried.item.id).toBe(type);
        for (const hour of [0, 23]) {
          const { before } = staged(tried, { ...spotOf(tried), type, hour });
          expect(Math.floor(before.now / 3600) % 24).toBe((hour + 12) % 24);
          expect(orderOf(before).pickWindow.from).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });
});

describe('each kind finds the car as it should be', () => {
  const critical = (subtype: string) => CRITICAL.filter(({ item }) => 'subtype' in item && item.subtype === subtype);
  const carOf = (game: GameState) => {
    const car = findCar(game, orderOf(game).car ?? '');
    if (car === null) throw new Error('No car');
    return car;
  };

  test('[SBX-2] a check finds a driver past the limit, a late one comes after the pick window', () => {
    for (const tried of critical('OVERDUE_TICKET')) {
      expect(carOf(staged(tried).before).working).toBeGreaterThan(DEFAULT_SETTINGS.car_worktime * 60);
    }
    for (const tried of critical('PICKUP_OVER_TIME')) {
      const { before } = staged(tried);
      if (carOf(before).state.action !== 'DRIVING_TO_SHIPMENT') continue;
      expect(orderOf(before).pickWindow.to * 60).toBeLessThan(before.now + 3600);
      expect(orderOf(played(before)).loadedOnTime).toBe(false);
    }
  });

  test('[SBX-2] trouble with a ferry comes before the quay', () => {
    for (const tried of critical('FERRY')) {
      const { before } = staged(tried);
      const [leg] = 'leg' in carOf(before).state ? [carOf(before).state] : [];
      expect(leg, tried.item.id).toMatchObject({ leg: { sailing: null } });
      const news = advanceToNews(before);
      expect(news?.players[0]?.journal.at(-1)?.what).toBe('FERRY_BOARDED');
    }
  });

  test('[SBX-1] a car on the road stands until the answer', () => {
    const [tried] = critical('CAR_ACCIDENT');
    if (tried === undefined) throw new Error('none');
    const { struck } = staged(tried);
    expect(carOf(struck).state.action).toBe('WAITING_EMERGENCY_STOP');
    expect(isStoppedBySituation(struck, carOf(struck))).toBe(true);
    expect(advanceToNews(struck)).toBeNull();
  });
});

describe('whatever the car does', () => {
  const [first] = CRITICAL;
  if (first?.kind !== 'EMERGENCY') throw new Error('none');
  const { item } = first;
  const drives = [
    [CITY.KRAKOW, CITY.SZCZECIN],
    [CITY.WARSZAWA, CITY.PARYZ],
    [CITY.GOTEBORG, CITY.SZCZECIN],
  ] as const;
  const spots: readonly SandboxSpot[] = (['ST', 'PG'] as const).flatMap((type) =>
    drives.flatMap(([from, to]) => {
      const length = sandboxLength(world, { from, to });
      return [0, Math.floor(length / 2), length].map((km) => ({ type, from, to, km, hour: 9 }));
    }),
  );

  test.each(CAR_ACTIONS.filter(isEverStruck))(
    '[SBX-1] [SIT-2] a situation for %s strikes along the whole drive, and the order is settled',
    (status) => {
      const tried: Tried = { kind: 'EMERGENCY', item: { ...item, status, types: ['ST', 'PG'], lands: ['PL', 'EUR'] } };
      for (const spot of spots) {
        const { before, struck } = staged(tried, spot);
        const order = orderOf(before);
        expect(findCar(before, order.car ?? '')?.state.action).toBe(status);
        expect(openOf(orderOf(struck), 'emergencies')).toMatchObject([{ id: item.id, since: before.now }]);
        const end = played(struck);
        expect([before, struck, end].flatMap(brokenState)).toEqual([]);
        expect(brokenByStep(before, struck, null)).toEqual([]);
        expect(end.players.flatMap(strangeSteps)).toEqual([]);
        expect(isOpen(orderOf(end))).toBe(false);
      }
    },
  );

  test('[SBX-1] [SIT-9] help is on its way to a car that waits for it, and takes the cargo over', () => {
    const { before, struck } = staged({ kind: 'EMERGENCY', item: { ...item, status: 'WAITING_ASSISTANCE' } });
    const { id, car } = orderOf(before);
    const helper = before.cars.find(({ state }) => state.action === 'DRIVING_ASSISTANCE');
    expect(helper).toMatchObject({ shipment: id, player: 'anna', shipmentLoaded: false });
    expect(before.messages.map(({ code }) => code)).toContain('REPLACEMENT_SENT');
    const end = played(struck);
    expect(orderOf(end).waybill).not.toBeNull();
    expect(orderOf(end).car).not.toBe(car);
  });
});

describe('what cannot strike says why', () => {
  const [first] = CRITICAL;
  if (first?.kind !== 'EMERGENCY') throw new Error('none');
  const tried = (changes: Partial<typeof first.item>): Tried => ({
    kind: 'EMERGENCY',
    item: { ...first.item, types: ['ST'], lands: ['PL'], ...changes },
  });
  const spot: SandboxSpot = { type: 'ST', from: CITY.POZNAN, to: CITY.WROCLAW, km: 90, hour: 10 };

  test.each([
    ['TYPE_DIFFERS', tried({ types: ['PG'] }), spot],
    [
      'TYPE_DIFFERS',
      {
        kind: 'CHANGE',
        item: change({ id: 'z', name: 'z', description: '', type: 'CHANGE_TRUCK', truck: 'ST', situation: null }),
      },
      spot,
    ],
    ['NO_DRIVE', tried({}), { ...spot, to: CITY.POZNAN }],
    ['LAND_DIFFERS', tried({ lands: ['EUR'] }), spot],
    ['NEVER_MET', tried({ status: 'DRIVING_EMPTY' }), spot],
  ] as const)('[SBX-3] %s', (code, item, where) => {
    expect(refuseSpot(world, item, where)).toBe(code);
    expect(sandboxGame(base(), item, where)).toEqual({ ok: false, error: code });
  });

  test('[SBX-3] NOTHING_ASKED', () => {
    const empty: Tried = {
      kind: 'EMERGENCY',
      item: emergency({
        id: 'p',
        name: 'p',
        subtype: 'EMERGENCY',
        image: null,
        description: '',
        help: '',
        knowledge: '',
        situation: null,
      }),
    };
    expect(sandboxGame(base(), empty, spot)).toEqual({ ok: false, error: 'NOTHING_ASKED' });
  });

  test('[SBX-3] NO_PARKING', () => {
    const roadless = { ...world, parkings: world.parkings.filter(({ city }) => city !== null) };
    expect(refuseSpot(roadless, tried({ status: 'SLEEPING' }), spot)).toBe('NO_PARKING');
    expect(defaultSpot(roadless, tried({ status: 'SLEEPING' }))).toBeNull();
  });

  test('[SBX-1] a change that asks nothing happens at once', () => {
    const quiet: Tried = {
      kind: 'CHANGE',
      item: change({ id: 'z', name: 'z', description: '', type: 'LATE_UNLOADING', situation: null }),
    };
    const { before, struck } = staged(quiet);
    expect(orderOf(struck).unloadingMinutes).toBeGreaterThan(orderOf(before).unloadingMinutes);
  });
});

test('[SBX-1] the same seed gives the same game, another one another order', () => {
  const [tried] = CRITICAL;
  if (tried === undefined) throw new Error('none');
  expect(staged(tried)).toEqual(staged(tried));
  expect(orderOf(staged(tried, spotOf(tried), 'inne').struck).id).not.toBe(orderOf(staged(tried).struck).id);
});

test('[SBX-4] what comes next is told; time stands in between', () => {
  const [tried] = RANDOM;
  if (tried === undefined) throw new Error('none');
  const { struck } = staged(tried);
  const next = advanceToNews(struck);
  expect(next?.now).toBeGreaterThan(struck.now);
  expect(next?.players[0]?.journal.length).toBeGreaterThan(struck.players[0]?.journal.length ?? 0);
});

/** Plays until the order is settled: gives the best answer to each question, rests where the plan says, and books another car if none is left. */
function played(start: GameState): GameState {
  let game = start;
  for (let step = 0; step < 300 && isOpen(orderOf(game)); step += 1) {
    const action = answerNow(game) ?? bookNow(game) ?? restNow(game);
    const after: GameState | null = action === null ? advanceToNews(game) : acted(game, 'anna', action);
    if (after === null) throw new Error('Nothing comes any more');
    game = after;
  }
  return game;
}

function answerNow(game: GameState): GameAction | null {
  const order = orderOf(game);
  for (const list of SITUATION_LISTS) {
    const [open] = openOf(order, list);
    const scenario = open === undefined ? undefined : scenarioOf(game.setup.library, list, open.id);
    const place = scenario === undefined || open === undefined ? null : placeAfter(scenario.trees, open.decisions);
    if (open === undefined || place === null) continue;
    const { node, tree } = place;
    const reply =
      node.answers.length === 0
        ? { text: withNumbers(node.textAnswer ?? '', open.numbers) }
        : { answer: bestAnswerIndex(node, tree), input: 0 };
    return list === 'emergencies'
      ? { action: 'RESOLVE_EMERGENCY', order: order.id, emergency: open.id, tree, ...reply }
      : { action: 'RESOLVE_CHANGE_EVENT', order: order.id, event: open.id, ...reply };
  }
  return null;
}

function bookNow(game: GameState): GameAction | null {
  const order = orderOf(game);
  if (order.car !== null) return null;
  const car = bestCarFor(game, order, 'anna', game.now)?.car ?? null;
  return car === null ? null : { action: 'BOOK_CAR', order: order.id, car: car.id };
}

/** Sends the order's car to rest where the plan says; a car that comes to help rests at the next parking after its driver was warned. */
function restNow(game: GameState): GameAction | null {
  const helper = game.cars.find(({ state, warned }) => state.action === 'DRIVING_ASSISTANCE' && warned);
  const [next] = helper === undefined ? [] : parkingsAhead(game, helper, game.now);
  if (helper !== undefined && next !== undefined)
    return { action: 'SELECT_PARKING', car: helper.id, parking: next.parking.id };
  const order = orderOf(game);
  const car = findCar(game, order.car ?? '');
  if (car === null || !('leg' in car.state) || car.state.action === 'DRIVING_TO_SLEEP') return null;
  const parking = restAhead(planDelivery(game, car, order, game.now));
  return parking === null ? null : { action: 'SELECT_PARKING', car: car.id, parking };
}

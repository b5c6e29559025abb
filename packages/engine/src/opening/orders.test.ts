import { expect, test } from 'vitest';
import { DAY, aSetup } from '@fracht/testing/engine/a-setup.ts';
import { openingFleet } from './fleet.ts';
import { gameEndsAt, roundSeconds } from '../clock.ts';
import type { GameSetup, Order } from '../state.ts';
import { cityOf } from '../world/lookup.ts';
import { shortestPath } from '../world/shortest-path.ts';
import { generateOrders } from './orders.ts';

function made(students: number, setup: GameSetup = aSetup(), day = DAY): readonly Order[] {
  return generateOrders(setup, students, day, openingFleet(setup, students).cars);
}

function nameless(orders: readonly Order[]): readonly Order[] {
  return orders.map((order) => ({ ...order, id: '' }));
}

/** The percentage of orders for which something is true. */
function share(of: readonly Order[], what: (order: Order) => boolean): number {
  return (100 * of.filter(what).length) / of.length;
}

/** Mean distance of the orders of a round, from 0. */
function kilometres(round: number): number {
  const offered = ORDERS.filter(({ release }) => Math.floor(release / ROUND) === round);
  return offered.reduce((sum, { distance }) => sum + distance, 0) / offered.length;
}

function perRound(orders: readonly Order[]): readonly number[] {
  const counts: number[] = [];
  for (const { release } of orders) {
    const round = Math.floor(release / ROUND);
    counts[round] = (counts[round] ?? 0) + 1;
  }
  return counts;
}

/** The lengths of both windows without a wait. */
const LENGTHS = { ST: [240, 300], ATP: [180, 180], ADR: [180, 240], PG: [360, 480] } as const;

const ORDERS = Array.from({ length: 30 }, (_, index) => made(5, aSetup({ seed: `gra ${index}` }))).flat();
const ROUND = roundSeconds(aSetup());

test('[ORD-2] the same seed gives the same orders, another seed others', () => {
  expect(made(4)).toEqual(made(4));
  expect(made(4, aSetup({ seed: 'inne' }))).not.toEqual(made(4));
});

test('[ORD-2] [WLD-9] the number of a game changes its orders by the speed that it sets, and by nothing else', () => {
  const numbered = (number: number, speed: number) =>
    made(4, { ...aSetup({ settings: { game_speed_1: 1, game_speed_2: speed } }), number });
  expect(numbered(2, 1)).toEqual(numbered(1, 1));
  expect(numbered(2, 1.5)).not.toEqual(numbered(1, 1.5));
});

test('[ORD-2] the day changes ids alone, the game id nothing', () => {
  expect(nameless(made(4, aSetup(), '2027-01-05'))).toEqual(nameless(made(4)));
  expect(made(4, { ...aSetup(), game: 'other' })).toEqual(made(4));
});

test('[ORD-2] [ORD-15] six orders per player and round in all, most in the first and the last, in games of any length', () => {
  expect(perRound(made(5))).toEqual([38, 24, 22, 36]);
  expect(perRound(made(5, { ...aSetup(), rounds: 1 }))).toEqual([30]);
  for (const rounds of [1, 2, 3, 4]) expect(made(7, { ...aSetup(), rounds }).length).toBe(42 * rounds);
});

test('[ORD-2] 40 percent of the first round come at its beginning, all others evenly, in the last round over its first 80 percent', () => {
  const orders = made(20);
  const [first = 0, ...others] = perRound(orders);
  expect(orders.filter(({ release }) => release === 0).length).toBe(Math.floor(first * 0.4 + 0.5));
  for (const [index, count] of others.entries()) {
    const starts = (index + 1) * ROUND;
    const half = orders.filter(({ release }) => release >= starts && release < starts + ROUND / 2).length;
    expect(half / count).toBeGreaterThan(0.45);
    expect(half / count).toBeLessThanOrEqual(index === 2 ? 1 : 0.55);
  }
  expect(Math.max(...orders.map(({ release }) => release))).toBeLessThanOrEqual(3 * ROUND + 0.8 * ROUND);
  const releases = orders.map(({ release }) => release);
  const waits = releases.slice(1).map((release, index) => release - (releases[index] ?? 0));
  expect(Math.max(...waits.slice(0, -20))).toBeLessThan(3600);
});

test('[ORD-2] who wants all orders of a round at once has them so in each', () => {
  const orders = made(5, aSetup({ settings: { orders_at_start_share: 100 } }));
  expect(new Set(orders.map(({ release }) => release))).toEqual(new Set([0, ROUND, 2 * ROUND, 3 * ROUND]));
});

test('[LOG-6] [ORD-15] by the rules before, each round is alike, 40 percent at its beginning, and no customer waits', () => {
  const orders = made(5, aSetup({ rulesVersion: 10 }));
  expect(perRound(orders)).toEqual([30, 30, 30, 30]);
  for (const round of [0, 1, 2, 3]) {
    expect(orders.filter(({ release }) => release === round * ROUND).length).toBeGreaterThanOrEqual(12);
    expect(orders.filter(({ release }) => release > (round + 0.8) * ROUND && release < (round + 1) * ROUND)).toEqual(
      [],
    );
  }
  for (const { type, pickWindow, deliverWindow } of orders) {
    expect([pickWindow.to - pickWindow.from, deliverWindow.to - deliverWindow.from]).toEqual(LENGTHS[type]);
  }
});

test('[ORD-2] orders come sorted by release', () => {
  const releases = made(5).map(({ release }) => release);
  for (const [index, release] of releases.entries()) expect(release).toBeGreaterThanOrEqual(releases[index - 1] ?? 0);
});

test('[ORD-3] types and EU shares are the settings’, one in ten of the EU orders between foreign cities', () => {
  expect(share(ORDERS, ({ type }) => type === 'ST')).toBeCloseTo(50, 0);
  expect(Math.abs(share(ORDERS, ({ type }) => type === 'PG') - 12)).toBeLessThan(1);
  const rounds = [60, 50, 30, 10];
  for (const [round, percent] of rounds.entries()) {
    const offered = ORDERS.filter(({ release }) => Math.floor(release / ROUND) === round);
    expect(Math.abs(share(offered, ({ eu }) => eu) - percent)).toBeLessThan(5);
  }
  const { world } = aSetup();
  const abroad = (city: number) => cityOf(world, city).abroad;
  const foreign = share(
    ORDERS.filter(({ eu }) => eu),
    ({ base, destination }) => abroad(base) && abroad(destination),
  );
  expect(foreign).toBeGreaterThan(6);
  expect(foreign).toBeLessThan(12);
});

test('[ORD-4] an order goes by the shortest path between two different cities and is EU when that leaves Poland', () => {
  for (const order of ORDERS) {
    const { world } = aSetup();
    expect(order.base).not.toBe(order.destination);
    const { cities, distance, eu } = shortestPath(world, order.base, order.destination);
    expect({ path: order.path, distance: order.distance, eu: order.eu }).toEqual({ path: cities, distance, eu });
  }
});

test('[ORD-5] what is offered late is short: its delivery window opens before the end of round 4', () => {
  const end = gameEndsAt(aSetup());
  for (const { deliverWindow } of ORDERS) expect(deliverWindow.from * 60).toBeLessThan(end);
  expect(kilometres(3)).toBeLessThan(kilometres(0) / 1.7);
});

test('[ORD-6] windows begin on half-hours and have at least the lengths of the type', () => {
  for (const { type, pickWindow, deliverWindow, release } of ORDERS) {
    const [pick, deliver] = LENGTHS[type];
    expect([pickWindow.from % 30, deliverWindow.from % 30, pickWindow.to % 30, deliverWindow.to % 30]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(pickWindow.to - pickWindow.from).toBeGreaterThanOrEqual(pick);
    expect(deliverWindow.to - deliverWindow.from).toBeGreaterThanOrEqual(deliver);
    expect(pickWindow.to * 60).toBeGreaterThan(release);
    expect(deliverWindow.to).toBeGreaterThan(pickWindow.from);
  }
});

test('[ORD-15] abroad all customers wait, in Poland half of them', () => {
  const { world } = aSetup();
  const isPatient = ({ type, pickWindow }: Order) => pickWindow.to - pickWindow.from > LENGTHS[type][0];
  const early = ORDERS.filter(({ release }) => release < ROUND);
  const isAbroad = ({ base }: Order) => cityOf(world, base).abroad;
  expect(share(early.filter(isAbroad), isPatient)).toBe(100);
  const atHome = share(
    early.filter((order) => !isAbroad(order)),
    isPatient,
  );
  expect(atHome).toBeGreaterThan(45);
  expect(atHome).toBeLessThan(75);
});

test('[ORD-15] no order is longer than 30 h, and the last ones in Poland are short and load in many of its cities', () => {
  const local = ORDERS.filter(({ eu, release }) => !eu && release > 3 * ROUND);
  for (const { distance } of local) expect(distance).toBeLessThan(450_000);
  const bases = [...new Set(local.map(({ base }) => base))].map((base) => share(local, (order) => order.base === base));
  expect(bases.length).toBe(6);
  expect(Math.max(...bases)).toBeLessThan(40);
});

test('[ORD-7] salary is in whole 0.10 zł, penalty in whole percent, both in the type’s range', () => {
  const { settings, world } = aSetup();
  for (const { type, eu, salary, penalty, base, destination } of ORDERS) {
    expect(salary % 10).toBe(0);
    expect(Number.isInteger(penalty)).toBe(true);
    expect(penalty).toBeGreaterThanOrEqual(settings[`${type}_penalty_min`]);
    expect(penalty).toBeLessThanOrEqual(settings[`${type}_penalty_max`]);
    const west = cityOf(world, destination).x < cityOf(world, base).x;
    const factor = eu ? settings[`${type}_${west ? 'west' : 'east'}_factor`] : 1;
    const [low, high] = eu
      ? [settings[`${type}_salary_eu_min`], settings[`${type}_salary_eu_max`]]
      : [settings[`${type}_salary_min`], settings[`${type}_salary_max`]];
    expect(salary / 100).toBeGreaterThanOrEqual(low * factor - 0.06);
    expect(salary / 100).toBeLessThanOrEqual(high * factor + 0.06);
  }
});

test('[ORD-7] every id is there once and begins with the loading city', () => {
  const orders = made(40);
  expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
  for (const { id, base } of orders) expect(id.startsWith(`${cityOf(aSetup().world, base).code}/1126/`)).toBe(true);
});

test('[ORD-4] a game with strange settings still gets its orders', () => {
  const strange = aSetup({
    settings: { ST_car_speed: 20, ATP_car_speed: 20, ADR_car_speed: 20, PG_car_speed: 20, car_worktime: 120 },
  });
  const orders = made(3, strange);
  expect(orders.length).toBe(72);
  for (const { deliverWindow } of orders) expect(deliverWindow.from * 60).toBeLessThan(gameEndsAt(strange));
  expect(made(2, aSetup({ settings: { orders_per_player_per_round: 0 } }))).toEqual([]);
});

import { world } from '@fracht/content';
import {
  applyHostAction,
  botOf,
  checkAction,
  type GameState,
  isBotsResult,
  isOpen,
  newGame,
  offeredOrders,
  placeAt,
  planDelivery,
  roundStartsAt,
  rankStudents,
  type Viewer,
  viewFor,
} from '@fracht/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  fromWire,
  booksDelta,
  isDeltaPrivate,
  mergeWire,
  NOBODY,
  toWire,
  wireDelta,
  wireDeltaSchema,
  type WireExtra,
  type WireGame,
  wireGameSchema,
} from '../src/index.ts';
import { playedSteps, type Step, STUDENTS, TEACHER } from './played-steps.ts';

const VIEWERS: readonly Viewer[] = [
  ...STUDENTS.map(({ id }) => ({ player: id, type: 'STUDENT' as const })),
  { player: TEACHER.id, type: 'TEACHER' as const },
];

const EXTRA: WireExtra = {
  group: 'gr1',
  groupName: 'Grupa 2b',
  randos: false,
  breakEndsAt: null,
  messageText: ({ code, order }) => `${code} ##${order ?? ''}##`,
};

/** The game after it was turned into JSON and parsed with the schema at the other end. */
function travelled(wire: WireGame): WireGame {
  return wireGameSchema.parse(JSON.parse(JSON.stringify(wire)));
}

/** Whether the player had delivered an order at its destination by then, according to the player's own journal. */
function hasDeliveredBy({ players, orders }: GameState, id: string, at: number): boolean {
  const journal = players.find((player) => player.id === id)?.journal ?? [];
  const delivered = journal.filter((entry) => entry.what === 'ORDER_DELIVERED' && entry.at <= at);
  return delivered.some((entry) => orders.some((order) => order.id === entry.order && !order.reversed));
}

/** A game without the fields that change with the clock alone: the receiver computes them from the leg. */
function withoutClock(wire: WireGame) {
  return {
    ...wire,
    players: wire.players.map(({ time: _time, ...player }) => player),
    cars: wire.cars.map(
      ({
        working: _working,
        overdue: _overdue,
        position: _position,
        path: _path,
        distance: _distance,
        timeToStart: _start,
        ...car
      }) => car,
    ),
    orders: wire.orders.map(({ loadingTimeLeft: _loading, unloadingTimeLeft: _unloading, ...order }) => order),
  };
}

/** The part of a viewer's copy that is sent: without ended orders of others, cars that are gone and, for a teacher, the ledgers and journals of others. */
function sentPart(state: GameState, viewer: Viewer): GameState {
  const view = viewFor(state, viewer);
  const orders = view.orders
    .filter((order) => isOpen(order) || viewer.type === 'TEACHER' || order.player === viewer.player)
    .sort((a, b) => a.pickWindow.to - b.pickWindow.to || (a.id < b.id ? -1 : 1));
  const cars = view.cars.filter(({ gone }) => !gone);
  const messages = view.messages.filter(({ player }) => player === null || player === viewer.player);
  return {
    ...view,
    setup: { ...view.setup, rounds: 4, leader: null },
    orders,
    orderIndex: Object.fromEntries(orders.map(({ id }, place) => [id, place])),
    cars,
    carIndex: Object.fromEntries(cars.map(({ id }, place) => [id, place])),
    messages,
    messageCount: messages.at(-1)?.id ?? 0,
    players: view.players.map((player) =>
      player.id === viewer.player ? player : { ...player, ledger: [], journal: [] },
    ),
  };
}

function middle(steps: readonly Step[]): GameState {
  const step = steps[Math.floor(steps.length * 0.6)];
  if (step === undefined) throw new Error('No steps');
  return step.after;
}

describe('a game on the wire', () => {
  let steps: readonly Step[] = [];
  beforeAll(() => {
    steps = playedSteps('wire');
  });

  test('comes back as the viewer’s copy, at every 25th step of a whole game', () => {
    expect(steps.length).toBeGreaterThan(200);
    for (const { after } of steps.filter((_, index) => index % 25 === 0)) {
      for (const viewer of VIEWERS) {
        expect(fromWire(travelled(toWire(after, viewer, EXTRA)), world)).toEqual(sentPart(after, viewer));
      }
    }
  });

  test('[WIR-22] who holds a place travels, and the choice about bots; the copy tells bots and their results as the game does', () => {
    const played = middle(steps);
    const [first] = STUDENTS;
    if (first === undefined) throw new Error('No student');
    const held = [
      { action: 'LEAVE', player: first.id },
      { action: 'SEAT_BOT', user: first, level: 'good' },
      { action: 'SEAT_BOT', user: { ...first, id: 'bot-1' }, level: 'careless' },
    ] as const;
    const seated = held.reduce((game, action) => {
      const result = applyHostAction(game, action, '2026-11-21');
      if (!result.ok) throw new Error(result.error);
      return result.value;
    }, played);
    const state: GameState = { ...seated, bots: { level: 'good', places: 4 } };
    for (const viewer of VIEWERS) {
      const wire = travelled(toWire(state, viewer, EXTRA));
      expect(wire.bots).toEqual({ level: 'good', places: 4 });
      expect(wire.players.map(({ tenure }) => tenure?.bot)).toContain('careless');
      const copy = fromWire(wire, world);
      expect(copy.players.map(botOf)).toEqual(state.players.map(botOf));
      expect(copy.players.map((player) => isBotsResult(copy, player))).toEqual(
        state.players.map((player) => isBotsResult(state, player)),
      );
      const delta = wireDeltaSchema.parse(wireDelta(played, state, viewer, EXTRA));
      const merged = mergeWire(travelled(toWire(played, viewer, EXTRA)), delta);
      expect(merged?.players.map(({ tenure }) => tenure)).toEqual(wire.players.map(({ tenure }) => tenure));
      expect(merged?.bots).toEqual(wire.bots);
    }
  });

  test('[PTS-9] every viewer reads the same standing, though the ended orders of others do not travel', () => {
    const placesIn = (state: GameState) => rankStudents(state).map(({ player, place }) => [player.id, place]);
    for (const { after } of steps.filter((_, index) => index % 25 === 0)) {
      for (const viewer of VIEWERS) {
        expect(placesIn(fromWire(travelled(toWire(after, viewer, EXTRA)), world))).toEqual(placesIn(after));
      }
    }
    const { after } = steps.at(-1) ?? { after: middle(steps) };
    expect(after.players.filter(({ hasDelivered }) => hasDelivered).length).toBeGreaterThan(1);
  });

  test('is the same from the game itself and from the viewer’s copy', () => {
    const state = middle(steps);
    for (const viewer of VIEWERS) {
      expect(toWire(viewFor(state, viewer), viewer, EXTRA)).toEqual(toWire(state, viewer, EXTRA));
    }
  });

  test('[WIR-8] gives the same plans, offers and checks on the other side', () => {
    const state = middle(steps);
    const [viewer] = VIEWERS;
    if (viewer === undefined) throw new Error('No viewer');
    const there = fromWire(travelled(toWire(state, viewer, EXTRA)), world);
    const here = viewFor(state, viewer);
    const offered = offeredOrders(here);
    expect(offeredOrders(there)).toEqual(offered);
    const actor = { ...viewer, day: '2026-11-21' };
    for (const car of here.cars.filter(({ gone }) => !gone)) {
      const twin = there.cars[there.carIndex[car.id] ?? -1];
      if (twin === undefined) throw new Error(`No car ${car.id}`);
      for (const order of offered.filter(({ type }) => type === car.type)) {
        expect(planDelivery(there, twin, order, there.now)).toEqual(planDelivery(here, car, order, here.now));
        const action = { action: 'BOOK_CAR', order: order.id, car: car.id } as const;
        expect(checkAction(there, action, actor)).toBe(checkAction(here, action, actor));
      }
    }
  });

  test('[CHG-3] merged with every change it is the whole wire of the later state, for every viewer', () => {
    for (const viewer of VIEWERS) {
      const first = steps[0]?.before;
      if (first === undefined) throw new Error('No steps');
      let wire = travelled(toWire(first, viewer, EXTRA));
      for (const [index, { before, after }] of steps.entries()) {
        const delta = wireDelta(before, after, viewer, EXTRA);
        wire = mergeWire(wire, wireDeltaSchema.parse(JSON.parse(JSON.stringify(delta))));
        if (index % 10 !== 0 && index !== steps.length - 1) continue;
        const whole = toWire(after, viewer, EXTRA);
        expect(withoutClock(wire)).toEqual(withoutClock(whole));
        expect([wire.now, wire.time]).toEqual([whole.now, whole.time]);
      }
    }
  });

  test('[CHG-3] when the next round begins by itself is told with the end of a round, and with no other change', () => {
    const extra = { ...EXTRA, breakEndsAt: 1_800_000_000_000 };
    const told = steps.map(({ before, after }) => ({ after, delta: wireDelta(before, after, NOBODY, extra) }));
    const inBreak = told.filter(
      ({ after, delta }) => after.pauseReason === 'ROUND_END' && delta.pauseReason !== undefined,
    );
    expect(inBreak.map(({ delta }) => delta.breakEndsAt)).toEqual([1, 2, 3].map(() => extra.breakEndsAt));
    expect(told.some(({ delta }) => delta.breakEndsAt === undefined)).toBe(true);
  });

  test.each(STUDENTS)(
    '[DBR-5] in a break a student is sent the own place of the round’s beginning, at any other time none: $id',
    ({ id }) => {
      const isTold = ({ pauseReason, round }: GameState): boolean => pauseReason === 'ROUND_END' && round > 1;
      const viewer = { player: id, type: 'STUDENT' } as const;
      const places = steps.map(({ after }) => ({ after, told: toWire(after, viewer, EXTRA).placeBefore }));
      const inBreaks = places.filter(({ after }) => isTold(after));
      expect(new Set(inBreaks.map(({ after }) => after.round))).toEqual(new Set([2, 3]));
      expect(inBreaks.map(({ told }) => told)).toEqual(
        inBreaks.map(({ after }) => placeAt(after, id, roundStartsAt(after))),
      );
      expect(inBreaks.map(({ told }) => told !== null)).toEqual(
        inBreaks.map(({ after }) => hasDeliveredBy(after, id, roundStartsAt(after))),
      );
      expect(places.filter(({ after, told }) => !isTold(after) && told !== null)).toEqual([]);
    },
  );

  test('[JOY-3] [JOY-5] headline and medals are the same to every viewer, medals in breaks alone', () => {
    const games = steps.map(({ after }) => after).filter((_, index) => index % 25 === 0);
    const breaks = steps.map(({ after }) => after).filter(({ pauseReason }) => pauseReason === 'ROUND_END');
    const told = [...games, ...breaks].map((after) => {
      const [first, ...others] = VIEWERS.map((viewer) => {
        const { headline, medals } = toWire(after, viewer, EXTRA);
        return { headline, medals };
      });
      expect(others).toEqual(others.map(() => first));
      return { isBreak: after.pauseReason === 'ROUND_END', headline: first?.headline, medals: first?.medals ?? [] };
    });
    expect(told.some(({ headline }) => headline !== null)).toBe(true);
    expect(told.some(({ isBreak, medals }) => isBreak && medals.length > 1)).toBe(true);
    expect(told.filter(({ isBreak, medals }) => !isBreak && medals.length > 0)).toEqual([]);
  });

  test('[DBR-5] at the beginning of the last round all but who had delivered nothing have a place', () => {
    const end = steps.filter(({ after }) => after.pauseReason === 'ROUND_END').at(-1)?.after;
    if (end === undefined) throw new Error('No break');
    const delivered = STUDENTS.filter(({ id }) => hasDeliveredBy(end, id, roundStartsAt(end)));
    expect(delivered.length).toBeGreaterThan(0);
    const places = delivered.map(({ id }) => toWire(end, { player: id, type: 'STUDENT' }, EXTRA).placeBefore);
    expect(new Set(places)).toEqual(new Set(delivered.map((_, index) => index + 1)));
  });

  test('[CHG-4] [WIR-5] a changed car carries its place as of the change', () => {
    const places = steps.flatMap(({ before, after }) => {
      const { cars = [] } = wireDelta(before, after, NOBODY, EXTRA);
      const whole = new Map(toWire(after, NOBODY, EXTRA).cars.map((car) => [car.id, car]));
      const still = cars.filter(({ removed }) => removed !== true);
      return still.map(({ id, position }) => ({ position, whole: whole.get(id)?.position }));
    });
    expect(places.length).toBeGreaterThan(100);
    expect(places.filter(({ position, whole }) => position?.x !== whole?.x || position?.y !== whole?.y)).toEqual([]);
  });

  test('what did not change stays the same object, through the merge and back', () => {
    const viewer = NOBODY;
    const step = steps.find(({ before, after }) => {
      const changed = wireDelta(before, after, viewer, EXTRA).cars?.length ?? 0;
      return changed === 1 && before.cars.length > 3 && before.cars.length === after.cars.length;
    });
    if (step === undefined) throw new Error('No step changes one car');
    const wire = travelled(toWire(step.before, viewer, EXTRA));
    const merged = mergeWire(wire, wireDelta(step.before, step.after, viewer, EXTRA));
    const [earlier, later] = [fromWire(wire, world), fromWire(merged, world)];
    expect(later.cars.filter((car, index) => car !== earlier.cars[index])).toHaveLength(1);
    expect(later.setup).toBe(earlier.setup);
  });

  test('[CHG-6] a change without a private part is everybody’s change, and what came into the viewer’s own books', () => {
    let [shared, written] = [0, 0];
    for (const { before, after } of steps) {
      for (const viewer of VIEWERS) {
        if (isDeltaPrivate(before, after, viewer)) continue;
        const books = booksDelta(before, after, viewer);
        shared += 1;
        written += books === null ? 0 : 1;
        const common = wireDelta(before, after, NOBODY, EXTRA);
        expect(wireDelta(before, after, viewer, EXTRA)).toEqual({ ...common, ...books });
      }
    }
    expect(shared).toBeGreaterThan(steps.length);
    expect(written).toBeGreaterThan(steps.length / 10);
  });

  test('[WIR-2] a student is sent nothing that is another’s or still to come', () => {
    for (const { before, after } of steps.filter((_, index) => index % 25 === 0)) {
      const text = JSON.stringify([toWire(after, NOBODY, EXTRA), wireDelta(before, after, NOBODY, EXTRA)]);
      expect(text).not.toContain('"seed"');
      for (const order of after.orders.filter(({ release }) => release > after.now))
        expect(text).not.toContain(order.id);
      const wire = toWire(after, NOBODY, EXTRA);
      expect([wire.ledger, wire.journal]).toEqual([[], []]);
      expect(wire.messages.filter(({ player }) => player !== null)).toEqual([]);
    }
  });

  test('[CHG-5] a change that misses a part of a new entry is refused', () => {
    const viewer = NOBODY;
    const [first] = steps;
    if (first === undefined) throw new Error('No steps');
    const wire = travelled(toWire(newGame(first.before.setup), viewer, EXTRA));
    expect(() => mergeWire(wire, { now: 1, time: 0, cars: [{ id: 'ST-01', driver: 3 }] })).toThrow(/base/u);
  });
});

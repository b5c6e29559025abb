import { carCity, findCar, findOrder, findPlayer, isOnTime, shortestPath } from '@fracht/engine';
import { describe, expect, test } from 'vitest';
import { aLessonOf, aLessonWith } from '@fracht/testing/debrief/a-lesson.ts';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { ORDER, handMadeGame, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { decisionsOf } from '../src/decisions/decisions-of.ts';
import { forkField } from '../src/what-if/field-fork.ts';
import { type WhatIf, whatIf } from '../src/what-if/what-if.ts';
import { type Recording, stateBetween } from '../src/recording.ts';

const lesson = aLessonOf('a co jeśli', 6);
const PLAYER = 'player-2';

/** This many entries of a list, as far apart as possible. */
function some<Item>(list: readonly Item[], count: number): readonly Item[] {
  const step = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, index) => list[Math.floor(index * step)]).flatMap(
    (item) => item ?? [],
  );
}

/** Some of a player's alternatives, played out. */
function someForks(game: Recording, count: number): readonly WhatIf[] {
  const forks = decisionsOf(game, PLAYER).flatMap((decision) =>
    decision.alternatives.map((alternative) => ({ decision, alternative })),
  );
  return some(forks, count).map(({ decision, alternative }) => whatIf(game, decision, alternative));
}

const forks = someForks(lesson, howMany({ few: 25, many: 1000 }));

test('[WIF-1] a recorded game is kept as it was, at every entry and between', () => {
  expect(lesson.before).toHaveLength(lesson.log.length);
  lesson.log.forEach(({ at }, index) => expect(lesson.before[index]?.now).toBe(at));
  expect(lesson.end.state).toBe('FINISHED');
  expect(stateBetween(lesson, 5, lesson.log[5]?.at ?? 0)).toEqual(lesson.before[5]);
});

test('[WIF-1] a log of another game is refused', () => {
  expect(() => handMadeGame({ parking: 'city-11' })).toThrow('PARKING_ELSEWHERE');
});

test('[WIF-4] the rows of what differs add up to the differences of money and points', () => {
  expect(forks.length).toBeGreaterThan(15);
  for (const { differences, money, points, happened } of forks) {
    expect(differences.reduce((sum, row) => sum + row.money, 0)).toBe(money.would - money.was);
    expect(differences.reduce((sum, row) => sum + row.points, 0)).toBe(points.would - points.was);
    expect(differences.length).toBeLessThanOrEqual(happened);
  }
});

test('[WIF-4] [CAR-8] an order is told as on time by its report, not by the end of its unloading', () => {
  const done = decisionsOf(lesson, PLAYER).filter((_, index) => index % 4 === 0);
  const told = done.flatMap((decision) => {
    if (decision.chosen === null || decision.order === null) return [];
    const { delivered } = whatIf(lesson, decision, { actions: [decision.chosen] });
    const order = findOrder(lesson.end, decision.order);
    return [{ is: delivered.would?.isOnTime, was: order !== null && isOnTime(order) }];
  });
  for (const { is, was } of told) expect(is).toBe(was);
  expect(told).toContainEqual({ is: true, was: true });
});

test('[WIF-4] of a car that is chosen it is told where it stood and how far from the loading', () => {
  const sent = decisionsOf(lesson, PLAYER).filter(({ kind }) => kind === 'BOOK_CAR');
  const ways = sent.flatMap((decision) => {
    const { index, order, chosen, alternatives } = decision;
    const [first] = alternatives;
    if (first === undefined || chosen?.action !== 'BOOK_CAR') return [];
    const { approach } = whatIf(lesson, decision, first);
    const [state, booked] = [lesson.before[index], findOrder(lesson.end, order ?? '')];
    const car = state === undefined ? null : findCar(state, chosen.car);
    const city = car === null ? null : carCity(car);
    const km = city === null ? null : shortestPath(lesson.setup.world, city, booked?.base ?? city).distance;
    return [{ told: approach.was, known: city === null ? null : { city, km } }];
  });
  expect(ways.length).toBeGreaterThan(3);
  for (const { told, known } of ways) expect(told).toEqual(known);
});

test('[WIF-4] a company car is told as freed only while it served the order in the record', () => {
  const freed = forks.flatMap((fork) =>
    fork.freed === null ? [] : [{ ...fork.freed, delivered: fork.delivered.was }],
  );
  expect(freed.length).toBeGreaterThan(0);
  for (const { car, from, to, delivered } of freed) {
    expect(from).toBeLessThan(to);
    expect(to).toBe(delivered?.at);
    expect(findCar(lesson.end, car)?.subcontractor).toBe(false);
  }
});

test('[WIF-3] the repairer never books an order, and acts for the decider alone', () => {
  const repairs = forks.flatMap((fork) => fork.repairs);
  expect(repairs.length).toBeGreaterThan(5);
  expect(repairs.filter(({ action }) => action.action === 'BOOK_ORDER')).toEqual([]);
});

test('[WIF-1] what was not possible then is refused aloud', () => {
  const [first] = decisionsOf(lesson, PLAYER);
  if (first === undefined) throw new Error('No decision');
  const impossible = { actions: [{ action: 'BOOK_ORDER', order: 'XXX/1126/0000' } as const] };
  expect(() => whatIf(lesson, first, impossible)).toThrow('ORDER_UNKNOWN');
});

describe('fate', () => {
  const SPARE = 'POZ/1126/6050';

  /** Anna carries one order; a lamp breaks on its car. */
  function lamp(): Recording {
    return handMadeGame({ answer: 2 });
  }

  function bookingIn(game: Recording) {
    const [booking] = decisionsOf(game, 'anna');
    if (booking?.kind !== 'BOOK_ORDER') throw new Error('Not a booking');
    return booking;
  }

  test('[WIF-9] what struck an order strikes it in a fork too, with another car, as soon as it fits', () => {
    const sending = decisionsOf(lamp(), 'anna').find(({ kind }) => kind === 'BOOK_CAR');
    if (sending === undefined) throw new Error('No car was sent');
    const { state } = forkField(lamp(), sending, { actions: [{ action: 'BOOK_CAR', order: ORDER, car: 'ST-05' }] });
    const [open] = findOrder(state, ORDER)?.emergencies ?? [];
    // At 400 minutes the driver of ST-05 is on the way to a parking, where no lamp breaks; it does when he drives on.
    expect(open).toMatchObject({ id: 'lampa', done: true, car: 'ST-05' });
    expect(open?.since).toBeGreaterThanOrEqual(1122 * 60);
    expect(open?.decisions[0]?.answer).toBe(2);
  });

  test('[WIF-9] what struck an order that is not taken strikes nobody', () => {
    const { differences } = whatIf(lamp(), bookingIn(lamp()), { actions: [{ action: 'BOOK_ORDER', order: SPARE }] });
    expect(differences.some(({ was }) => was?.what === 'EMERGENCY')).toBe(true);
    expect(differences.some(({ would }) => would?.what === 'EMERGENCY')).toBe(false);
  });

  test('[WIF-5] [DFD-1] nothing of another order of the player is told, whatever comes of it in the record', () => {
    const told = decisionsOf(lesson, PLAYER).flatMap((decision) =>
      decision.alternatives.map((alternative) => {
        const { differences, money } = whatIf(lesson, decision, alternative);
        const [named] = alternative.actions.flatMap((action) => ('order' in action ? [action.order] : []));
        const field = forkField(lesson, decision, alternative).field.orders;
        expect(named === undefined || field.has(named)).toBe(true);
        const orders = differences.flatMap(({ was, would }) => (was ?? would)?.order ?? []);
        expect(orders.filter((order) => !field.has(order))).toEqual([]);
        return money.would - money.was;
      }),
    );
    expect(told.length).toBeGreaterThan(40);
    expect(told.some((money) => money !== 0)).toBe(true);
  });
});

describe('the repairer', () => {
  const game = handMadeGame({ answer: null });
  const [, sending] = decisionsOf(game, 'anna');
  if (sending?.kind !== 'BOOK_CAR') throw new Error('Not a booking of a car');

  test('[WIF-3] rests the driver on a drive that the record does not have', () => {
    const { repairs, refused } = whatIf(game, sending, {
      actions: [{ action: 'BOOK_CAR', order: ORDER, car: 'ST-05' }],
    });
    expect(refused.map(({ entry }) => entry.action.action)).toEqual(['SELECT_PARKING']);
    expect(repairs.map(({ action, isOwn }) => ({ ...action, isOwn }))).toEqual([
      { action: 'SELECT_PARKING', car: 'ST-05', parking: 'city-3', isOwn: false },
    ]);
  });

  test('[WIF-3] sends a car where the record leaves the order without one', () => {
    const { repairs, delivered } = whatIf(game, sending, { actions: [] });
    expect(repairs[0]?.action).toEqual({ action: 'BOOK_CAR', order: ORDER, car: 'ST-05' });
    expect(delivered.would?.at).toBeGreaterThan(0);
  });

  test('[WIF-3] leaves alone what the player left alone: an order that never got a car', () => {
    const idle = new Script(handMadeSetup(), ['anna']).does('anna', { action: 'BOOK_ORDER', order: ORDER });
    const other = idle.state.orders.find(({ id, player }) => id !== ORDER && player === null)?.id ?? '';
    const left = idle.at(5).does('anna', { action: 'BOOK_ORDER', order: other }).finished();
    const second = decisionsOf(left, 'anna')[1];
    if (second === undefined) throw new Error('No second booking');
    expect(whatIf(left, second, { actions: [] }).repairs).toEqual([]);
  });

  test('[WIF-3] does not rest a driver whom the player let drive on', () => {
    const tired = handMadeGame({ answer: null });
    const parking = decisionsOf(tired, 'anna').find(({ kind }) => kind === 'PARK');
    if (parking === undefined) throw new Error('No parking');
    const { repairs, differences } = whatIf(tired, parking, { actions: [] });
    expect(repairs).toEqual([]);
    expect(differences.some(({ would }) => would?.what === 'WORK_OVERDUE')).toBe(true);
  });
});

test('[WIF-3] a question that the player left open to the end stays open in a fork too', () => {
  const script = new Script(handMadeSetup(), ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' })
    .at(310)
    .does('anna', { action: 'SELECT_PARKING', car: 'ST-06', parking: 'city-0' })
    .does('anna', { action: 'SELECT_PARKING', car: 'ST-06', parking: 'GO' })
    .at(400)
    .does('teacher', { action: 'START_EVENTS', situation: 'lampa', player: 'anna' });
  const game = script.finished();
  const goingOn = decisionsOf(game, 'anna').find(({ kind }) => kind === 'PARK');
  if (goingOn === undefined) throw new Error('No parking');
  const { repairs, state } = forkField(game, goingOn, { actions: [] });
  expect(repairs).toEqual([]);
  expect(findPlayer(state, 'anna')?.journal.some(({ what }) => what === 'EMERGENCY')).toBe(true);
});

test('[WIF-4] [DFD-1] a car that is hired for another order later is not told of, though the other choice would have hired one of that name', () => {
  const script = new Script(handMadeSetup(), ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' });
  const other = script.state.orders.find(({ id, player }) => id !== ORDER && player === null)?.id ?? '';
  const game = script
    .at(10)
    .does('anna', { action: 'BOOK_ORDER', order: other })
    .does('anna', { action: 'ADD_CAR', car: 'ST-P2' })
    .does('anna', { action: 'BOOK_CAR', order: other, car: 'ST-1-01' })
    .finished();
  const sending = decisionsOf(game, 'anna').find(({ kind }) => kind === 'BOOK_CAR');
  if (sending === undefined) throw new Error('No car was sent');
  const hiring = { action: 'ADD_CAR', car: 'ST-P1' } as const;
  const { differences } = whatIf(game, sending, {
    actions: [hiring, { action: 'BOOK_CAR', order: ORDER, car: 'ST-1-01' }],
  });
  const hires = differences.flatMap(({ was, would }) =>
    (was ?? would)?.what === 'CAR_HIRED' ? [[was?.at ?? null, would?.at ?? null]] : [],
  );
  expect(hires).toEqual([[null, 0]]);
});

test('[WIF-3] [WIF-9] where an order is not taken, nobody is paid who was sent to help with it', () => {
  const game = aLessonOf('ledg-07', 4, 'good');
  const bookings = ['player-1', 'player-2', 'player-3', 'player-4'].flatMap((id) =>
    decisionsOf(game, id).filter(({ kind }) => kind === 'BOOK_ORDER'),
  );
  const helped = bookings.filter(({ order }) =>
    game.end.orders.some(({ id, waybill }) => id === order && waybill !== null),
  );
  expect(helped.length).toBeGreaterThan(0);
  for (const booking of bookings) {
    const paid = whatIf(game, booking, { actions: [] }).differences.filter(
      ({ would }) => would?.what === 'SUBCONTRACTOR_PAID',
    );
    expect(paid, booking.id).toEqual([]);
  }
});

test('[WIF-1] [EFF-15] points that another order has erased meanwhile count as erased in the fork too', () => {
  const game = aLessonWith({ seed: '481617497 338', players: 4, level: 'careless' });
  const erased = (findPlayer(game.end, 'player-3')?.ledger ?? []).filter(({ reason }) => reason === 'POINTS_CANCELLED');
  const [first, second] = erased;
  const answers = decisionsOf(game, 'player-3').filter(
    ({ at, chosen }) =>
      chosen?.action === 'RESOLVE_EMERGENCY' && chosen.order === second?.order && at < (first?.at ?? 0),
  );
  // One order has erased the points between an answer for another one and the loss that follows from it.
  expect(answers.length).toBeGreaterThan(0);
  for (const decision of answers) {
    const actions = decision.chosen === null ? [] : [decision.chosen];
    expect(whatIf(game, decision, { actions }).differences).toEqual([]);
  }
});

import { type GameState, type JournalEntry, findOrder, findPlayer, isOnTime } from '@fracht/engine';
import { describe, expect, test } from 'vitest';
import { aLessonOf } from '@fracht/testing/debrief/a-lesson.ts';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { ORDER, handMadeGame, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { decisionsOf } from '../src/decisions/decisions-of.ts';
import { EXACT_UP_TO } from '../src/what-if/gain.ts';
import { changedOthers, ownGame } from '../src/what-if/contested.ts';
import { runFork, runSlice } from '../src/what-if/run-fork.ts';
import { Slice } from '../src/what-if/slice.ts';
import { type WhatIf, whatIf } from '../src/what-if/what-if.ts';
import { judgedDecisions } from '../src/worth/losses.ts';
import { type Recording, stateBetween } from '../src/recording.ts';

const lesson = aLessonOf('co by było', 6);
const PLAYER = 'player-2';

/** So many of a list, as far apart as possible. */
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

test('[WIF-1] to do what was done is the recorded game', () => {
  for (const decision of some(decisionsOf(lesson, PLAYER), howMany({ few: 15, many: 1000 }))) {
    if (decision.chosen === null) continue;
    const { state, refused, repairs } = runFork(lesson, decision, { actions: [decision.chosen] });
    expect({ refused, repairs }, `${decision.kind} ${decision.id}`).toEqual({ refused: [], repairs: [] });
    expect(state).toEqual(lesson.end);
  }
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

test('[WIF-3] the repairer never books an order, and acts for the decider alone', () => {
  const repairs = forks.flatMap((fork) => fork.repairs);
  expect(repairs.length).toBeGreaterThan(5);
  expect(repairs.filter(({ action }) => action.action === 'BOOK_ORDER')).toEqual([]);
});

test('[WIF-6] a figure is exact where the repairer had next to nothing to do, else from the least to the most', () => {
  const kinds = new Set(forks.map(({ gain }) => gain.isExact));
  expect(kinds).toEqual(new Set([true, false]));
  const exact = forks.filter(({ gain }) => gain.isExact);
  expect(exact.map(({ gain }) => gain.least)).toEqual(exact.map(({ gain }) => gain.most));
  for (const { gain, repairs } of forks) {
    expect(gain.isExact).toBe(repairs.filter(({ isOwn }) => !isOwn).length <= EXACT_UP_TO);
    expect(gain.least.total).toBeLessThanOrEqual(gain.main.total);
    expect(gain.most.total).toBeGreaterThanOrEqual(gain.main.total);
  }
});

test('[WIF-8] what each reason of the ledger makes up adds up to the difference', () => {
  const judged = judgedDecisions(lesson, PLAYER);
  const valued = judged.flatMap((one) => one.valued);
  expect(valued.length).toBeGreaterThan(30);
  for (const { changes, gain } of valued) {
    expect(changes.reduce((sum, { amount }) => sum + amount, 0)).toBe(gain.main.total);
    const keys = changes.map(({ reason, order, car }) => `${reason} ${order} ${car}`);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('[WIF-7] around a slice stand the cars that others had hired, too, as in the record', () => {
  const index = lesson.log.findIndex(({ player, action }) => player !== PLAYER && action.action === 'ADD_CAR');
  const [start, later] = [lesson.after[index], lesson.before[index + 12]];
  if (start === undefined || later === undefined) throw new Error('Nobody hired a car');
  const place = start.cars.length - 1;
  expect(later.cars[place]).not.toEqual(start.cars[place]);
  expect(new Slice(lesson, new Set([PLAYER]), start).around(start, later).cars[place]).toEqual(later.cars[place]);
});

test('[WIF-1] what was not possible then is refused aloud', () => {
  const [first] = decisionsOf(lesson, PLAYER);
  if (first === undefined) throw new Error('No decision');
  const impossible = { actions: [{ action: 'BOOK_ORDER', order: 'XXX/1126/0000' } as const] };
  expect(() => whatIf(lesson, first, impossible)).toThrow('ORDER_UNKNOWN');
});

describe('two players on one order', () => {
  /** Anna books one order, Jan another one, and drives it. */
  function aContest(): Recording {
    return new Script(handMadeSetup(), ['anna', 'jan'])
      .does('anna', { action: 'BOOK_ORDER', order: anOrderOf(0) })
      .at(20)
      .does('jan', { action: 'BOOK_ORDER', order: anOrderOf(1) })
      .finished();
  }

  /** The order at that place of the list. */
  function anOrderOf(place: number): string {
    return new Script(handMadeSetup(), ['anna', 'jan']).state.orders[place]?.id ?? '';
  }

  test('[WIF-5] who takes what somebody else took later changes that player’s game, and the order is named', () => {
    const game = aContest();
    const [booking] = decisionsOf(game, 'anna');
    if (booking === undefined) throw new Error('No decision');
    const result = whatIf(game, booking, { actions: [{ action: 'BOOK_ORDER', order: anOrderOf(1) }] });
    expect(result.delivered).toMatchObject({ was: { order: anOrderOf(0) }, would: { order: anOrderOf(1) } });
    expect(result.others).toMatchObject([
      { player: 'jan', contested: [{ what: 'ORDER', id: anOrderOf(1), with: 'anna' }] },
    ]);
    const [jan] = result.others;
    // Jan's order was never driven: without it he is spared the full penalty and the points of its expiry.
    expect(jan?.score.would).toBeGreaterThan(jan?.score.was ?? 0);
  });

  test('[WIF-7] where something is contested, the other one plays on in the slice as well', () => {
    const game = aContest();
    const [booking] = decisionsOf(game, 'anna');
    if (booking === undefined) throw new Error('No decision');
    const taken = { actions: [{ action: 'BOOK_ORDER', order: anOrderOf(1) } as const] };
    const [slice, whole] = [runSlice(game, booking, taken), runFork(game, booking, taken)];
    for (const player of ['anna', 'jan']) expect(ownGame(slice.state, player)).toBe(ownGame(whole.state, player));
    expect({ ...slice, state: null }).toEqual({ ...whole, state: null });
    expect(slice.refused.map(({ entry, code }) => `${entry.player} ${code}`)).toContain('jan ORDER_TAKEN');
    // Uncontested, Jan does not play on in the slice.
    const free = { actions: [{ action: 'BOOK_ORDER', order: anOrderOf(2) } as const] };
    expect(runSlice(game, booking, free).state.players).not.toEqual(runFork(game, booking, free).state.players);
    expect(findPlayer(runSlice(game, booking, free).state, 'anna')).toEqual(
      findPlayer(runFork(game, booking, free).state, 'anna'),
    );
  });

  test('[WIF-5] what both had, and only the other one did something else with, explains nothing and is not named', () => {
    const { state } = new Script(handMadeSetup(), ['anna', 'jan']);
    const [early, late] = [anOrderOf(0), anOrderOf(1)];
    const fact = (what: JournalEntry['what'], minute: number, order: string): JournalEntry => {
      return { id: minute, at: minute * 60, what, order, car: null, city: null, parking: null };
    };
    const game = (annas: readonly JournalEntry[], jans: readonly JournalEntry[]): GameState => ({
      ...state,
      players: state.players.map((player) => {
        if (player.type !== 'STUDENT') return player;
        return { ...player, journal: player.id === 'anna' ? annas : jans };
      }),
    });
    const jansLate = [fact('ORDER_BOOKED', 20, late), fact('ORDER_CANCELLED', 30, late)];
    const was = game(
      [fact('ORDER_BOOKED', 1, late), fact('ORDER_CANCELLED', 5, late), fact('ORDER_BOOKED', 9, early)],
      jansLate,
    );
    const would = game(
      [fact('ORDER_BOOKED', 1, late), fact('ORDER_CANCELLED', 6, late)],
      [...jansLate, fact('ORDER_BOOKED', 9, early)],
    );
    const [jan] = changedOthers({ was, would, refused: [] }, 'anna');
    expect(jan?.contested).toEqual([{ what: 'ORDER', id: early, with: 'anna' }]);
  });

  test('[WIF-5] who takes something else changes nothing of it', () => {
    const game = aContest();
    const [booking] = decisionsOf(game, 'anna');
    if (booking === undefined) throw new Error('No decision');
    expect(whatIf(game, booking, { actions: [{ action: 'BOOK_ORDER', order: anOrderOf(2) }] }).others).toEqual([]);
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

  test('[WIF-3] gives the player’s own answer to a question that comes at another time', () => {
    const answered = handMadeGame({ answer: 2 });
    const booking = decisionsOf(answered, 'anna')[0];
    if (booking === undefined) throw new Error('No booking');
    const other = booking.alternatives.find(({ actions }) => actions.length > 0);
    if (other === undefined) throw new Error('No other order');
    const { repairs } = whatIf(answered, booking, other);
    const own = repairs.filter(({ isOwn }) => isOwn).map(({ action }) => action);
    expect(own).toMatchObject([{ action: 'RESOLVE_EMERGENCY', emergency: 'lampa', answer: 2 }]);
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
  const { repairs, state } = runFork(game, goingOn, { actions: [] });
  expect(repairs).toEqual([]);
  expect(findPlayer(state, 'anna')?.journal.some(({ what }) => what === 'EMERGENCY')).toBe(true);
});

import { expect, test } from 'vitest';
import { TEACHER, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { DAY, aSetup } from '@fracht/testing/engine/a-setup.ts';
import { aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { aTenure } from '@fracht/testing/engine/a-tenure.ts';
import { applyHostAction } from '../../src/actions/host.ts';
import { applyAction } from '../../src/actions/index.ts';
import { advance } from '../../src/advance.ts';
import { roundSeconds } from '../../src/clock.ts';
import type { GameAction, HostAction } from '../../src/game-action.ts';
import { seatNumber, seatOf } from '../../src/luck.ts';
import { newGame, studentsAtStart } from '../../src/new-game.ts';
import { ghostAt, ghostCurve } from '../../src/standing/ghost.ts';
import { score } from '../../src/standing/score.ts';
import type { GameSetup, GameState, LedgerEntry, Player } from '../../src/state.ts';

const ANNA = 'anna';
const JAN = 'jan';
const EWA = 'ewa';
const user = (id: string) => ({ id, first_name: 'Anna', last_name: 'Lis', num_games: 0 });

function host(game: GameState, action: HostAction): GameState {
  const result = applyHostAction(game, action, DAY);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

function act(game: GameState, player: string, action: GameAction): GameState {
  const type = player === EWA ? 'TEACHER' : 'STUDENT';
  const result = applyAction(game, action, { player, type, day: DAY });
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const comes = (game: GameState, id: string): GameState =>
  host(game, { action: 'CONNECT', user: user(id), type: id === EWA ? 'TEACHER' : 'STUDENT' });

function lobby(setup: GameSetup, students: readonly string[], leader: string): GameState {
  const there = [...students, ...(leader === EWA ? [EWA] : [])].reduce(comes, host(newGame(setup), { action: 'RUN' }));
  return students.reduce((game, id) => act(game, id, { action: 'USER_JOIN' }), there);
}

/** A lesson of three students in its first round, led by the teacher. */
const lesson = act(lobby(aSetup(), [JAN, ANNA, 'ola'], EWA), EWA, { action: 'START' });
const round: number = roundSeconds(lesson.setup);

/** Anna's own game of one round, which repeats the lesson from her seat. */
const repeats = { rounds: 4, students: 3, seat: seatNumber(lesson, ANNA) };
const again = act(lobby({ ...aSetup(), rounds: 1, leader: ANNA, repeats }, [ANNA], ANNA), ANNA, { action: 'START' });

function of(game: GameState, id: string): Player {
  const found = game.players.find((player) => player.id === id);
  if (found === undefined) throw new Error(`${id} is not there`);
  return found;
}

test('[RPT-1] who plays alone gets the orders, cars and offers of the whole lesson', () => {
  expect(repeats.students).toBe(studentsAtStart(lesson));
  expect({ cars: again.cars, offers: again.offers, orders: again.orders }).toEqual({
    cars: lesson.cars,
    offers: lesson.offers,
    orders: lesson.orders,
  });
  const alone = act(lobby({ ...aSetup(), rounds: 1, leader: ANNA }, [ANNA], ANNA), ANNA, { action: 'START' });
  expect(alone.orders.length).toBeLessThan(lesson.orders.length);
});

test('[RPT-2] the one who repeats a game has the luck of the seat there', () => {
  expect(seatOf(lesson, ANNA)).toBe('2');
  expect(seatOf(again, ANNA)).toBe('2');
  expect(seatOf(lesson, EWA)).toBe('T1');
});

test('[RPT-3] an order aboard costs nothing at the end where the lesson went on, and its penalty where that was over too', () => {
  const ended = (rounds: number): readonly string[] => {
    const setup: GameSetup = { ...aSetup(), rounds: 1, repeats: { rounds, students: 2, seat: 1 } };
    const own = aLesson(aGame({ setup, cars: [aCar()], orders: [anOrder()] }));
    own.does({ action: 'BOOK_ORDER', order: 'POZ/1126/0410' });
    own.does({ action: 'BOOK_CAR', order: 'POZ/1126/0410', car: 'ST-01' }).at(75 + 60);
    own.does({ action: 'FINISH' }, TEACHER);
    return own.ledger();
  };
  expect(ended(4)).toEqual(['LOADED_ON_TIME 5 pkt']);
  expect(ended(1)).toEqual(['LOADED_ON_TIME 5 pkt', 'LEG_KM -301', 'FULL_PENALTY -164.7']);
});

test('[RPT-4] a ghost is a person’s score every ten units of a first round that is over', () => {
  expect(ghostCurve(advance(lesson, round), of(lesson, ANNA))).toBeNull();
  const [begun] = of(lesson, ANNA).ledger;
  if (begun === undefined) throw new Error('Anna has no start');
  const entry = (at: number, money: number, points = 0): LedgerEntry => ({
    ...begun,
    at,
    reason: 'EFFECT',
    money,
    points,
  });
  const more = [entry(round / 60 + 1, 12_340), entry(round, 0, 5), entry(round + 1, 99_900)];
  const paid: Player = { ...of(lesson, ANNA), ledger: [begun, ...more] };
  const over = { ...lesson, round: 2, now: round + 100 };
  const curve = ghostCurve(over, paid) ?? [];
  const start = score(of(lesson, ANNA));
  expect(curve).toHaveLength(61);
  expect([0, 1, 2, 59, 60].map((point) => curve[point])).toEqual([start, start, start + 123, start + 123, start + 173]);
  expect([0, round / 30 - 1, round / 30, round, 9 * round].map((now) => ghostAt(curve, lesson.setup, now))).toEqual([
    start,
    start,
    start + 123,
    start + 173,
    start + 173,
  ]);
  expect(ghostCurve(over, { ...paid, tenure: aTenure({ stints: [{ from: 5, to: 9 }] }) })).toBeNull();
  expect(ghostCurve(over, { ...paid, tenure: aTenure({ stints: [{ from: round, to: round + 9 }] }) })).toEqual(curve);
  expect(ghostCurve(over, { ...paid, ledger: [] })).toBeNull();
  expect(ghostCurve(over, { ...paid, ledger: [{ ...begun, at: round / 2 }] })?.[0]).toBe(start);
});

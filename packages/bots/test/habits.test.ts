import { minutes, viewFor } from '@fracht/engine';
import { expect, test } from 'vitest';
import { type BotLevel, type PlayedGame, playGame } from '../src/index.ts';
import { PLANNING_PARAMETERS, planningParametersOf } from '../src/levels.ts';
import { DAY, TEACHER, aSetup, someSeats } from './a-game.ts';

const ORDINARY = { knows: 0.7, plans: 'PAY_FOR_TIME', looksEvery: 300 } as const;

function lessonOf(level: BotLevel): PlayedGame {
  return playGame(aSetup('nawyki-3'), TEACHER, someSeats([level, level, level]), DAY);
}

const usual = lessonOf('ordinary');

function countOf({ state }: PlayedGame, reason: string): number {
  return state.players.flatMap(({ ledger }) => ledger).filter((entry) => entry.reason === reason).length;
}

test('[BOT-10] without habits a level is that of its planning, with them it differs in these alone', () => {
  expect(planningParametersOf('ordinary')).toBe(PLANNING_PARAMETERS.PAY_FOR_TIME);
  const level = { ...ORDINARY, habits: { guards: 'NEVER' } } as const;
  expect(planningParametersOf(level)).toEqual({ ...PLANNING_PARAMETERS.PAY_FOR_TIME, guards: 'NEVER' });
  expect(planningParametersOf(level)).toBe(planningParametersOf(level));
  expect(lessonOf({ ...ORDINARY, habits: {} }).log).toEqual(usual.log);
});

test('[BOT-10] who rests past the limit is overdue more often; who never pays for guards sleeps guarded less', () => {
  const late = lessonOf({ ...ORDINARY, habits: { rests: 'PAST_THE_LIMIT' } });
  expect(countOf(late, 'WORK_OVERDUE')).toBeGreaterThan(countOf(usual, 'WORK_OVERDUE'));
  const careless = lessonOf({ ...ORDINARY, habits: { guards: 'NEVER' } });
  expect(countOf(careless, 'GUARDED_SLEEP')).toBeLessThan(countOf(usual, 'GUARDED_SLEEP'));
});

test('[BOT-10] who takes the poorest order and the dearest car ends below', () => {
  const dear = lessonOf({ ...ORDINARY, habits: { chooses: 'POOREST', picks: 'DEAREST', profit: -10_000_000 } });
  const money = ({ state }: PlayedGame): number => state.players.reduce((sum, one) => sum + one.money, 0);
  expect(money(dear)).toBeLessThan(money(usual));
  expect(dear.refused).toBe(0);
});

test('[BOT-10] who sends cars later does so after that time', () => {
  const { log } = lessonOf({ ...ORDINARY, habits: { sendsAfter: 60, spare: -100_000 } });
  const booked = new Map<string, number>();
  const waits: number[] = [];
  for (const { action, at } of log) {
    if (action.action === 'BOOK_ORDER') booked.set(action.order, at);
    if (action.action === 'BOOK_CAR') waits.push(at - (booked.get(action.order) ?? at));
  }
  expect(waits.length).toBeGreaterThan(3);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(minutes(60));
});

test('[BOT-10] who is always wrong about something gives the worst answer there, and knows the rest as before', () => {
  const level = { ...ORDINARY, knows: 1, isWrongAt: ({ list }) => list === 'changes' } satisfies BotLevel;
  const view = viewFor(lessonOf(level).state, { player: TEACHER.id, type: 'TEACHER' });
  const bests = (list: 'emergencies' | 'changes'): readonly boolean[] =>
    view.orders
      .flatMap((order) => order[list])
      .flatMap(({ shown }) => (shown?.decisions ?? []).map((one) => one.isBest));
  expect(bests('emergencies').length).toBeGreaterThan(3);
  expect(bests('emergencies').every((isBest) => isBest)).toBe(true);
  expect(bests('changes').length).toBeGreaterThan(3);
  expect(bests('changes').some((isBest) => isBest)).toBe(false);
});

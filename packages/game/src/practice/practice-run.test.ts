import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetGame } from '@fracht/kit/session/kept-store.ts';
import { gameNow } from '../store/game-now.ts';
import { gameStore } from '../store/game-store.ts';
import { uiStore } from '../store/ui-store.ts';
import { PracticeRun, type Progress } from './practice-run.ts';
import { practiceStore } from './practice-store.ts';
import { SCENE } from './scene.ts';
import { carIn, orderIn } from './steps.ts';

const LONG_MS = 10_000;
let told: Progress[];
let run: PracticeRun;

beforeEach(() => {
  vi.useFakeTimers();
  forgetGame();
  told = [];
  run = new PracticeRun('', (progress) => told.push(progress));
});

afterEach(() => {
  run.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetGame();
});

const view = () => practiceStore.getState();
const shown = () => {
  const { game } = gameStore.getState();
  if (game === null) throw new Error('no game is shown');
  return game;
};
const book = () => run.act({ action: 'BOOK_ORDER', order: SCENE.order });
const send = () => run.act({ action: 'BOOK_CAR', order: SCENE.order, car: 'ST-01' });
const answer = (index: number) =>
  run.act({ action: 'RESOLVE_EMERGENCY', order: SCENE.order, emergency: 'R01', tree: 'situation', answer: index });

test('[PRT-2] the clock stands while one reads, runs for some seconds after a step, and stands again', () => {
  run.open(1);
  const noon = gameNow();
  vi.advanceTimersByTime(LONG_MS);
  expect(gameNow()).toBe(noon);
  book();
  expect(view()).toMatchObject({ step: 2, phase: 'YOURS' });
  send();
  expect(view().phase).toBe('PASSING');
  vi.advanceTimersByTime(1000);
  const midway = gameNow();
  expect(midway).toBeGreaterThan(noon);
  expect(carIn(shown()).state.action).not.toBe('FREE');
  vi.advanceTimersByTime(LONG_MS);
  expect(view()).toMatchObject({ step: 3, phase: 'YOURS' });
  const reached = gameNow();
  expect(reached).toBeGreaterThan(midway);
  vi.advanceTimersByTime(LONG_MS);
  expect(gameNow()).toBe(reached);
});

test('[PRT-2] the time that passes can be skipped, and comes to the same', () => {
  run.open(2);
  send();
  vi.advanceTimersByTime(LONG_MS);
  const slowly = JSON.stringify(shown());
  run.open(2);
  send();
  run.fastForward();
  expect(view().step).toBe(3);
  expect(JSON.stringify(shown())).toBe(slowly);
});

test('[PRT-2] where less motion is asked for it jumps', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  run.open(2);
  send();
  expect(view()).toMatchObject({ step: 3, phase: 'YOURS' });
});

test('[PRT-3] a step that was shown is then as it began, for the student', () => {
  run.open(1);
  run.show();
  expect(view().phase).toBe('SHOWING');
  book();
  expect(view()).toMatchObject({ step: 1, phase: 'SHOWN' });
  expect(orderIn(shown()).player).not.toBeNull();
  vi.advanceTimersByTime(LONG_MS);
  expect(view()).toMatchObject({ step: 1, phase: 'YOURS' });
  expect(orderIn(shown()).player).toBeNull();
});

test('[PRT-3] back leads to the beginning of the step before, and what was done can be done again', () => {
  run.open(1);
  book();
  run.back();
  expect(view().step).toBe(1);
  expect(orderIn(shown()).player).toBeNull();
  book();
  expect(view().step).toBe(2);
  run.open(4);
  run.back();
  expect(carIn(shown()).state.action).toBe('DRIVING_WITH_SHIPMENT');
});

test('[PRT-4] what is refused changes nothing and says why; while time passes nothing can be done', () => {
  run.open(3);
  const before = shown();
  const refused = run.act({ action: 'SELECT_PARKING', car: 'ST-01', parking: 'HERE' });
  expect(refused).toMatchObject({ ok: false, message: '' });
  expect(view().refusal).toMatch(/^W\srozgrzewce robimy jedną rzecz naraz. Teraz: wybierz parking na noc\.$/u);
  expect(shown()).toEqual(before);
  run.open(2);
  send();
  expect(send()).toMatchObject({ ok: false });
  expect(view().refusal).toContain('Poczekaj');
});

test('[PRT-4] after an answer that was not the best one may try another or go on', () => {
  run.open(4);
  answer(0);
  expect(view()).toMatchObject({ phase: 'RETOLD', isBest: false });
  run.again();
  expect(orderIn(shown()).emergencies).toMatchObject([{ done: false }]);
  answer(1);
  expect(view()).toMatchObject({ phase: 'RETOLD', isBest: true });
  run.goOn();
  run.fastForward();
  expect(view().step).toBe(5);
  expect(orderIn(shown()).delivered).toBe(true);
});

test('[PRT-8] without hints it begins anew, and a refusal becomes a notice', () => {
  run.open(6);
  run.playAlone();
  expect(view()).toMatchObject({ step: 1, isAlone: true });
  const refused = run.act({ action: 'CANCEL_ORDER', order: SCENE.order });
  expect(refused).toMatchObject({ ok: false });
  expect(refused.ok ? '' : refused.message).not.toBe('');
});

test('[PRT-7] each step that begins is told, and at the end that all are done', () => {
  run.open(1);
  book();
  send();
  run.fastForward();
  run.open(5);
  run.looked();
  expect(view().phase).toBe('RETOLD');
  run.goOn();
  expect(told).toEqual([
    { step: 1, isDone: false },
    { step: 2, isDone: false },
    { step: 3, isDone: false },
    { step: 5, isDone: false },
    { step: 5, isDone: true },
  ]);
});

test('[PRT-5] each step opens the card that it is about', () => {
  run.open(1);
  expect(uiStore.getState().selection).toEqual({ kind: 'ORDER', id: SCENE.order });
  run.open(3);
  expect(uiStore.getState().selection).toEqual({ kind: 'CAR', id: 'ST-01' });
  run.open(4);
  expect(uiStore.getState().selection).toBeNull();
});

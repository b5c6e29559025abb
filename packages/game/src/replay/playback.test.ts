import { SHIPPED_LIBRARY } from '@fracht/content';
import { roundSeconds } from '@fracht/engine';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { aReplayOf } from '@fracht/testing/game/played-replay.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameNow } from '../store/game-now.ts';
import { gameStore } from '../store/game-store.ts';
import { refusalOf } from '../store/use-game-action.ts';
import { sendAction } from '../store/game-session.ts';
import { pressKey } from './keys.ts';
import { nextScope } from './next-scope.ts';
import { listed, openReplay, run, seek, setTempo, stepBy, stop } from './playback.ts';
import { replayOf, type Replay } from './replay.ts';
import { replayStore } from './replay-store.ts';
import { happeningsIn, nextMoment, restRows, toldCars } from './shown-happenings.ts';

const GAME = aPlayedGame(4, 'powtórka', SHIPPED_LIBRARY);
const ANNA = { player: 's1', type: 'STUDENT' } as const;
const ROUND = roundSeconds(GAME.setup);
const replay: Replay = replayOf(aReplayOf(GAME, ANNA));

let close = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame', 'Date'] });
  close = openReplay(replay, ANNA, 0);
});

afterEach(() => {
  close();
  vi.useRealTimers();
});

const at = () => replayStore.getState().at;
const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  pressKey({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, target: null, ...more }, nextScope);

test('[RPL-9] it plays as much faster as is chosen, forward and backward, and stops at both ends', () => {
  const speed = 60 * (replay.views[0]?.speed ?? 0);
  const unit = replay.views[0]?.unitMs ?? 1;
  setTempo(60);
  run(1);
  vi.advanceTimersByTime(10_000);
  expect(Math.abs(at() - (10_000 * 60 * speed) / unit)).toBeLessThan((400 * 60 * speed) / unit);
  expect(gameStore.getState().game?.now).toBeLessThanOrEqual(Math.round(gameNow()));
  stop();
  const stopped = at();
  vi.advanceTimersByTime(5000);
  expect([at(), gameNow()]).toEqual([stopped, stopped]);
  run(-1);
  vi.advanceTimersByTime(60_000);
  expect([at(), replayStore.getState().runs]).toEqual([0, 0]);
  seek(replay.until - 60);
  run(1);
  vi.advanceTimersByTime(60_000);
  expect([at(), replayStore.getState().runs]).toEqual([replay.until, 0]);
  expect(gameStore.getState().game?.state).toBe('FINISHED');
});

test('[RPL-9] steps go to the next happening that is listed and to the one before, and to the ends after the last', () => {
  const moments = [...new Set(listed().map((one) => one.at))].filter((moment) => moment > 0);
  for (const moment of moments.slice(0, 5)) {
    stepBy(1);
    expect(at()).toBe(moment);
  }
  stepBy(-1);
  expect(at()).toBe(moments[3]);
  expect(nextMoment(listed(), replay.until, 1)).toBeNull();
});

test('[RPL-9] every key does what its help says, and none in a field', () => {
  seek(1000);
  expect(press('ArrowRight', { shiftKey: true })).toBe(true);
  expect(at()).toBe(1060);
  press('ArrowLeft', { shiftKey: true });
  expect(at()).toBe(1000);
  press('ArrowRight');
  expect(at()).toBe(nextMoment(listed(), 1000, 1));
  press('3');
  expect(at()).toBe(2 * ROUND);
  press('+');
  expect(replayStore.getState().tempo).toBe(30);
  press('-');
  press('-');
  expect(replayStore.getState().tempo).toBe(5);
  press(' ');
  expect(replayStore.getState().runs).toBe(1);
  press(' ');
  expect(replayStore.getState().runs).toBe(0);
  press(' ', { shiftKey: true });
  expect(replayStore.getState().runs).toBe(-1);
  press('f');
  expect(replayStore.getState().scope.of).toBe('CAR');
  stop();
  const moment = at();
  const field = document.createElement('input');
  expect(press('3', { target: field })).toBe(false);
  expect(press('3', { ctrlKey: true })).toBe(false);
  expect(press(' ', { target: document.createElement('button') })).toBe(false);
  expect(press('x')).toBe(false);
  const question = document.createElement('div');
  question.setAttribute('role', 'alertdialog');
  expect(press('3', { target: question })).toBe(false);
  expect(at()).toBe(moment);
});

test('[RPL-9] a key for a round that the game does not have means nothing', () => {
  gameStore.setState(({ game }) => ({ game: game === null ? null : { ...game, setup: { ...game.setup, rounds: 2 } } }));
  expect([press('3'), press('2')]).toEqual([false, true]);
});

test('[RPL-8] nothing can be done in a replay: every action is refused with a reason, and none is sent', async () => {
  seek(ROUND / 2);
  const order = gameStore.getState().game?.orders.find(({ player }) => player === null);
  if (order === undefined) throw new Error('no order');
  expect(refusalOf(gameStore.getState(), { action: 'BOOK_ORDER', order: order.id })).toContain('Powtórka');
  expect(await sendAction({ action: 'BOOK_ORDER', order: order.id })).toMatchObject({ ok: false });
});

test('[RPL-10] the own happenings, those of one car, or of the class, each with those of the game', () => {
  const { happenings } = replay;
  const mine = happeningsIn(happenings, { of: 'MINE' }, ANNA);
  expect(new Set(mine.map(({ player }) => player))).toEqual(new Set([null, 's1']));
  expect(happeningsIn(happenings, { of: 'CLASS' }, ANNA)).toBe(happenings);
  const [car = ''] = toldCars(happenings);
  const ofCar = happeningsIn(happenings, { of: 'CAR', car }, ANNA);
  expect(new Set(ofCar.map((one) => one.car))).toEqual(new Set([null, car]));
});

test('[RPL-10] rests that overlap stand in two rows', () => {
  const rest = {
    what: 'DRIVER_SLEPT',
    player: 's1',
    car: 'ST-01',
    order: null,
    round: null,
    name: null,
    money: 0,
    points: 0,
  } as const;
  const rows = restRows([
    { ...rest, at: 0, until: 100 },
    { ...rest, at: 50, until: 150 },
    { ...rest, at: 120, until: 200 },
  ]);
  expect(rows.map(({ row }) => row)).toEqual([0, 1, 0]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Effect, GameState } from '@fracht/engine';
import type { WireGame } from '@fracht/protocol';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { showGame } from '@fracht/testing/game/render-in-game.tsx';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import * as sounds from '../sounds/play-sound.ts';
import { announce } from './announce.ts';
import { gameStore } from './game-store.ts';
import { setSound } from './ui-store.ts';

const playSound = vi.spyOn(sounds, 'playSound').mockReturnValue(undefined);

const game = gameAt(aPlayedGame(2), 4 * 3600);
const order = game.orders.find(({ player }) => player === 's1');
if (order === undefined) throw new Error('no order of the viewer');
const about = { at: game.now, player: 's1', order: order.id, car: 'ST-01', amount: 0 };

beforeEach(() => {
  vi.clearAllMocks();
  toastStore.setState({ list: [], waiting: [], last: 0 });
});

afterEach(() => setSound(true));

function told(code: 'ACCIDENT' | 'EMERGENCY' | 'CAR_AVAILABLE' | 'WORK_OVERDUE', type: 'info' | 'danger'): GameState {
  const message = { id: game.messageCount + 1, type, code, name: 'Korek na obwodnicy', ...about } as const;
  return { ...game, messages: [...game.messages, message], messageCount: message.id };
}

function withAccident(state: GameState, effects: readonly Effect[]): GameState {
  const happened = { id: 'A01', name: 'Korek na obwodnicy', at: game.now, car: about.car, effects };
  return {
    ...state,
    orders: state.orders.map((one) => (one.id === about.order ? { ...one, accidents: [happened] } : one)),
  };
}

function wireOf(state: GameState): WireGame {
  showGame(state, { player: 's1', type: 'STUDENT' });
  const { wire } = gameStore.getState();
  if (wire === null) throw new Error('no game');
  return wire;
}

const notices = () => toastStore.getState().list.map(({ type, text }) => [type, text]);

test('[SND-3] [SIT-10] a random situation is a calm notice that tells what it brought, without a sound', () => {
  const after = withAccident(told('ACCIDENT', 'info'), [
    { type: 'TIME', value: 35 },
    { type: 'MONETARY', value: 250 },
  ]);
  announce(wireOf(game), wireOf(after));
  expect(notices()).toEqual([['info', `ACCIDENT ##${order.id}## Postój: 35\u00a0min., koszt: 250\u00a0zł.`]]);
  expect(playSound).not.toHaveBeenCalled();
});

test('[FED-1] [MSG-3] what the teacher writes is a calm notice for students, and none for the teacher', () => {
  const last = { id: game.messageCount + 1, type: 'info', code: 'TEACHER_MESSAGE', name: 'Pilnujcie czasu.' } as const;
  const after = { ...game, messages: [...game.messages, { ...last, ...about, player: null }], messageCount: last.id };
  announce(wireOf(game), wireOf(after));
  expect(toastStore.getState().list.map(({ isPersonal }) => isPersonal)).toEqual([true]);
  expect(playSound).not.toHaveBeenCalled();
  toastStore.setState({ list: [], waiting: [], last: 0 });
  const [before, later] = [wireOf(game), wireOf(after)];
  gameStore.setState({ viewer: { player: 'teacher', type: 'TEACHER' } });
  announce(before, later);
  expect(notices()).toEqual([]);
});

test('[SND-1] a critical situation is loud and heard, plain news neither', () => {
  announce(wireOf(game), wireOf(told('EMERGENCY', 'danger')));
  expect(notices()).toEqual([['danger', `EMERGENCY ##${order.id}##`]]);
  expect(playSound).toHaveBeenCalledWith('CRITICAL');
  toastStore.setState({ list: [], waiting: [], last: 0 });
  announce(wireOf(game), wireOf(told('CAR_AVAILABLE', 'info')));
  expect(notices()).toEqual([]);
});

test('[SND-1] the end of a driver’s work time has a sound of its own', () => {
  announce(wireOf(game), wireOf(told('WORK_OVERDUE', 'danger')));
  expect(playSound.mock.calls).toEqual([['WORKING_TIME']]);
});

test('[SND-1] the critical sound is heard once for what strikes at a time, and not again when the whole game is sent anew', () => {
  const one = told('EMERGENCY', 'danger');
  const [last] = one.messages.slice(-1);
  if (last === undefined) throw new Error('nothing told');
  const two = { ...one, messages: [...one.messages, { ...last, id: last.id + 1 }], messageCount: last.id + 1 };
  announce(wireOf(game), wireOf(two));
  expect(playSound).toHaveBeenCalledTimes(1);
  announce(wireOf(two), wireOf(two));
  expect(playSound).toHaveBeenCalledTimes(1);
});

test('[SND-3] a teacher, who reads everybody’s messages, hears no student’s alarm', () => {
  const after = told('EMERGENCY', 'danger');
  showGame(after, { player: 'teacher', type: 'TEACHER' });
  const { wire } = gameStore.getState();
  if (wire === null) throw new Error('no game');
  announce({ ...wire, messages: [] }, wire);
  expect(playSound).not.toHaveBeenCalled();
});

test('[SND-4] of many that come at a time each is shown or waits', () => {
  const one = told('WORK_OVERDUE', 'danger');
  const [last] = one.messages.slice(-1);
  if (last === undefined) throw new Error('nothing told');
  const more = [1, 2, 3, 4, 5].map((step) => ({ ...last, id: last.id + step, car: `ST-0${step}`, order: null }));
  const codes = ['WORK_OVERDUE', 'EMERGENCY', 'ORDER_EXPIRED', 'CRASH', 'THEFT'] as const;
  const after = {
    ...one,
    messages: [...one.messages, ...more.map((message, index) => ({ ...message, code: codes[index] ?? 'EMERGENCY' }))],
  };
  announce(wireOf(game), wireOf(after));
  const { list, waiting } = toastStore.getState();
  expect([list.length, waiting.length]).toEqual([4, 2]);
});

test('[SND-2] with sounds off nothing is heard, and the notices come all the same', () => {
  setSound(false);
  announce(wireOf(game), wireOf(told('EMERGENCY', 'danger')));
  announce(wireOf(game), wireOf(told('WORK_OVERDUE', 'danger')));
  expect(playSound).not.toHaveBeenCalled();
  expect(notices().map(([type]) => type)).toEqual(['danger', 'danger']);
  setSound(true);
  announce(wireOf(game), wireOf(told('EMERGENCY', 'danger')));
  expect(playSound).toHaveBeenCalledTimes(1);
});

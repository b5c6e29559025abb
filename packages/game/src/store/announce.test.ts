import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Effect, GameState, MessageCode } from '@fracht/engine';
import type { WireGame } from '@fracht/protocol';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { showGame } from '@fracht/testing/game/render-in-game.tsx';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import * as sounds from '../sounds/play-sound.ts';
import { announceGame } from './announce.ts';
import { gameStore } from './game-store.ts';
import { setSound, uiStore } from './ui-store.ts';

const playSound = vi.spyOn(sounds, 'playSound').mockReturnValue(undefined);

const game = gameAt(aPlayedGame(2), 4 * 3600);
const order = game.orders.find(({ player }) => player === 's1');
if (order === undefined) throw new Error('no order of the viewer');
const about = { at: game.now, player: 's1', order: order.id, car: 'ST-01', amount: 0 };

beforeEach(() => {
  vi.clearAllMocks();
  toastStore.setState({ list: [], waiting: [], last: 0 });
});

afterEach(() => {
  setSound(true);
  uiStore.setState({ hasTodo: false, hasFeed: false });
  uiStore.setState({ moment: null, spoken: '' });
});

function told(code: MessageCode, type: 'info' | 'danger' | 'warning' | 'other'): GameState {
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

/** As on the screens of a game. */
function announce(before: WireGame, after: WireGame, isBack = false): void {
  announceGame(before, after, isBack);
}

function wireOf(state: GameState): WireGame {
  showGame(state, { player: 's1', type: 'STUDENT' });
  const { wire } = gameStore.getState();
  if (wire === null) throw new Error('no game');
  return wire;
}

const notices = () => toastStore.getState().list.map(({ type, text }) => [type, text]);

test('[SND-3] [SIT-10] a random situation is a notice that tells what it brought, without a sound; one that costs or stops warns, one that helps is calm', () => {
  const after = withAccident(told('ACCIDENT', 'info'), [
    { type: 'TIME', value: 35 },
    { type: 'MONETARY', value: 250 },
  ]);
  announce(wireOf(game), wireOf(after));
  expect(notices()).toEqual([['warning', `ACCIDENT ##${order.id}## Postój: 35\u00a0min., koszt: 250\u00a0zł.`]]);
  toastStore.setState({ list: [], waiting: [], last: 0 });
  const helped = withAccident(told('ACCIDENT', 'info'), [{ type: 'GIVE_MONEY', value: 250 }]);
  announce(wireOf(game), wireOf(helped));
  expect(notices()).toEqual([['info', `ACCIDENT ##${order.id}## Wpływ: 250\u00a0zł.`]]);
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

test('[SND-1] a critical situation is heard, plain news neither heard nor a notice', () => {
  announce(wireOf(game), wireOf(told('EMERGENCY', 'danger')));
  expect(playSound.mock.calls).toEqual([['CRITICAL']]);
  announce(wireOf(game), wireOf(told('CAR_AVAILABLE', 'info')));
  expect(playSound).toHaveBeenCalledTimes(1);
  expect(notices()).toEqual([]);
});

test('[FED-3] what a card, a list or the open messages show is no notice, but screen readers are told', () => {
  const spoken = () => uiStore.getState().spoken;
  announce(wireOf(game), wireOf(told('EMERGENCY', 'danger')));
  expect([notices(), spoken()]).toEqual([[], `EMERGENCY ${order.id}`]);
  uiStore.setState({ hasTodo: true });
  announce(wireOf(game), wireOf(told('WORK_OVERDUE', 'danger')));
  expect([notices(), spoken()]).toEqual([[], `WORK_OVERDUE ${order.id}`]);
  announce(wireOf(game), wireOf(told('TICKET', 'danger')));
  expect(notices()).toEqual([['danger', `TICKET ##${order.id}##`]]);
  uiStore.setState({ hasFeed: true });
  announce(wireOf(game), wireOf(told('THEFT', 'danger')));
  expect([notices().length, spoken()]).toEqual([1, `THEFT ${order.id}`]);
});

test('[JOY-6] an own punctual delivery is a moment with what it brought, heard and said once, and no notice', () => {
  const after = told('ORDER_DELIVERED_ON_TIME', 'other');
  const line = { at: game.now, player: 's1', order: order.id, car: 'ST-01', money: 0, points: 0 };
  const players = after.players.map((player) => {
    const ledger = [
      ...player.ledger,
      { ...line, id: 900, reason: 'PAY', money: 204_600 } as const,
      { ...line, id: 901, reason: 'DELIVERED_ON_TIME', points: 10 } as const,
      { ...line, id: 902, reason: 'PAY', order: 'another', money: 99 } as const,
    ];
    return player.id === 's1' ? { ...player, ledger } : player;
  });
  announce(wireOf(game), wireOf({ ...after, players }));
  expect(uiStore.getState().moment).toMatchObject({ orders: [order.id], money: 2046, points: 10 });
  expect(uiStore.getState().spoken.replaceAll(/\s/gu, ' ')).toBe(
    `Dostarczone na czas, ${order.id}: +2 046,00 zł, +10 pkt.`,
  );
  expect(notices()).toEqual([]);
  expect(playSound.mock.calls).toEqual([['DELIVERED']]);
});

test('[JOY-9] the headline of a running round is told once, and not to whom it names', () => {
  const headline = { about: 'FIRST_DELIVERY', player: 's2', city: 0, minutes: 60 } as const;
  const before = { ...wireOf(game), headline: null };
  announce(before, { ...before, headline });
  announce({ ...before, headline }, { ...before, headline });
  announce(before, { ...before, headline: { ...headline, player: 's1' } });
  announce(before, { ...before, headline }, true);
  expect(notices()).toEqual([['other', 'Pierwsza dostawa na czas: Bartek W., Poznań']]);
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

test('[SND-4] [FED-3] of many that come at a time each is shown or waits; after an absence one tells how many', () => {
  const one = told('WORK_OVERDUE', 'danger');
  const [last] = one.messages.slice(-1);
  if (last === undefined) throw new Error('nothing told');
  const more = [1, 2, 3, 4, 5].map((step) => ({ ...last, id: last.id + step, car: `ST-0${step}`, order: null }));
  const codes = ['WORK_OVERDUE', 'TICKET', 'ORDER_EXPIRED', 'CRASH', 'THEFT'] as const;
  const after = {
    ...one,
    messages: [...one.messages, ...more.map((message, index) => ({ ...message, code: codes[index] ?? 'THEFT' }))],
  };
  announce(wireOf(game), wireOf(after));
  const { list, waiting } = toastStore.getState();
  expect([list.length, waiting.length]).toEqual([4, 2]);
  toastStore.setState({ list: [], waiting: [], last: 0 });
  announce(wireOf(game), wireOf(after), true);
  expect(notices()).toEqual([['info', '6\u00a0nowych komunikatów']]);
});

test('[SND-2] with sounds off nothing is heard, and the notices come all the same', () => {
  setSound(false);
  announce(wireOf(game), wireOf(told('EMERGENCY', 'danger')));
  announce(wireOf(game), wireOf(told('WORK_OVERDUE', 'danger')));
  expect(playSound).not.toHaveBeenCalled();
  expect(notices().map(([type]) => type)).toEqual(['danger']);
  setSound(true);
  announce(wireOf(game), wireOf(told('EMERGENCY', 'danger')));
  expect(playSound).toHaveBeenCalledTimes(1);
});

test('[FED-4] who reaches the stop before the driving time ends is not warned of it by a notice', () => {
  const car = game.cars.find(({ player, state }) => player === 's1' && 'leg' in state && state.leg.sailing === null);
  if (car === undefined || !('leg' in car.state)) throw new Error('nobody drives');
  const { leg } = car.state;
  const near = { ...leg, length: leg.from + 1000, until: leg.from + 1000, pauses: undefined, since: game.now };
  const ending = (working: number) => ({ ...car, working, state: { ...car.state, leg: near } });
  const warned = (working: number): GameState => {
    const state = told('WORK_LIMIT_NEAR', 'warning');
    const messages = state.messages.map((message) =>
      message.id === state.messageCount ? { ...message, car: car.id, order: null, amount: 45 } : message,
    );
    return { ...state, messages, cars: state.cars.map((one) => (one === car ? ending(working) : one)) };
  };
  announce(wireOf(game), wireOf(warned(3600)));
  expect(notices()).toEqual([]);
  announce(wireOf(game), wireOf(warned(9 * 3600 - 10)));
  expect(notices()).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { aGame } from '@fracht/testing/engine/a-lesson.ts';
import { roundSeconds } from '../clock.ts';
import type { GameState } from '../state.ts';
import { mayOrdersCome } from './coming.ts';

const game = aGame();
const round = roundSeconds(game.setup);
const share = Math.floor((round * game.setup.settings.orders_release_share) / 100);

const inRound = (number: number, more: Partial<GameState> = {}): GameState => ({ ...game, round: number, ...more });
const changed = (settings: Partial<GameState['setup']['settings']>, state = inRound(4)): GameState => ({
  ...state,
  setup: { ...state.setup, settings: { ...state.setup.settings, ...settings } },
});

test('[ORD-13] while a round is still to come, new orders may, running, paused or before the start', () => {
  expect(mayOrdersCome(inRound(0, { state: 'WAITING' }), 0)).toBe(true);
  expect(mayOrdersCome(inRound(1), round - 1)).toBe(true);
  expect(mayOrdersCome(inRound(3, { state: 'PAUSED', pauseReason: 'ROUND_END' }), 3 * round)).toBe(true);
});

test('[ORD-13] in the last round they may come until its share of time is over, in a pause too', () => {
  const starts = 3 * round;
  expect(mayOrdersCome(inRound(4), starts + share - 1)).toBe(true);
  expect(mayOrdersCome(inRound(4, { state: 'PAUSED', pauseReason: 'TEACHER' }), starts + share - 1)).toBe(true);
  expect(mayOrdersCome(inRound(4), starts + share)).toBe(false);
  expect(mayOrdersCome({ ...inRound(1), setup: { ...game.setup, rounds: 1 } }, share)).toBe(false);
});

test('[ORD-13] none come where a round brings all at its beginning, where there are none, and when the game is over', () => {
  const starts = 3 * round;
  expect(mayOrdersCome(changed({ orders_at_start_share: 100 }), starts)).toBe(false);
  expect(mayOrdersCome(changed({ orders_at_start_share: 100 }, inRound(3)), starts - 1)).toBe(true);
  expect(mayOrdersCome(changed({ orders_per_player_per_round: 0 }, inRound(1)), 0)).toBe(false);
  expect(mayOrdersCome(inRound(2, { state: 'FINISHED' }), round + 1)).toBe(false);
});

test('[ORD-13] what is told does not depend on the orders', () => {
  const starts = 3 * round;
  for (const at of [starts, starts + share]) {
    expect(mayOrdersCome(inRound(4, { orders: [], orderIndex: {} }), at)).toBe(mayOrdersCome(inRound(4), at));
  }
});

import { expect, test } from 'vitest';
import { ANNA, JAN, aGame } from '@fracht/testing/engine/a-lesson.ts';
import type { GameState } from '../state.ts';
import { happen } from './happen.ts';

test('[PAY-1] [HAP-3] what happens is added to its player’s ledger and sums; nobody there, no change', () => {
  const game = happen({ ...aGame(), now: 60 }, { what: 'EFFECT_PAID', player: ANNA, money: -0 });
  const [anna] = game.players;
  expect(anna).toMatchObject({ money: 3_000_000, points: 0 });
  expect(anna?.ledger.at(-1)).toStrictEqual({
    id: 2,
    at: 60,
    player: ANNA,
    order: null,
    car: null,
    reason: 'EFFECT',
    money: 0,
    points: 0,
  });
  const same = aGame();
  expect(happen(same, { what: 'EFFECT_PAID', player: 'nikt', money: 5 })).toBe(same);
});

test('[PAY-1] several lines of one happening count on and are summed up', () => {
  const game = happen(aGame(), { what: 'ORDER_EXPIRED', player: JAN, penalty: -5000, points: -10, returned: 0 });
  const jan = game.players.find(({ id }) => id === JAN);
  expect(jan?.ledger.slice(1).map(({ id, reason }) => [id, reason])).toEqual([
    [2, 'FULL_PENALTY'],
    [3, 'ORDER_EXPIRED'],
  ]);
  expect(jan).toMatchObject({ money: 3_000_000 - 5000, points: -10 });
});

test('[LOG-3] the journal of a player counts from 1', () => {
  const robbed = happen(aGame(), { what: 'ROBBED', player: ANNA, money: -100 });
  const game = happen(robbed, { what: 'FINED', player: ANNA, car: 'ST-01', money: -100 });
  expect(game.players[0]?.journal.map(({ id, what, car }) => [id, what, car])).toEqual([
    [1, 'THEFT', null],
    [2, 'TICKET', 'ST-01'],
  ]);
});

test('[MSG-1] [MSG-2] the last 200 messages are kept, each with a number of its own and its type', () => {
  let game: GameState = aGame();
  for (let count = 0; count < 300; count += 1) game = happen(game, { what: 'ROBBED', player: ANNA, money: -count });
  expect(game.messages).toHaveLength(200);
  expect(game.messages.at(-1)).toMatchObject({ id: game.messageCount, amount: 299, type: 'danger', player: ANNA });
  expect(game.messages[0]).toMatchObject({ amount: 100 });
});

import { expect, test } from 'vitest';
import { ANNA, aGame } from '../../test/a-lesson.ts';
import { withMessage } from '../messages/message.ts';
import type { GameState } from '../state.ts';
import { withEntry } from './entry.ts';
import { withFact } from './journal.ts';

test('[PAY-1] an entry is added to its player’s sums; no entry, no change', () => {
  const game = withEntry({ ...aGame(), now: 60 }, { player: ANNA, reason: 'EFFECT', money: -0, points: 3 });
  const [anna] = game.players;
  expect(anna).toMatchObject({ money: 3_000_000, points: 3 });
  expect(anna?.ledger.at(-1)).toStrictEqual({
    id: 2,
    at: 60,
    player: ANNA,
    order: null,
    car: null,
    reason: 'EFFECT',
    money: 0,
    points: 3,
  });
  const same = aGame();
  expect(withEntry(same, { player: 'nikt', reason: 'EFFECT', money: 5 })).toBe(same);
});

test('[LOG-3] the journal of a player counts from 1', () => {
  const game = withFact(withFact(aGame(), { player: ANNA, what: 'THEFT' }), {
    player: ANNA,
    what: 'TICKET',
    car: 'ST-01',
  });
  expect(game.players[0]?.journal.map(({ id, what, car }) => [id, what, car])).toEqual([
    [1, 'THEFT', null],
    [2, 'TICKET', 'ST-01'],
  ]);
});

test('[MSG-1] [MSG-2] the last 200 messages are kept, each with a number of its own and its type', () => {
  let game: GameState = aGame();
  for (let count = 0; count < 300; count += 1) game = withMessage(game, { code: 'THEFT', player: ANNA, amount: count });
  expect(game.messages).toHaveLength(200);
  expect(game.messages.at(-1)).toMatchObject({ id: game.messageCount, amount: 299, type: 'danger', player: ANNA });
  expect(game.messages[0]).toMatchObject({ amount: 100 });
});

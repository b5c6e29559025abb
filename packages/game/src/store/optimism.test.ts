import { expect, test } from 'vitest';
import { findOrder, offeredOrders, viewFor, type GameState, type PlayerStatus } from '@fracht/engine';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { withPending } from './optimism.ts';
import { presenceAction } from './presence.ts';

const played = aPlayedGame(2);
const actor = { player: 's1', type: 'STUDENT', day: '2026-11-21' } as const;
const view = viewFor(gameAt(played, 3600), actor);
const [order] = offeredOrders(view);
if (order === undefined) throw new Error('a game without orders');

test('[LIN-13] a booking is drawn before its answer', () => {
  const action = { action: 'BOOK_ORDER', order: order.id } as const;
  const game = withPending(view, [{ id: 'a', action }], actor, 3600);
  expect(findOrder(game, order.id)?.player).toBe('s1');
  expect(findOrder(view, order.id)?.player).toBeNull();
});

test('[LIN-13] an action that the rules refuse changes nothing while it waits', () => {
  const action = { action: 'CANCEL_ORDER', order: order.id } as const;
  expect(withPending(view, [{ id: 'a', action }], actor, 3600)).toMatchObject({ orders: view.orders, cars: view.cars });
});

test('[LIN-13] what is drawn at random is left to the server', () => {
  const [offer] = view.offers;
  const action = { action: 'ADD_CAR', car: offer?.id ?? '' } as const;
  expect(withPending(view, [{ id: 'a', action }], actor, 3600)).toBe(view);
});

function withStatus(status: PlayerStatus): GameState {
  return { ...view, players: view.players.map((player) => (player.id === 's1' ? { ...player, status } : player)) };
}

test('[LIN-3] a connected viewer joins, one who joined plays once the game runs', () => {
  expect(presenceAction(withStatus('CONNECTED'), 's1')).toEqual({ action: 'USER_JOIN' });
  expect(presenceAction(withStatus('JOINED'), 's1')).toEqual({ action: 'USER_START' });
  expect(presenceAction({ ...withStatus('JOINED'), state: 'WAITING' }, 's1')).toBeNull();
  expect(presenceAction(withStatus('PLAYING'), 's1')).toBeNull();
  expect(presenceAction(withStatus('LEFT'), 's1')).toBeNull();
});

import { lookAt, wantedOrders } from '@fracht/bots';
import { type ActionOf, type GameState, type PlayerId, findPlayer } from '@fracht/engine';
import type { Alternative } from './decision.ts';

/** The most other orders that are tried for a decision. (DCN-2) */
const MOST_ORDERS = 2;

/** Instead of an order: none, or the other orders on the list that a good dispatcher would have wanted most. (DCN-2) */
export function otherOrders(
  state: GameState,
  player: PlayerId,
  { order }: ActionOf<'BOOK_ORDER'>,
): readonly Alternative[] {
  const me = findPlayer(state, player);
  if (me === null) return [];
  const look = lookAt(state, me, { player, level: 'good', seed: state.setup.seed, answers: null });
  const others = wantedOrders(look, MOST_ORDERS + 1).filter(({ id }) => id !== order);
  return [
    { actions: [] },
    ...others.slice(0, MOST_ORDERS).map(({ id }) => ({ actions: [{ action: 'BOOK_ORDER', order: id } as const] })),
  ];
}

import { findOrder, type OrderId } from '@fracht/engine';
import { useGame } from '../store/hooks.ts';
import { cargoLine } from './cargo-words.ts';

/** The cargo of an order of the game; null: no order, or no particular cargo. (ORL-12) */
export function useCargoLine(id: OrderId | null): string | null {
  return useGame((state) => {
    const order = id === null ? null : findOrder(state, id);
    return order === null ? null : cargoLine(state.setup.world, order);
  });
}

import type { GameState, Order, Player } from '@fracht/engine';
import type { Fit } from '../../parts/fit.ts';
import { AccountCard } from './account-card.tsx';
import { OnwardCard } from './onward-card.tsx';

type MoneyCardsProps = {
  readonly order: Order;
  readonly player: Player;
  /** Of the car that carries it; null: none does, or it has ended. */
  readonly fit: Fit | null;
  readonly state: GameState;
};

/** What an own order was to bring and what it has brought, and while its car is under way both ways on from the destination. (SHP-7, SHP-8) */
export function MoneyCards({ order, player, fit, state }: MoneyCardsProps) {
  const { calculation } = order;
  const car = fit?.car ?? null;
  return (
    <>
      <AccountCard order={order} player={player} />
      {fit === null || car === null || calculation === undefined ? null : (
        <OnwardCard choice={{ car, fit, trip: calculation }} order={order} state={state} player={player.id} />
      )}
    </>
  );
}

import { useEffect, type ReactNode } from 'react';
import { findCar, findCity, findOrder, type GameState } from '@fracht/engine';
import { gameText } from '@fracht/content';
import { useWholeGame } from '../store/hooks.ts';
import { select, uiStore, type Selection } from '../store/ui-store.ts';
import { useCardFocus } from '../parts/use-card-focus.ts';
import { CarCard } from './car-card.tsx';
import { CityCard } from './city-card.tsx';
import { OrderCard } from './order-card.tsx';
import { SideSheet } from '../parts/side-sheet.tsx';

/** The card of the selection on the map, beside it; on a phone a bottom sheet. (MAP-10, MAP-11) */
export function SideCard() {
  const selection = uiStore((state) => state.selection);
  const game = useWholeGame();
  const content = selection === null ? null : cardOf(game, selection);
  const isGone = selection !== null && content === null;
  useEffect(() => {
    if (isGone) select(null);
  }, [isGone]);
  useCardFocus(content?.label ?? null, true);
  if (content === null) return null;
  return (
    <SideSheet label={content.label} onEscape={() => select(null)}>
      {content.card}
    </SideSheet>
  );
}

function cardOf(game: GameState, selection: Selection): { readonly label: string; readonly card: ReactNode } | null {
  if (selection.kind === 'CAR') {
    const car = findCar(game, selection.id);
    return car === null
      ? null
      : { label: gameText.card.label.car(car.id), card: <CarCard key={car.id} game={game} car={car} /> };
  }
  if (selection.kind === 'ORDER') {
    const order = findOrder(game, selection.id);
    return order === null
      ? null
      : {
          label: gameText.card.label.order(order.id),
          card: <OrderCard key={order.id} game={game} order={order} withCar={selection.car} />,
        };
  }
  const city = findCity(game.setup.world, selection.id);
  return city === undefined
    ? null
    : {
        label: gameText.card.label.city(city.displayName),
        card: <CityCard key={city.id} game={game} city={city} isStack={selection.isStack ?? false} />,
      };
}

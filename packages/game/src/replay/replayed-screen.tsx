import { memo, Suspense, type ReactNode } from 'react';
import { useParams } from '@tanstack/react-router';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { MapScreen } from '../map/map-screen.tsx';
import type { HomeView } from '../map/map-control.ts';

const Orders = lazyPart(() => import('../screens/orders/orders-screen.tsx').then((part) => part.OrdersScreen));
const Shipments = lazyPart(() =>
  import('../screens/shipments/shipments-screen.tsx').then((part) => part.ShipmentsScreen),
);
const Cars = lazyPart(() => import('../screens/cars/cars-screen.tsx').then((part) => part.CarsScreen));

type ReplayedScreenProps = {
  readonly over?: ReactNode;
  /** What the map shows until it is moved. */
  readonly home?: HomeView;
};

/** The screen of the game that the address names, at the moment that is shown; the map without the player's to-do list, `over`: plates on it. (RPL-12) */
export const ReplayedScreen = memo(function ReplayedScreen({ over = null, home }: ReplayedScreenProps) {
  const { screen } = useParams({ strict: false });
  return (
    <Suspense fallback={null}>
      {screen === 'orders' ? <Orders /> : null}
      {screen === 'shipments' ? <Shipments /> : null}
      {screen === 'cars' ? <Cars /> : null}
      {isMapNamed(screen) ? <MapScreen over={over} home={home} /> : null}
    </Suspense>
  );
});

const OTHERS: ReadonlySet<string> = new Set(['orders', 'shipments', 'cars']);

/** Whether an address leads to the map: it names none of the other screens. */
export function isMapNamed(screen: string | undefined): boolean {
  return screen === undefined || !OTHERS.has(screen);
}

import { lazy, Suspense, type ComponentType } from 'react';
import { useParams } from '@tanstack/react-router';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { MapScreen } from '../map/map-screen.tsx';

const Orders = lazyScreen(() => import('../screens/orders/orders-screen.tsx').then((part) => part.OrdersScreen));
const Shipments = lazyScreen(() =>
  import('../screens/shipments/shipments-screen.tsx').then((part) => part.ShipmentsScreen),
);
const Cars = lazyScreen(() => import('../screens/cars/cars-screen.tsx').then((part) => part.CarsScreen));

/** The screen of the game that the address names, at the moment that is shown; the map without what a player would have to do. (RPL-12) */
export function ReplayedScreen() {
  const { screen } = useParams({ strict: false });
  return (
    <Suspense fallback={null}>
      {screen === 'orders' ? <Orders /> : null}
      {screen === 'shipments' ? <Shipments /> : null}
      {screen === 'cars' ? <Cars /> : null}
      {isMapNamed(screen) ? <MapScreen isBare /> : null}
    </Suspense>
  );
}

const OTHERS: ReadonlySet<string> = new Set(['orders', 'shipments', 'cars']);

/** Whether an address leads to the map: it names none of the other screens. */
export function isMapNamed(screen: string | undefined): boolean {
  return screen === undefined || !OTHERS.has(screen);
}

function lazyScreen(load: () => Promise<ComponentType>) {
  return lazy(() => loadChunk(load).then((component) => ({ default: component })));
}

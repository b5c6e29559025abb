import { uiText } from '@fracht/content';
import type { RouteRow } from '@fracht/kit/route-row.ts';

const SHARED = {
  parent: 'game',
  access: { allow: ['STUDENT', 'TEACHER'] },
  redirect: '/',
  bodyClass: 'game',
} as const;

/** The screens of a game, in the order of its menu. */
export const GAME_SCREENS: readonly RouteRow[] = [
  {
    ...SHARED,
    name: 'game-home',
    path: '/',
    title: uiText.titles.game,
    screen: () => import('@fracht/game/lobby/lobby-screen.tsx').then((part) => part.LobbyScreen),
  },
  {
    ...SHARED,
    name: 'game-summary',
    path: 'summary',
    title: uiText.titles.summary,
    isForgotten: true,
    screen: () => import('@fracht/game/screens/summary/summary-screen.tsx').then((part) => part.SummaryScreen),
  },
  {
    ...SHARED,
    name: 'game-map',
    path: 'map',
    title: uiText.titles.map,
    entry: { menu: 'game', text: uiText.menu.map, icon: 'i-map' },
    screen: () => import('@fracht/game/map/map-screen.tsx').then((part) => part.MapScreen),
  },
  {
    ...SHARED,
    name: 'game-orders',
    path: 'orders',
    title: uiText.titles.orders,
    entry: { menu: 'game', text: uiText.menu.orders, icon: 'i-orders' },
    screen: () => import('@fracht/game/screens/orders/orders-screen.tsx').then((part) => part.OrdersScreen),
  },
  {
    ...SHARED,
    name: 'game-shipments',
    path: 'shipments/{-$orderId}',
    title: uiText.titles.shipments,
    entry: { menu: 'game', text: uiText.menu.shipments, icon: 'i-ship' },
    screen: () => import('@fracht/game/screens/shipments/shipments-screen.tsx').then((part) => part.ShipmentsScreen),
  },
  {
    ...SHARED,
    name: 'game-cars',
    path: 'cars',
    title: uiText.titles.cars,
    entry: { menu: 'game', text: uiText.menu.cars, icon: 'i-cars' },
    screen: () => import('@fracht/game/screens/cars/cars-screen.tsx').then((part) => part.CarsScreen),
  },
];

import type { RouteRow } from '@fracht/kit/route-row.ts';

/** Routes of screens that show single parts of the interface. In development only. */
export function devRoutes(): readonly RouteRow[] {
  if (!import.meta.env.DEV) return [];
  return [
    {
      name: 'gallery',
      path: '/dev/gallery',
      access: 'all',
      redirect: '/',
      title: 'Gallery',
      bodyClass: 'panel',
      isForgotten: true,
      screen: () => import('./dev/gallery-screen.tsx').then((part) => part.GalleryScreen),
    },
    {
      name: 'gallery-situation',
      path: '/dev/situations/$state',
      access: 'all',
      redirect: '/dev/gallery',
      title: 'Gallery',
      isForgotten: true,
      screen: () => import('./dev/situation-screen.tsx').then((part) => part.SituationScreen),
    },
  ];
}

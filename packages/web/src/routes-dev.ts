import type { RouteRow } from '@fracht/kit/route-row.ts';

/** Screens that show parts of the interface by themselves, only while it is developed. */
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

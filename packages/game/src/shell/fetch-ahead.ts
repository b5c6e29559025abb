import type { AnyRouter } from '@tanstack/react-router';
import { loadChunk } from '@fracht/kit/load-chunk.ts';

/** The game's screens, in the order in which they are needed once the clock runs. */
const SCREENS = ['map', 'orders', 'shipments', 'cars', 'summary', 'result'] as const;
/** Chunks that are otherwise loaded when something is selected, pressed or happens. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('../store/announce.ts'),
  () => import('../map/map-mover.ts'),
  () => import('../map/map-list.tsx'),
  () => import('../side/side-card.tsx'),
  () => import('../situations/situation-card.tsx'),
  () => import('./break-card.tsx'),
  () => import('./delivery-stamp.tsx'),
  () => import('@fracht/kit/ui/toast-area.tsx'),
  () => import('@fracht/kit/ui/popover-box.tsx'),
  () => import('@fracht/kit/ui/modal-window.tsx'),
  () => import('../ledger/ledger.tsx'),
  () => import('../feed/message-list.tsx'),
  () => import('./expected-players.tsx'),
  () => import('../hints/hints.tsx'),
  () => import('../screens/summary/survey-offer.tsx'),
  () => import('../screens/summary/accounts-card.tsx'),
  () => import('../screens/shipments/calculation-card.tsx'),
  () => import('../screens/shipments/onward-card.tsx'),
  () => import('@fracht/kit/help/help-window.tsx'),
  () => import('@fracht/kit/help/marked-text.tsx'),
  () => import('../store/use-game-help.ts'),
];

/** Prefetches all screens and chunks that a player may need, so that the game opens at once at its start and continues without a network. */
export async function fetchAhead(
  router: Pick<AnyRouter, 'preloadRoute'>,
  game: string,
  load: (part: () => Promise<unknown>) => Promise<unknown> = loadChunk,
): Promise<void> {
  const home = `/game/${encodeURIComponent(game)}`;
  for (const screen of SCREENS) await router.preloadRoute({ to: `${home}/${screen}` });
  await fetchParts(load);
}

/** Prefetches what the screens load when something is selected, pressed or happens. */
export async function fetchParts(load: (part: () => Promise<unknown>) => Promise<unknown> = loadChunk): Promise<void> {
  for (const part of PARTS) await load(part);
}

import type { AnyRouter } from '@tanstack/react-router';
import { loadChunk } from '@fracht/kit/load-chunk.ts';

/** The game's screens, in the order in which they are needed once the clock runs. */
const SCREENS = ['map', 'orders', 'shipments', 'cars', 'summary', 'result'] as const;
/** Chunks that are otherwise loaded when something is chosen, pressed or happens. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('../parts-soon.ts'),
  () => import('../parts-later.ts'),
  () => import('@fracht/kit/ui/toast-area.tsx'),
  () => import('@fracht/kit/ui/popover-box.tsx'),
  () => import('@fracht/kit/ui/modal-window.tsx'),
  () => import('@fracht/kit/help/help-window.tsx'),
  () => import('@fracht/kit/help/marked-text.tsx'),
];

/** Prefetches all screens and chunks that a player may need, so that the game opens at once at its start and goes on without a network. */
export async function fetchAhead(
  router: Pick<AnyRouter, 'preloadRoute'>,
  game: string,
  load: (part: () => Promise<unknown>) => Promise<unknown> = loadChunk,
): Promise<void> {
  const home = `/game/${encodeURIComponent(game)}`;
  for (const screen of SCREENS) await router.preloadRoute({ to: `${home}/${screen}` });
  await fetchParts(load);
}

/** Prefetches what the screens load when something is chosen, pressed or happens. */
export async function fetchParts(load: (part: () => Promise<unknown>) => Promise<unknown> = loadChunk): Promise<void> {
  for (const part of PARTS) await load(part);
}

import { lazy, Suspense } from 'react';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import { uiStore } from '../store/ui-store.ts';
import { watchStore } from './watch-store.ts';

const WatchSheet = lazy(() =>
  loadChunk(() => import('./watch-sheet.tsx')).then(({ WatchSheet: component }) => ({ default: component })),
);

/** The teacher's list of situations beside the map, while nothing is selected on it. */
export function WatchSide() {
  const isTeacher = useViewer().type === 'TEACHER';
  const isOn = useGame(({ state }) => state === 'IN_PROGRESS' || state === 'PAUSED');
  const isShown = watchStore((state) => state.isShown);
  const isCovered = uiStore(({ selection }) => selection !== null);
  if (!isTeacher || !isOn || !isShown || isCovered) return null;
  return (
    <Suspense fallback={null}>
      <WatchSheet />
    </Suspense>
  );
}

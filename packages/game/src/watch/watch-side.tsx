import { Suspense } from 'react';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import { uiStore } from '../store/ui-store.ts';
import { watchStore } from './watch-store.ts';

const WatchSheet = lazyPart(() => import('./watch-sheet.tsx').then((part) => part.WatchSheet));

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

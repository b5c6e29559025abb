import { Suspense } from 'react';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { useIsHydrated } from '@fracht/kit/ui/use-is-hydrated.ts';

const Help = lazyPart(() => import('./help.tsx').then((part) => part.Help));

/** Help, in a chunk of its own: no first load waits for it. */
export function LazyHelp() {
  return useIsHydrated() ? (
    <Suspense>
      <Help />
    </Suspense>
  ) : null;
}

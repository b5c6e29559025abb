import { lazy, Suspense } from 'react';
import { loadChunk } from '../load-chunk.ts';
import { toastStore } from './toasts.ts';

const Area = lazy(() =>
  loadChunk(() => import('./toast-area.tsx')).then(({ ToastArea: component }) => ({ default: component })),
);

/** The area of notices, loaded with the first notice. (UIX-5) */
export function LazyToastArea() {
  const hasAny = toastStore((state) => state.last > 0);
  if (!hasAny) return null;
  return (
    <Suspense>
      <Area />
    </Suspense>
  );
}

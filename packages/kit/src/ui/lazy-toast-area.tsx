import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { toastStore } from './toasts.ts';

const Area = lazyPart(() => import('./toast-area.tsx').then((part) => part.ToastArea));

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

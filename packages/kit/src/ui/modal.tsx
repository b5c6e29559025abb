import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../load-chunk.ts';
import type { ConfirmProps, ModalProps } from './modal-props.ts';

const Windows = {
  Modal: lazy(() => loadWindows().then(({ ModalWindow: component }) => ({ default: component }))),
  Confirm: lazy(() => loadWindows().then(({ ConfirmWindow: component }) => ({ default: component }))),
};

/**
 * A modal window: title, a close button labelled Zamknij, body, foot. Escape closes; focus stays inside and returns.
 * (UIX-7)
 */
export function Modal(props: ModalProps) {
  const isNeeded = useNeeded(props.show);
  return isNeeded ? (
    <Suspense>
      <Windows.Modal {...props} />
    </Suspense>
  ) : null;
}

/** Asks before a step that cannot be undone, naming its object. (UIX-8) */
export function Confirm(props: ConfirmProps) {
  const isNeeded = useNeeded(props.show);
  return isNeeded ? (
    <Suspense>
      <Windows.Confirm {...props} />
    </Suspense>
  ) : null;
}

/**
 * Whether the window is to be mounted: from the first time that it is shown. Before that it is not even loaded; afterwards it stays mounted, so that its
 * closing can be animated.
 */
function useNeeded(show: boolean): boolean {
  const [wasShown, setWasShown] = useState(show);
  if (show && !wasShown) setWasShown(true);
  return wasShown;
}

function loadWindows() {
  return loadChunk(() => import('./modal-window.tsx'));
}

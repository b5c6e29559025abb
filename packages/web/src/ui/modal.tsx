import { lazy, Suspense, useState, type ReactNode } from 'react';
import { loadChunk } from '../load-chunk.ts';

export type ModalProps = {
  /** Whether it is shown. */
  readonly show: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Puts it over every other modal: layer 100 instead of 0. (spec §9 "Modal layer") */
  readonly isTop?: boolean | undefined;
  readonly isWide?: boolean | undefined;
  /** A press beside it closes it too; off for forms, where it would lose what was typed. */
  readonly closesOutside?: boolean | undefined;
  readonly footer?: ReactNode | undefined;
  readonly children: ReactNode;
};

export type ConfirmProps = {
  readonly show: boolean;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The safe answer, first and in focus. */
  readonly keep: string;
  /** The acting answer, named after what it does. */
  readonly act: string;
  readonly isDanger?: boolean | undefined;
  readonly onKeep: () => void;
  readonly onAct: () => void;
};

const Windows = {
  Modal: lazy(() => loadWindows().then(({ ModalWindow: component }) => ({ default: component }))),
  Confirm: lazy(() => loadWindows().then(({ ConfirmWindow: component }) => ({ default: component }))),
};

/**
 * A modal window: title, a close button labelled Zamknij, body, foot. Escape closes; focus stays inside and returns.
 * (spec §2 "Shared interface elements", §9; design kit "Dialog")
 */
export function Modal(props: ModalProps) {
  const isNeeded = useNeeded(props.show);
  return isNeeded ? (
    <Suspense>
      <Windows.Modal {...props} />
    </Suspense>
  ) : null;
}

/** Asks once before a step that cannot be taken back, naming the thing. (look.md Panels) */
export function Confirm(props: ConfirmProps) {
  const isNeeded = useNeeded(props.show);
  return isNeeded ? (
    <Suspense>
      <Windows.Confirm {...props} />
    </Suspense>
  ) : null;
}

/** True from the first time it is shown: only then is there anything to load, and later the way out may be animated. */
function useNeeded(show: boolean): boolean {
  const [wasShown, setWasShown] = useState(show);
  if (show && !wasShown) setWasShown(true);
  return wasShown;
}

function loadWindows() {
  return loadChunk(() => import('./modal-window.tsx'));
}

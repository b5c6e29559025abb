import { create } from 'zustand';
import { whenForgotten } from '../session/kept-store.ts';

/** How long a notice stays by default, in ms. (UIX-4) */
export const TOAST_MS = 5500;
/** How many are shown at a time; more would hide the screen and each other. */
const MOST_SHOWN = 4;

export type ToastType = 'danger' | 'warning' | 'info' | 'other';

/** A button in a notice, such as undo. */
export type ToastAction = { readonly text: string; readonly onPress: () => void };

export type Toast = {
  readonly id: number;
  readonly type: ToastType;
  readonly text: string;
  readonly actions: readonly ToastAction[];
  /** How often the same notice was shown while it was here: a repeat counts up and restarts its time. */
  readonly count: number;
  /** A message from a person: drawn larger, and next in the queue. */
  readonly isPersonal: boolean;
  /** How long it stays, in ms. */
  readonly lasts: number;
  /** The address of the game whose orders it names; null: that of the game opened last. */
  readonly home: string | null;
};

type Toasts = {
  readonly list: readonly Toast[];
  readonly waiting: readonly Toast[];
  readonly last: number;
  /** No notice is shown at present. */
  readonly isHeld: boolean;
};

/** The notices shown and those queued, oldest first. Shown ones go by themselves; when the person leaves, the queue is cleared. */
export const toastStore = create<Toasts>(() => ({ list: [], waiting: [], last: 0, isHeld: false }));

whenForgotten('PERSON', () => toastStore.setState({ waiting: [] }));

/**
 * Shows a notice, or queues it until one of those shown has gone; type `none` shows nothing. An order id between double hashes, as in `##POZ/1126/0410##`,
 * becomes a link to the order. Returns the notice's number, or null.
 */
export function notify(message: {
  type: ToastType | 'none';
  text: string;
  actions?: readonly ToastAction[];
  isPersonal?: boolean;
  home?: string | null;
  lasts?: number;
}): number | null {
  const { type, text, actions = [], isPersonal = false, home = null, lasts = TOAST_MS } = message;
  if (type === 'none' || text === '') return null;
  const { list, waiting, last } = toastStore.getState();
  const same = [...list, ...waiting].find((toast) => toast.type === type && toast.text === text);
  const id = same?.id ?? last + 1;
  const toast: Toast = { id, type, text, actions, isPersonal, home, lasts, count: (same?.count ?? 0) + 1 };
  if (same === undefined) {
    toastStore.setState(placed(list, isPersonal ? [toast, ...waiting] : [...waiting, toast]));
  } else {
    const renewed = (toasts: readonly Toast[]) => toasts.map((one) => (one.id === id ? toast : one));
    toastStore.setState({ list: renewed(list), waiting: renewed(waiting) });
  }
  toastStore.setState({ last: Math.max(last, id) });
  return id;
}

/** Holds all notices back while something is shown that they must not cover, and shows them afterwards. (UIX-17) */
export function holdToasts(isHeld: boolean): void {
  toastStore.setState({ isHeld });
}

/** Removes a notice; the first of the queue takes its place. */
export function dismissToast(id: number): void {
  toastStore.setState(({ list, waiting }) =>
    placed(
      list.filter((toast) => toast.id !== id),
      waiting.filter((toast) => toast.id !== id),
    ),
  );
}

/** Fills the free places from the front of the queue. */
function placed(list: readonly Toast[], waiting: readonly Toast[]): Pick<Toasts, 'list' | 'waiting'> {
  const free = Math.max(0, MOST_SHOWN - list.length);
  return { list: [...list, ...waiting.slice(0, free)], waiting: waiting.slice(free) };
}

import { create } from 'zustand';
import { whenForgotten } from '../session/kept-store.ts';

/** How long a notice stays, in ms. (UIX-4) */
export const TOAST_MS = 5500;
/** How many are shown at a time; more would hide the screen and each other. */
const MOST_SHOWN = 4;

export type ToastType = 'danger' | 'warning' | 'info' | 'other';

/** One action beside the words, such as taking a step back. */
export type ToastAction = { readonly text: string; readonly onPress: () => void };

export type Toast = {
  readonly id: number;
  readonly type: ToastType;
  readonly text: string;
  readonly actions: readonly ToastAction[];
  /** How often the same was said while it was here: said again, it counts up and stays its whole time anew. */
  readonly count: number;
  /** Somebody speaks to the person: it is larger, and the next to be shown. */
  readonly isPersonal: boolean;
};

type Toasts = { readonly list: readonly Toast[]; readonly waiting: readonly Toast[]; readonly last: number };

/** The notices shown now and those that wait for their place, oldest first. They go by themselves: only what waits goes with the person. */
export const toastStore = create<Toasts>(() => ({ list: [], waiting: [], last: 0 }));

whenForgotten('PERSON', () => toastStore.setState({ waiting: [] }));

/**
 * Shows a notice, or lets it wait in a queue until one of those shown has gone; `type` none shows nothing. An order reference stands
 * between double hashes, as in `##POZ/1126/0410##`, and becomes a link to the order. Answers the notice's number, or null.
 */
export function notify(message: {
  type: ToastType | 'none';
  text: string;
  actions?: readonly ToastAction[];
  isPersonal?: boolean;
}): number | null {
  const { type, text, actions = [], isPersonal = false } = message;
  if (type === 'none' || text === '') return null;
  const { list, waiting, last } = toastStore.getState();
  const same = [...list, ...waiting].find((toast) => toast.type === type && toast.text === text);
  const id = same?.id ?? last + 1;
  const toast: Toast = { id, type, text, actions, isPersonal, count: (same?.count ?? 0) + 1 };
  if (same === undefined) {
    toastStore.setState(placed(list, isPersonal ? [toast, ...waiting] : [...waiting, toast]));
  } else {
    const renewed = (toasts: readonly Toast[]) => toasts.map((one) => (one.id === id ? toast : one));
    toastStore.setState({ list: renewed(list), waiting: renewed(waiting) });
  }
  toastStore.setState({ last: Math.max(last, id) });
  return id;
}

/** Takes one notice away; the next that waits takes its place. */
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

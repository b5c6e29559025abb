import { create } from 'zustand';

/** How long a notice stays, in ms. (spec §9: 5.5 s) */
export const TOAST_MS = 5500;

export type ToastType = 'danger' | 'warning' | 'info' | 'other';

/** One action beside the words, such as taking a step back. */
export type ToastAction = { readonly text: string; readonly onPress: () => void };

export type Toast = {
  readonly id: number;
  readonly type: ToastType;
  readonly text: string;
  readonly actions: readonly ToastAction[];
};

type Toasts = { readonly list: readonly Toast[]; readonly last: number };

/** The notices shown now, oldest first. */
export const toastStore = create<Toasts>(() => ({ list: [], last: 0 }));

/**
 * Shows a notice; `type` none shows nothing. An order reference stands between double hashes, as in `##POZ/1126/0410##`,
 * and becomes a link to the order. Answers the notice's number, or null. (spec §2, §8)
 */
export function notify(message: {
  type: ToastType | 'none';
  text: string;
  actions?: readonly ToastAction[];
}): number | null {
  const { type, text, actions = [] } = message;
  if (type === 'none' || text === '') return null;
  const { list, last } = toastStore.getState();
  const id = last + 1;
  const others = list.filter((toast) => toast.text !== text);
  toastStore.setState({ list: [...others, { id, type, text, actions }].slice(-4), last: id });
  return id;
}

/** Takes one notice away. */
export function dismissToast(id: number): void {
  toastStore.setState(({ list }) => ({ list: list.filter((toast) => toast.id !== id) }));
}

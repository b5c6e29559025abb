import { create } from 'zustand';

/** The overlay goes away this long after the last request ended, in ms. (UIX-1) */
const HIDE_AFTER_MS = 250;

type Loading = { readonly open: number; readonly isShown: boolean };

let hiding: ReturnType<typeof setTimeout> | undefined;

/** How many requests that show the overlay are open, and whether it is shown. */
export const loadingStore = create<Loading>(() => ({ open: 0, isShown: false }));

/** Whether the loading overlay is shown. */
export function useIsLoading(): boolean {
  return loadingStore((state) => state.isShown);
}

/** A request that shows the overlay begins. */
export function beginRequest(): void {
  clearTimeout(hiding);
  loadingStore.setState(({ open }) => ({ open: open + 1, isShown: true }));
}

/** A request that showed the overlay ends; it hides 250 ms after the last one. (UIX-1) */
export function endRequest(): void {
  const open = Math.max(0, loadingStore.getState().open - 1);
  loadingStore.setState({ open });
  if (open === 0) hiding = setTimeout(() => loadingStore.setState({ isShown: false }), HIDE_AFTER_MS);
}

import { create } from 'zustand';

/** The overlay goes away this long after the last request ended, in ms. (spec §9) */
const HIDE_AFTER_MS = 250;

type Loading = { readonly open: number; readonly isShown: boolean };

const loadingStore = create<Loading>(() => ({ open: 0, isShown: false }));

/** Whether the loading overlay is shown. */
export function useIsLoading(): boolean {
  return loadingStore((state) => state.isShown);
}

/** A request that shows the overlay begins. */
export function beginLoading(): void {
  loadingStore.setState(({ open }) => ({ open: open + 1, isShown: true }));
}

/** A request that showed the overlay ends; it hides 250 ms after the last one. (spec §2, §9) */
export function endLoading(): void {
  loadingStore.setState(({ open }) => ({ open: Math.max(0, open - 1) }));
  setTimeout(() => {
    if (loadingStore.getState().open === 0) loadingStore.setState({ isShown: false });
  }, HIDE_AFTER_MS);
}

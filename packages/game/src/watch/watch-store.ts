import { keptStore } from '@fracht/kit/session/kept-store.ts';

/** On windows wider than the breakpoint `laptop` the list is open beside the map from the start. */
const WIDE = '(min-width: 75.0625rem)';

type WatchStore = {
  /** The teacher's list of situations is open. */
  readonly isShown: boolean;
};

export const watchStore = keptStore<WatchStore>('PERSON', () => ({
  isShown: typeof matchMedia === 'function' && matchMedia(WIDE).matches,
}));

/** Opens or closes the list of situations. */
export function showWatch(isShown: boolean): void {
  watchStore.setState({ isShown });
}

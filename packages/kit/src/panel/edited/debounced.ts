/** Work that is done a moment after it was last asked for, in ms: writing down a large value takes a moment itself. With a pause of 0 it is done at once. */
export type Debounced = { readonly now: () => void; readonly later: () => void };

/** Puts off work until nobody has asked for it for `pause` ms. */
export function debounced(work: () => void, pause: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    clearTimeout(timer);
    work();
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(work, pause);
  };
  return { now, later: pause === 0 ? now : later };
}

/** Debounced work. `later` runs it once nothing has called `later` for the pause; `now` runs it at once. With a pause of 0 `later` is `now`. */
export type Debounced = { readonly now: () => void; readonly later: () => void };

/** Debounces `work` by `pause` ms. */
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

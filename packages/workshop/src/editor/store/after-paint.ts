/** Work that is deferred until the author has seen the result of what precedes it. */
export type Deferred = {
  /**
   * Schedules the work for after the next paint; repeated requests collapse into one. `quiet`, in ms, debounces it. A request without
   * `quiet` is not delayed by debounced ones.
   */
  readonly schedule: (quiet?: number) => void;
  /** Runs scheduled work now, if there is any. */
  readonly flush: () => void;
  readonly cancel: () => void;
};

/**
 * Defers work until after the next paint, into a task of its own, so that no letter and no press waits for it. A paint is over when the next frame begins: a
 * long task directly after the rendering would keep that from getting to the screen.
 */
export function afterPaint(work: () => void): Deferred {
  let frame: number | null = null;
  let task: ReturnType<typeof setTimeout> | undefined;
  let isDebounced = false;
  const cancel = (): void => {
    if (frame !== null) cancelAnimationFrame(frame);
    clearTimeout(task);
    frame = null;
  };
  const flush = (): void => {
    if (frame === null) return;
    cancel();
    work();
  };
  const schedule = (quiet = 0): void => {
    if (frame !== null && !isDebounced) return;
    cancel();
    isDebounced = quiet > 0;
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        task = setTimeout(flush, quiet);
      });
    });
  };
  return { schedule, flush, cancel };
}

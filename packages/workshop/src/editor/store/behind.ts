/** Work that comes behind what a person sees at once. */
export type Behind = {
  /**
   * Asks for it: it is done when the next frame is on the screen, once however often it is asked for until then. With a `rest`, in ms, not
   * before that has gone by without its being asked for again; but where it is asked for without one, it does not wait.
   */
  readonly ask: (rest?: number) => void;
  /** Does it now, where it is asked for. */
  readonly settle: () => void;
  /** Lets it be. */
  readonly drop: () => void;
};

/**
 * Puts work behind the next frame, into a task of its own, so that neither a letter nor a press waits for it. It begins with the frame after
 * that: what is drawn is not on the screen yet, and a long task right behind the drawing keeps it from getting there.
 */
export function behindFrame(work: () => void): Behind {
  let frame: number | null = null;
  let task: ReturnType<typeof setTimeout> | undefined;
  let isResting = false;
  const drop = (): void => {
    if (frame !== null) cancelAnimationFrame(frame);
    clearTimeout(task);
    frame = null;
  };
  const settle = (): void => {
    if (frame === null) return;
    drop();
    work();
  };
  const ask = (rest = 0): void => {
    if (frame !== null && !isResting) return;
    drop();
    isResting = rest > 0;
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        task = setTimeout(settle, rest);
      });
    });
  };
  return { ask, settle, drop };
}

/** Work that comes behind what a person sees at once. */
export type Behind = {
  /** Asks for it: it is done when the next frame is on the screen, once however often it is asked for until then. */
  readonly ask: () => void;
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
  const ask = (): void => {
    frame ??= requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        task = setTimeout(settle);
      });
    });
  };
  return { ask, settle, drop };
}

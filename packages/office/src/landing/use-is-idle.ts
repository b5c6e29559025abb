import { useEffect, useState } from 'react';

/** Milliseconds after which what waits for an idle page comes anyway. */
const PATIENCE = 3000;

/** False until the page has loaded and has nothing to do; for what may come after everything else. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const wait = () => whenIdle(() => setIsIdle(true), stop.signal);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return isIdle;
}

/** Not every browser can tell when it is idle: there a moment after the page has loaded has to do. */
function whenIdle(act: () => void, signal: AbortSignal): void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 200);
    signal.addEventListener('abort', () => clearTimeout(timer));
    return;
  }
  const idle = requestIdleCallback(act, { timeout: PATIENCE });
  signal.addEventListener('abort', () => cancelIdleCallback(idle));
}

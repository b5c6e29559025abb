import { useEffect, useState } from 'react';

/** The longest wait for an idle page, in ms. */
const PATIENCE = 3000;

/** False until the page has loaded and is idle; for work that can wait for everything else. */
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

/** Runs `act` when the browser is idle; without requestIdleCallback, 200 ms after the page has loaded. */
function whenIdle(act: () => void, signal: AbortSignal): void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 200);
    signal.addEventListener('abort', () => clearTimeout(timer));
    return;
  }
  const idle = requestIdleCallback(act, { timeout: PATIENCE });
  signal.addEventListener('abort', () => cancelIdleCallback(idle));
}

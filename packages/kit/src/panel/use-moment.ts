import { useEffect, useState } from 'react';
import { clockAhead, deviceNow } from '../server-time.ts';

/** How often the moment is refreshed, in ms: what is derived from it is shown in minutes. */
const EVERY_MS = 20_000;

/** The present time by the server's clock, in ms, refreshed while the component is mounted and as soon as the server's time is known. (LOC-5) */
export function useMoment(): number {
  const { ms: ahead } = clockAhead();
  const [now, setNow] = useState(deviceNow);
  useEffect(() => {
    const look = (): void => setNow(deviceNow());
    const timer = setInterval(look, EVERY_MS);
    // The device's clock may have been set meanwhile.
    const unheard = clockAhead.subscribe(look);
    return () => {
      clearInterval(timer);
      unheard();
    };
  }, []);
  return now + ahead;
}

import { useEffect, useState } from 'react';
import { clockAhead, deviceNow } from '../server-time.ts';

/** How often the moment is renewed, in ms: what follows from it is told in minutes. */
const EVERY_MS = 20_000;

/** What the time is by the server, in ms, renewed while the component is shown, and as soon as the server has told its time. (LOC-5) */
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

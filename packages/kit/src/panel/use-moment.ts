import { useEffect, useState } from 'react';

/** How often the moment is renewed, in ms: what follows from it is told in minutes. */
const EVERY_MS = 20_000;

/** The moment of the wall clock in ms, renewed while the component is shown. */
export function useMoment(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

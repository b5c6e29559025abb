import { useEffect, useState } from 'react';

/** How old data that is polled every 5 s may be before that is said, in ms. */
const MOST_MS = 12_000;

/** Whether polled data has not been confirmed for too long: polls fail, hang, or are not sent at all. `confirmedAt`: when the last answer came; 0: none has. (PRJ-7) */
export function useIsOverdue(confirmedAt: number): boolean {
  const [overdue, setOverdue] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(confirmedAt), MOST_MS);
    return () => clearTimeout(timer);
  }, [confirmedAt]);
  return confirmedAt !== 0 && overdue === confirmedAt;
}

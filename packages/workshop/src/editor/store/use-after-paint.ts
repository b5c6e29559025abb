import { useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A deferred copy of a value: a new value comes after the next paint, so that what is slow to render does not delay what shows the value at once. `flush` takes
 * over the new value now; it is referentially stable.
 */
export function useAfterPaint<Value>(value: Value): readonly [late: Value, flush: () => void] {
  const [late, setLate] = useState(value);
  const latest = useRef(value);
  const [deferred] = useState(() => afterPaint(() => setLate(() => latest.current)));
  useLayoutEffect(() => {
    latest.current = value;
    if (!Object.is(value, late)) deferred.schedule();
    return deferred.cancel;
  }, [deferred, value, late]);
  return [late, deferred.flush];
}

/** Whether the component has been painted once: what is slow to render waits for that. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useLayoutEffect(() => {
    const { schedule, cancel } = afterPaint(() => setIsPainted(true));
    schedule();
    return cancel;
  }, []);
  return isPainted;
}

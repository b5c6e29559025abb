import { useLayoutEffect, useMemo, useState } from 'react';
import { behindFrame } from './behind.ts';

/** The value as it was until the next frame is on the screen, and what makes it follow at once. */
export function useBehind<Value>(value: Value): readonly [late: Value, settle: () => void] {
  const [late, setLate] = useState(value);
  const behind = useMemo(() => behindFrame(() => setLate(value)), [value]);
  useLayoutEffect(() => {
    behind.ask();
    return behind.drop;
  }, [behind]);
  return [late, behind.settle];
}

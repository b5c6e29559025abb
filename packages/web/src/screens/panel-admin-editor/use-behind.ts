import { useLayoutEffect, useState } from 'react';
import { type Behind, behindFrame } from './behind.ts';

/** The value as it was until the next frame is on the screen, and what makes it follow at once, always the same. */
export function useBehind<Value>(value: Value): readonly [late: Value, settle: () => void] {
  const [late, setLate] = useState(value);
  const [behind] = useState(() => following(value, setLate));
  useLayoutEffect(() => {
    behind.follow(value);
    return behind.drop;
  }, [behind, value]);
  return [late, behind.settle];
}

function following<Value>(
  first: Value,
  show: (value: Value) => void,
): Pick<Behind, 'settle' | 'drop'> & { readonly follow: (value: Value) => void } {
  let latest = first;
  const { ask, settle, drop } = behindFrame(() => show(latest));
  const follow = (value: Value): void => {
    latest = value;
    ask();
  };
  return { follow, settle, drop };
}

import { useLayoutEffect, useState } from 'react';
import { type Behind, behindFrame } from './behind.ts';

/**
 * The value as it was until the next frame is on the screen; what makes it follow at once; and what has another value at once, which is
 * on its way. Both are always the same. A value that is the same as the shown one is not followed.
 */
export function useBehind<Value>(
  value: Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): readonly [late: Value, settle: () => void, jump: (value: Value) => void] {
  const [late, setLate] = useState(value);
  const [behind] = useState(() => following(value, setLate, isSame));
  useLayoutEffect(() => {
    behind.follow(value);
    return behind.drop;
  }, [behind, value]);
  return [late, behind.settle, behind.jump];
}

/** Whether the first frame with the component in it is on the screen: what can come behind that frame is drawn only then. */
export function useIsShown(): boolean {
  const [isShown, setIsShown] = useState(false);
  useLayoutEffect(() => {
    const { ask, drop } = behindFrame(() => setIsShown(true));
    ask();
    return drop;
  }, []);
  return isShown;
}

function following<Value>(
  first: Value,
  show: (value: Value) => void,
  isSame: (one: Value, other: Value) => boolean,
): Pick<Behind, 'settle' | 'drop'> & Readonly<Record<'follow' | 'jump', (value: Value) => void>> {
  let latest = first;
  let shown = first;
  const catchUp = (): void => {
    shown = latest;
    show(shown);
  };
  const { ask, settle, drop } = behindFrame(catchUp);
  const follow = (value: Value): void => {
    latest = value;
    if (!isSame(latest, shown)) ask();
  };
  const jump = (value: Value): void => {
    latest = value;
    drop();
    catchUp();
  };
  return { follow, jump, settle, drop };
}

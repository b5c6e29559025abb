import { type AnyRouter, type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** The listeners for the browser's Back; the one opened last is on top. */
const hearers: object[] = [];

/**
 * While `isHearing`, the browser's Back first calls `hear` with the path that it leads to; true: it was handled, and the page stays. Only the one opened last
 * is called. Outside the app's router, as in a preview, Back works as usual.
 */
export function useBack(isHearing: boolean, hear: (path: string) => boolean): void {
  const router: AnyRouter | undefined = useRouter({ warn: false });
  const history: RouterHistory | undefined = router?.history;
  const onBack = useEffectEvent(hear);
  useEffect(() => {
    if (!isHearing || history === undefined) return undefined;
    const mine = {};
    hearers.push(mine);
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action, nextLocation }) =>
        action === 'BACK' && hearers.at(-1) === mine && onBack(nextLocation.pathname),
    });
    return () => {
      hearers.splice(hearers.indexOf(mine), 1);
      unblock();
    };
  }, [isHearing, history]);
}

/** While something is open over the page, the browser's Back closes it, and the page stays. (UIX-24) */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  useBack(isOpen, () => {
    close();
    return true;
  });
}

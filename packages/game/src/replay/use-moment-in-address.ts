import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import { seek } from './playback.ts';
import { replayStore } from './replay-store.ts';
import { useOwnAddress } from './use-own-address.ts';
import { originIn } from './way-back.ts';

/** The address follows the moment after this many ms without a change: not while somebody drags or plays. */
const SETTLED_MS = 300;

/** The moment in an address, in game seconds; null: none. (RPL-11) */
export function momentIn(search: string): number | null {
  const told = new URLSearchParams(search).get('t');
  return told !== null && /^\d{1,7}$/u.test(told) ? Number(told) : null;
}

/**
 * Keeps the replay's moment in the address, so that it survives a reload and can be shared; when the address changes, the replay goes to its moment. `origin`,
 * which says where the replay was opened from, is kept with it on every screen; null: there is none. (RPL-11, RPL-12)
 */
export function useMomentInAddress(origin: string | null): void {
  const { pathname, searchStr } = useOwnAddress();
  const { history } = useRouter();
  const at = replayStore((store) => (store.runs === 0 ? store.at : null));
  const told = momentIn(searchStr);
  const lacksOrigin = originIn(searchStr) !== origin;
  useEffect(() => {
    if (told !== null && replayStore.getState().runs === 0) seek(told);
  }, [told]);
  useEffect(() => {
    if (pathname === null) return undefined;
    const write = () =>
      history.replace(`${pathname}?t=${replayStore.getState().at}${origin === null ? '' : `&${origin}`}`);
    // A link within the replay contains only a screen.
    if (lacksOrigin) return write();
    if (at === null || at === told) return undefined;
    const timer = setTimeout(write, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [at, told, lacksOrigin, origin, pathname, history]);
}

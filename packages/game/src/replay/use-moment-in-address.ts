import { useEffect } from 'react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { seek } from './playback.ts';
import { replayStore } from './replay-store.ts';

/** After so many ms of rest the address follows the moment: not while somebody drags or plays. */
const SETTLED_MS = 300;

/** The moment that an address tells, in game seconds; null: none. (RPL-11) */
export function momentIn(search: string): number | null {
  const told = new URLSearchParams(search).get('t');
  return told !== null && /^\d{1,7}$/u.test(told) ? Number(told) : null;
}

/** Keeps the moment in the address, so that it survives a reload and can be shared; an address that changes is followed. (RPL-11) */
export function useMomentInAddress(): void {
  const { pathname, searchStr } = useLocation();
  const { history } = useRouter();
  const at = replayStore((store) => (store.runs === 0 ? store.at : null));
  const told = momentIn(searchStr);
  useEffect(() => {
    if (told !== null && replayStore.getState().runs === 0) seek(told);
  }, [told]);
  useEffect(() => {
    if (at === null || at === told) return undefined;
    const timer = setTimeout(() => history.replace(`${pathname}?t=${at}`), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [at, told, pathname, history]);
}

import { useLocation, useNavigate } from '@tanstack/react-router';

/** The index of the stop that an address opens, from 0; the first if it names none of `count`. */
export function stopIn(search: string, count: number): number {
  const told = new URLSearchParams(search).get('stop');
  const place = told !== null && /^\d$/u.test(told) ? Number(told) - 1 : 0;
  return place >= 0 && place < count ? place : 0;
}

/** Whether an address names a stop: the viewer returned to it from elsewhere, or opened it. */
export function isStopNamed(search: string): boolean {
  return new URLSearchParams(search).has('stop');
}

/** The index of the open stop, and how to open another: it is in the address, so that a back link can restore it. (DBS-1) */
export function useOpenStop(game: string, count: number): readonly [number, (place: number) => void] {
  const { searchStr } = useLocation();
  const navigate = useNavigate();
  const open = (place: number): void =>
    void navigate({
      to: `/game/${encodeURIComponent(game)}/summary`,
      search: { stop: place + 1 },
      replace: true,
    });
  return [stopIn(searchStr, count), open];
}

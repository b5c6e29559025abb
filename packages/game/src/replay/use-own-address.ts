import { useLocation } from '@tanstack/react-router';
import { gameHome } from '../store/game-store.ts';
import { useGame } from '../store/hooks.ts';

type OwnAddress = {
  /** Null: the address of another page; nothing is to be written to it. */
  readonly pathname: string | null;
  readonly searchStr: string;
};

/** The address while it is one of this replay's screens, else null: on leaving, the address of the next page is set before the replay is unmounted. (RPL-11, RPL-12) */
export function useOwnAddress(): OwnAddress {
  const home = gameHome(useGame(({ setup }) => setup.game));
  const { pathname, searchStr } = useLocation();
  const isOwn = pathname === home || pathname.startsWith(`${home}/`);
  return isOwn ? { pathname, searchStr } : { pathname: null, searchStr: '' };
}

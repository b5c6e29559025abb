import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { GameStateName } from '@fracht/engine';
import { useGame } from '../store/hooks.ts';

/**
 * Redirects viewers to the screen for the game's state: from its home to the lobby, map or summary, and everybody to the summary at the moment it ends. Other
 * screens stay open before the start and after the end. Addresses outside this game are left alone: the address changes before this screen is unmounted.
 */
export function useGameRedirect(): void {
  const { id, state } = useGame((game) => ({ id: game.setup.game, state: game.state }));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const before = useRef(state);
  const home = `/game/${encodeURIComponent(id)}`;
  useEffect(() => {
    const hasJustEnded = before.current !== 'FINISHED' && state === 'FINISHED';
    before.current = state;
    const here = pathname.replace(/\/$/u, '');
    if (!here.startsWith(home)) return;
    const place = placeFor(state, here.slice(home.length), hasJustEnded);
    if (place !== null && here !== home + place) void navigate({ to: home + place, replace: true });
  }, [home, navigate, pathname, state]);
}

/** Screens that exist once a game is over. */
const AFTER_THE_END = /^\/(?:summary|result|decisions|what-if\/[^/]+)$/u;

/** The address, below the game's, to which a viewer at `here` is redirected; null: none. */
function placeFor(state: GameStateName, here: string, hasJustEnded: boolean): string | null {
  if (state === 'FINISHED') return here === '' || hasJustEnded ? '/summary' : null;
  const isEnd = AFTER_THE_END.test(here);
  if (state === 'FRESH' || state === 'WAITING') return isEnd ? '' : null;
  return here === '' || isEnd ? '/map' : null;
}

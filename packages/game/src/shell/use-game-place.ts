import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { GameStateName } from '@fracht/engine';
import { useGame } from '../store/hooks.ts';

/**
 * Sends people where the game is: from its home to the lobby, the map or the summary, and everybody to the summary at the moment when
 * it ends. The other screens stay open before the start and after the end. Who is on the way out of the game is let go: the address
 * changes before this screen is taken away.
 */
export function useGamePlace(): void {
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

/** The address under the game's where the viewer belongs, from the one where they are; null: that is right. */
function placeFor(state: GameStateName, here: string, hasJustEnded: boolean): string | null {
  if (state === 'FINISHED') return here === '' || hasJustEnded ? '/summary' : null;
  if (state === 'FRESH' || state === 'WAITING') return here === '/summary' ? '' : null;
  return here === '' || here === '/summary' ? '/map' : null;
}

import { useEffect } from 'react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { GameStateName } from '@fracht/engine';
import { useGame } from '../store/hooks.ts';

/**
 * Sends people where the game is: to the lobby before it starts, to the map when it runs, to the summary when it is over. Who is on
 * the way out of the game is let go: the address changes before this screen is taken away.
 */
export function useGamePlace(): void {
  const { id, state } = useGame((game) => ({ id: game.setup.game, state: game.state }));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const home = `/game/${encodeURIComponent(id)}`;
  const isLeaving = !pathname.startsWith(home);
  const place = isLeaving ? null : placeFor(state, pathname.replace(/\/$/u, '').slice(home.length));
  useEffect(() => {
    if (place === null) return;
    const target = home + place;
    if (pathname.replace(/\/$/u, '') !== target) void navigate({ to: target, replace: true });
  }, [home, navigate, pathname, place]);
}

/** The address under the game's where the viewer belongs, from the one where they are; null: that is right. */
function placeFor(state: GameStateName, here: string): string | null {
  if (state === 'FRESH' || state === 'WAITING') return '';
  if (state === 'FINISHED') return here.startsWith('/shipments') ? null : '/summary';
  return here === '' ? '/map' : null;
}

import type { ComponentType } from 'react';
import { useParams } from '@tanstack/react-router';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { GameShell } from './shell/game-shell.tsx';
import { NoGame } from './shell/no-game.tsx';
import { useOpenGame } from './use-open-game.ts';

/** The frame around the screens of a game: opens the connection, and renders the screens once the game has arrived. */
export function GameScreen() {
  const { id } = useParams({ strict: false });
  return useOpenGame(id) ? <GameShell /> : <NoGame />;
}

/** Loads the replay of a past game. By way of the game's frame, so that the page that all others load does not grow by what a replay is made of. */
export async function loadReplay(): Promise<ComponentType> {
  return (await loadChunk(() => import('./replay/replay-screen.tsx'))).ReplayScreen;
}

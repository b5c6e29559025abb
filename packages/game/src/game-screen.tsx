import type { ComponentType } from 'react';
import { Outlet, useParams, useRouterState } from '@tanstack/react-router';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { GameShell } from './shell/game-shell.tsx';
import { NoGame } from './shell/no-game.tsx';
import { useOpenGame } from './use-open-game.ts';

/** The frame around the screens of a game: opens the connection, and renders the screens once the game has arrived. */
export function GameScreen() {
  const { id } = useParams({ strict: false });
  const isOpen = useOpenGame(id);
  // By the rendered screen and not by the address, which changes earlier: otherwise the practice would briefly be shown in the game's frame.
  const isPractice = useRouterState({ select: ({ matches }) => PRACTICE.test(matches.at(-1)?.pathname ?? '') });
  // The practice has a frame of its own; the connection to the game stays open behind it. (PRT-9)
  if (isPractice) return <Outlet />;
  return isOpen ? <GameShell /> : <NoGame />;
}

const PRACTICE = /^\/game\/[^/]+\/practice(?:\/|$)/u;

/** Loads the replay of a past game. From here rather than from the entry chunk, so that the page that everyone loads does not grow by the replay's parts. */
export async function loadReplay(): Promise<ComponentType> {
  return (await loadChunk(() => import('./replay/replay-screen.tsx'))).ReplayScreen;
}

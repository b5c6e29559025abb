import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { applyHostAction, newGame, type GameState } from '@fracht/engine';
import { forgetPerson } from '@fracht/kit/session/kept-store.ts';
import { aSetup, TEACHER } from '@fracht/testing/game/played-game.ts';
import { showGame } from '@fracht/testing/game/render-in-game.tsx';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { gameStore } from '../store/game-store.ts';
import { liveStore } from '../store/live-store.ts';
import { LobbyPracticeScreen } from './lobby-practice-screen.tsx';

const PATH = '/game/$id/practice/{-$screen}/{-$orderId}';
const AS = { player: 's1', type: 'STUDENT' } as const;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  fakeServer({});
});
afterEach(() => {
  cleanup();
  forgetPerson();
  vi.unstubAllGlobals();
});

function aWaitingGame(): GameState {
  const result = applyHostAction(newGame(aSetup('lekcja')), { action: 'RUN' }, '2026-11-21');
  if (!result.ok) throw new Error(result.error);
  const met = applyHostAction(result.value, { action: 'CONNECT', user: TEACHER, type: 'TEACHER' }, '2026-11-21');
  return met.ok ? met.value : result.value;
}

async function open(game: GameState) {
  showGame(game, AS);
  return showScreen(LobbyPracticeScreen, PATH, `/game/${game.setup.game}/practice/orders`);
}

test('[PRT-9] the practice has the screens while the live game goes on behind it, and gives them back', async () => {
  const game = aWaitingGame();
  const router = await open(game);
  await screen.findByRole('dialog', { name: 'Wskazówka' });
  expect(gameStore.getState().game?.setup.game).toBe('practice');
  expect(liveStore().getState().game?.setup.game).toBe(game.setup.game);
  expect(screen.getAllByRole('link', { name: 'Pomiń' }).at(-1)?.getAttribute('href')).toBe(`/game/${game.setup.game}`);
  await act(() => router.navigate({ to: '/' }));
  await waitFor(() => expect(gameStore.getState().game?.setup.game).toBe(game.setup.game));
});

test('[PRT-9] when the live game starts, it leads into it at once', async () => {
  const game = aWaitingGame();
  const router = await open(game);
  await screen.findByRole('dialog', { name: 'Wskazówka' });
  const live = liveStore().getState().game;
  if (live === null) throw new Error('no live game');
  act(() => liveStore().setState({ game: { ...live, state: 'IN_PROGRESS', round: 1 } }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/game/${game.setup.game}`));
  await waitFor(() => expect(gameStore.getState().game).toMatchObject({ state: 'IN_PROGRESS' }));
});

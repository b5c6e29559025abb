import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyAction, applyHostAction, newGame, type GameState } from '@fracht/engine';
import { playOn } from '../../../test/local-session.ts';
import { aSetup, TEACHER } from '../../../test/played-game.ts';
import { expectAccessible, renderScreen } from '../../../test/render-in-game.tsx';
import { gameStore } from '../store/game-store.ts';
import { LobbyScreen } from './lobby-screen.tsx';

vi.mock('../store/game-session.ts', () => import('../../../test/local-session.ts'));

const DAY = '2026-11-21';
const STUDENT = { id: 's1', first_name: 'Zofia', last_name: 'Łęcka', num_games: 0 };

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('no network here'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function aWaitingGame(): GameState {
  const steps = [
    { action: 'RUN' },
    { action: 'CONNECT', user: TEACHER, type: 'TEACHER' },
    { action: 'CONNECT', user: STUDENT, type: 'STUDENT' },
  ] as const;
  return steps.reduce(
    (game: GameState, step) => {
      const result = applyHostAction(game, step, DAY);
      return result.ok ? result.value : game;
    },
    newGame(aSetup('lekcja')),
  );
}

function joined(game: GameState): GameState {
  const result = applyAction(game, { action: 'USER_JOIN' }, { player: 's1', type: 'STUDENT', day: DAY });
  return result.ok ? result.value : game;
}

test('everybody who has come is listed, and a student waits', async () => {
  playOn(joined(aWaitingGame()), { player: 's1', type: 'STUDENT' });
  const container = await renderScreen(LobbyScreen, '', '');
  expect(screen.getByText('Zofia Łęcka')).toBeTruthy();
  expect(screen.getByText('Prowadzący za chwilę rozpocznie grę. Nie musisz nic robić.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  await expectAccessible(container);
});

test('the teacher starts once somebody has joined', async () => {
  playOn(aWaitingGame(), { player: TEACHER.id, type: 'TEACHER' });
  await renderScreen(LobbyScreen, '', '');
  expect(screen.getByRole('button', { name: 'Rozpocznij grę' }).getAttribute('aria-disabled')).toBe('true');
  cleanup();
  playOn(joined(aWaitingGame()), { player: TEACHER.id, type: 'TEACHER' });
  await renderScreen(LobbyScreen, '', '');
  await userEvent.click(screen.getByRole('button', { name: 'Rozpocznij grę' }));
  expect(gameStore.getState().game?.state).toBe('IN_PROGRESS');
});

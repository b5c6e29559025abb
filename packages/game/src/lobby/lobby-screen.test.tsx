import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyAction, applyHostAction, newGame, type GameState } from '@fracht/engine';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aSetup, TEACHER } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { gameStore } from '../store/game-store.ts';
import { uiStore } from '../store/ui-store.ts';
import { PlayersButton } from '../shell/players-button.tsx';
import { LobbyScreen } from './lobby-screen.tsx';

vi.mock('../store/game-session.ts', () => import('@fracht/testing/game/local-session.ts'));

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

test('[LOB-1] everybody who has come is listed, and a student waits', async () => {
  playOn(joined(aWaitingGame()), { player: 's1', type: 'STUDENT' });
  const container = await renderScreen(LobbyScreen, '', '');
  expect(screen.getByText('Zofia Łęcka')).toBeTruthy();
  expect(screen.getByText('Prowadzący za chwilę rozpocznie grę. Nie musisz nic robić.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Rozpocznij grę' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Zobacz podpowiedzi' }));
  expect(uiStore.getState()).toMatchObject({ hint: 0, isHintAsked: true });
  await expectAccessible(container);
});

test('[LOB-2] [PAY-7] what a company costs that stands is told, where it costs', async () => {
  const game = aWaitingGame();
  playOn(game, { player: 's1', type: 'STUDENT' });
  await renderScreen(LobbyScreen, '', '');
  expect(screen.getByText(/Firma, która stoi, też kosztuje.*1.?500\szł/u)).toBeTruthy();
  cleanup();
  const settings = { ...game.setup.settings, standing_cost: 0 };
  playOn({ ...game, setup: { ...game.setup, settings } }, { player: 's1', type: 'STUDENT' });
  await renderScreen(LobbyScreen, '', '');
  expect(screen.queryByText(/Firma, która stoi/u)).toBeNull();
});

test('[LOB-2] [NEW-3] the fleet is told as it would be with those who are here now, and that it grows with who joins', async () => {
  const together = aWaitingGame();
  const [student] = together.players.filter(({ type }) => type === 'STUDENT');
  if (student === undefined) throw new Error('nobody is here');
  const gone = Array.from({ length: 3 }, (_, index) => ({
    ...student,
    id: `gone-${String(index)}`,
    status: 'LEFT' as const,
  }));
  playOn({ ...together, players: [...together.players, ...gone] }, { player: 's1', type: 'STUDENT' });
  await renderScreen(LobbyScreen, '', '');
  expect(screen.getByText(/^Wspólna flota: teraz 5.samochodów, a.więcej z.każdą osobą/u)).toBeTruthy();
});

test('[LOB-3] the lobby says that the game has begun as soon as the clock runs, to the teacher too', async () => {
  const running: GameState = { ...joined(aWaitingGame()), state: 'IN_PROGRESS', round: 1 };
  for (const viewer of [
    { player: 's1', type: 'STUDENT' },
    { player: TEACHER.id, type: 'TEACHER' },
  ] as const) {
    playOn(running, viewer);
    await renderScreen(LobbyScreen, '', '');
    expect(screen.getByText('Gra się zaczęła. Otwieram mapę…')).toBeTruthy();
    expect(screen.queryByText(/za chwilę rozpocznie/u)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Rozpocznij grę' })).toBeNull();
    cleanup();
  }
});

test('[LOB-1] every count before the start is of students: those who have come, of those who may play', async () => {
  playOn(joined(aWaitingGame()), { player: 's1', type: 'STUDENT' });
  await renderScreen(WithBar, '', '');
  expect(screen.getByText(/^na miejscu: 1\sz\s1$/u)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Gracze: 1\sz\s1 w\sgrze/u })).toBeTruthy();
});

function WithBar() {
  return (
    <>
      <PlayersButton />
      <LobbyScreen />
    </>
  );
}

test('[LOB-3] the teacher starts once somebody has joined', async () => {
  playOn(aWaitingGame(), { player: TEACHER.id, type: 'TEACHER' });
  await renderScreen(LobbyScreen, '', '');
  expect(screen.getByRole('button', { name: 'Rozpocznij grę' }).getAttribute('aria-disabled')).toBe('true');
  cleanup();
  playOn(joined(aWaitingGame()), { player: TEACHER.id, type: 'TEACHER' });
  await renderScreen(LobbyScreen, '', '');
  await userEvent.click(screen.getByRole('button', { name: 'Rozpocznij grę' }));
  expect(gameStore.getState().game?.state).toBe('IN_PROGRESS');
});

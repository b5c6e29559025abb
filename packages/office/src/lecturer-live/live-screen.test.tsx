import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameState } from '@fracht/engine';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import { sendAction } from '@fracht/game/store/game-session.ts';
import { LiveScreen } from './live-screen.tsx';

vi.mock('@fracht/game/store/game-session.ts', async () => {
  const local = await import('@fracht/testing/game/local-session.ts');
  return { ...local, sendAction: vi.fn<typeof local.sendAction>(local.sendAction) };
});
vi.mock('@fracht/game/use-open-game.ts', () => ({ useOpenGame: () => true }));
vi.mock('@fracht/game/map/map-canvas.tsx', () => ({ MapCanvas: () => null }));

const TEACHER = { player: 'teacher', type: 'TEACHER' } as const;
const AT = 4 * 3600;
const calm = gameAt(aPlayedGame(3), AT);
const left: GameState = {
  ...calm,
  players: calm.players.map((player) => (player.id === 's2' ? { ...player, status: 'LEFT' } : player)),
};
const COURSE = [
  { at: 0, money: 90_000, points: 0 },
  { at: 3600, money: 91_000, points: 30 },
];

function served(lastActionAt: Readonly<Record<string, number>>) {
  const players = Object.entries(lastActionAt).map(([id, at]) => ({ id, lastActionAt: at }));
  return fakeServer({
    'GET game/get-list/': { payload: [] },
    'GET game/get-live/?game=game-1': { payload: { players, course: COURSE } },
  });
}

beforeEach(() => toastStore.setState({ list: [], last: 0 }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const table = () => screen.getByRole('table', { name: 'Gracze' });
const names = () =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('[LVP-2] who needs the teacher stands first with the reason in words; the others by score', async () => {
  playOn(left, TEACHER);
  served({ s1: AT - 60, s2: AT - 600, s3: 0 });
  await showScreen(LiveScreen, '/panel/lecturer/games/game-1');
  await screen.findByText(/^2\swymagają uwagi$/u);
  await userEvent.click(screen.getByRole('button', { name: 'Wynik' }));
  await userEvent.click(screen.getByRole('button', { name: 'Najpierw uwaga' }));
  expect(names().slice(0, 2)).toEqual([
    expect.stringContaining('Brak połączenia'),
    expect.stringContaining('Bez działania'),
  ]);
  expect(within(table()).getByText(/^4\smin\.$/u)).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Pieniądze grupy od początku gry: od 90/u })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

test('[LVP-4] [MSG-3] the teacher writes to one player, to those who need somebody, or to all', async () => {
  playOn(left, TEACHER);
  served({ s1: AT, s2: AT, s3: AT });
  await showScreen(LiveScreen, '/panel/lecturer/games/game-1');
  const told = () => vi.mocked(sendAction).mock.calls.map(([action]) => action);
  await userEvent.click(await screen.findByRole('button', { name: /^Napisz do: Bartek/u }));
  const box = screen.getByRole('dialog', { name: 'Wiadomość do graczy' });
  await userEvent.click(within(box).getByRole('button', { name: 'Wyślij' }));
  expect(within(box).getByText('Napisz treść wiadomości.')).toBeTruthy();
  await userEvent.type(within(box).getByLabelText('Treść'), 'Wróć do gry');
  expect(await axeFindings(box)).toEqual([]);
  await userEvent.click(within(box).getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(told()).toEqual([{ action: 'SEND_MESSAGE', text: 'Wróć do gry', player: 's2' }]);
  for (const [to, player] of [
    [/^Wymagający uwagi \(1\)$/u, 's2'],
    [/^Wszyscy w\sgrze \(2\)$/u, undefined],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: 'Napisz do graczy' }));
    await userEvent.selectOptions(screen.getByLabelText('Do kogo'), screen.getByRole('option', { name: to }));
    await userEvent.click(screen.getByRole('button', { name: 'Pilnujcie czasu pracy.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(told().at(-1)).toEqual({ action: 'SEND_MESSAGE', text: 'Pilnujcie czasu pracy.', player });
  }
  expect(toastStore.getState().list[0]?.text).toBe('Wiadomość wysłana.');
});

test('[LVP-4] the message closes with Escape while nothing is written, and the focus goes back', async () => {
  playOn(calm, TEACHER);
  served({});
  await showScreen(LiveScreen, '/panel/lecturer/games/game-1');
  const opener = await screen.findByRole('button', { name: 'Napisz do graczy' });
  await userEvent.click(opener);
  await userEvent.type(screen.getByLabelText('Treść'), 'a');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Treść'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

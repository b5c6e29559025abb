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
import * as session from '@fracht/game/store/game-session.ts';
import * as map from '@fracht/game/map/map-canvas.tsx';
import * as opening from '@fracht/game/use-open-game.ts';
import { LiveScreen } from './live-screen.tsx';

const sendAction = vi.spyOn(session, 'sendAction');
vi.spyOn(opening, 'useOpenGame').mockReturnValue(true);
vi.spyOn(map, 'MapCanvas').mockReturnValue(<></>);

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
  const told = () => sendAction.mock.calls.map(([action]) => action);
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
    await userEvent.click(screen.getByRole('button', { name: 'Pilnujcie czasu jazdy.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(told().at(-1)).toEqual({ action: 'SEND_MESSAGE', text: 'Pilnujcie czasu jazdy.', player });
  }
  expect(toastStore.getState().list[0]?.text).toBe('Wiadomość wysłana.');
});

test('[LVP-9] the place of who has left is given to a bot, and freed again', async () => {
  playOn(left, TEACHER);
  served({});
  await showScreen(LiveScreen, '/panel/lecturer/games/game-1');
  const choose = async (item: string): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name: /^Kto gra na miejscu: Bartek/u }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('bot, poziom trudny');
  expect(await within(table()).findByText('bot, poziom trudny')).toBeTruthy();
  await choose('bez bota');
  await waitFor(() => expect(within(table()).queryByText('bot, poziom trudny')).toBeNull());
  expect(sendAction.mock.calls.map(([action]) => action)).toEqual([
    { action: 'SET_SEAT', player: 's2', level: 'good' },
    { action: 'SET_SEAT', player: 's2', level: null },
  ]);
  expect(await axeFindings()).toEqual([]);
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

test('[LVP-10] of plan, note and message the one asked for last is on top, and none loses its words', async () => {
  playOn(left, TEACHER);
  served({ s1: AT, s2: AT, s3: AT });
  await showScreen(LiveScreen, '/panel/lecturer/games/game-1');
  const pile = () => screen.getAllByRole('dialog').map((box) => box.getAttribute('aria-label'));
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('button', { name: 'Notatka' });
  await press('Notatka');
  await userEvent.keyboard('Cisza');
  await press('Napisz do graczy');
  await userEvent.keyboard('Wróć do gry');
  await press('Plan rundy');
  expect(await screen.findByRole('dialog', { name: 'Plan rundy' })).toBe(document.activeElement);
  expect(pile()).toEqual(['Notatka', 'Wiadomość do graczy', 'Plan rundy']);
  await press('Notatka');
  expect(pile()).toEqual(['Wiadomość do graczy', 'Plan rundy', 'Notatka']);
  await press(/^Napisz do: Bartek/u);
  expect(pile()).toEqual(['Plan rundy', 'Notatka', 'Wiadomość do graczy']);
  expect(screen.getByLabelText('Treść notatki')).toHaveProperty('value', 'Cisza');
  expect(screen.getByLabelText('Treść')).toHaveProperty('value', 'Wróć do gry');
  expect(document.activeElement).toBe(screen.getByLabelText('Treść'));
  expect(screen.getByRole<HTMLOptionElement>('option', { selected: true }).textContent).toMatch(/^Bartek/u);
});

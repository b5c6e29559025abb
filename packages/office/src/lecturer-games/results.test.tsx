import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { GamePayload } from '@fracht/protocol';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { GamesScreen } from './games-screen.tsx';
import { resultRows } from './result-rows.ts';

beforeAll(() => Promise.all([import('@fracht/kit/ui/menu-list.tsx'), import('@fracht/kit/ui/modal-window.tsx')]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function player(first_name: string, score: number, place: number | null) {
  const status = place === null ? null : ('FINISHED' as const);
  const result = { status, money: score / 2, points: 3, score, time: 0, round: place === null ? 0 : 4 };
  const user = { id: first_name, first_name, last_name: 'Kot', initials: '', short_name: first_name, num_games: 1 };
  return { id: first_name, user, ...result, place, player_data: result };
}

/** Has delivered nothing, and so is ranked below the others. */
const IDLE = player('Iga', 30_000, 4);
const GAME: GamePayload = {
  id: 'game-1',
  group: 'g1',
  groupName: 'LOG-2A',
  randos: false,
  number: 3,
  state: 'FINISHED',
  time: 600,
  unitMs: 1000,
  round: 4,
  points: 9,
  money: 1234.5,
  score: 1324,
  date: '2026-11-21',
  autoAdvance: true,
  players: [player('Ala', 100, 2), player('Ola', 0, null), player('Jan', 300, 1), player('Ewa', 100, 2), IDLE],
};

test('[NGM-3] results as a table: the best first, equal scores on equal places, the absent last, then the group', () => {
  expect(resultRows(GAME)).toEqual([
    ['Miejsce', 'Imię', 'Nazwisko', 'Pieniądze (zł)', 'Punkty', 'Wynik', 'Runda', 'Udział'],
    [1, 'Jan', 'Kot', 150, 3, 300, 4, 'gra'],
    [2, 'Ala', 'Kot', 50, 3, 100, 4, 'gra'],
    [2, 'Ewa', 'Kot', 50, 3, 100, 4, 'gra'],
    [4, 'Iga', 'Kot', 15_000, 3, 30_000, 4, 'gra'],
    [null, 'Ola', 'Kot', null, null, null, null, 'nieobecność'],
    [null, 'Cała grupa', 'LOG-2A', 1234.5, 9, 1324, 4, null],
  ]);
});

test('[VAL-6] where namesakes have played one more column tells which is which', () => {
  const [ala, ola] = [player('Ala', 100, 2), player('Ala', 50, 3)];
  const players = [
    { ...ala, id: 'a1', user: { ...ala.user, id: 'a1', email: 'ala@szkola.test' } },
    { ...ola, id: 'a2', user: { ...ola.user, id: 'a2', login: 'ala.kot' } },
    player('Jan', 300, 1),
  ];
  expect(resultRows({ ...GAME, players }).map((row) => row.at(-1))).toEqual([
    'Która to osoba',
    null,
    '1, ala@szkola.test',
    '2, ala.kot',
    null,
  ]);
});

test('[NGM-4] a finished game saves its results, sends its survey, and is removed after a question; then the list is asked for again', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  let isThere = true;
  const asked = fakeServer({
    'GET game/get-list/': () => ({ payload: isThere ? [GAME] : [] }),
    'GET survey/all/': { payload: [] },
    'PUT survey/init/': { payload: null },
    'DELETE game/remove/game-1': () => {
      isThere = false;
      return { payload: null };
    },
  });
  await showScreen(GamesScreen, '/panel/lecturer/games');
  const open = async (item: string) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Więcej działań/u }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };
  await open('Pobierz wyniki');
  await waitFor(() => expect(saved).toEqual(['wyniki-log-2a-3-2026-11-21.xlsx']));
  await open('Wyślij ankietę');
  await waitFor(() => expect(asked.find(({ call }) => call === 'PUT survey/init/')?.body['game']).toBe('game-1'));
  await open('Usuń rozgrywkę');
  await userEvent.click(await screen.findByRole('button', { name: 'Usuń rozgrywkę' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Więcej działań/u })).toBeNull());
  const calls = asked.map(({ call }) => call);
  expect(calls.slice(calls.indexOf('DELETE game/remove/game-1'))).toContain('GET game/get-list/');
  vi.restoreAllMocks();
});

test('[NGM-5] [PLY-7] a running game says how many need the lecturer, and leads to its live page', async () => {
  fakeServer({
    'GET game/get-list/': { payload: [{ ...GAME, state: 'IN_PROGRESS', attention: 2 }] },
    'GET survey/all/': { payload: [] },
  });
  await showScreen(GamesScreen, '/panel/lecturer/games');
  expect(await screen.findByText(/^2\sosoby wymagają uwagi$/u)).toBeTruthy();
  const places = screen.getAllByRole('link', { name: 'Otwórz podgląd' }).map((link) => link.getAttribute('href'));
  expect(places).toEqual(['/panel/lecturer/games/game-1', '/panel/lecturer/games/game-1']);
});

test('[NGM-6] a lesson that stopped days ago is marked with what to do, and gives way on top to a game that waits', async () => {
  const stopped: GamePayload = { ...GAME, state: 'PAUSED', stoppedOn: '2026-11-02' };
  const waiting: GamePayload = { ...GAME, id: 'game-2', number: 4, state: 'WAITING' };
  let games = [stopped];
  fakeServer({ 'GET game/get-list/': () => ({ payload: games }), 'GET survey/all/': { payload: [] } });
  await showScreen(GamesScreen, '/panel/lecturer/games');
  const marks = await screen.findAllByText('Niezakończona');
  expect(marks).toHaveLength(2);
  expect(screen.getAllByText(/^Ostatni ruch: 2\.11\.2026\. Otwórz podgląd i\szakończ ją/u)).toHaveLength(2);
  expect(screen.queryByText('Wstrzymana')).toBeNull();
  cleanup();
  games = [stopped, waiting];
  await showScreen(GamesScreen, '/panel/lecturer/games');
  const onTop = await screen.findByRole('region', { name: 'Rozgrywka czynna' });
  expect(onTop.textContent).toContain('nr\u00a04');
});

test('[CDB-8] a finished game leads to its debrief', async () => {
  fakeServer({ 'GET game/get-list/': { payload: [GAME] }, 'GET survey/all/': { payload: [] } });
  const router = await showScreen(GamesScreen, '/panel/lecturer/games');
  await userEvent.click(await screen.findByRole('button', { name: /^Więcej działań/u }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Omówienie' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/panel/lecturer/games/game-1/debrief'));
});

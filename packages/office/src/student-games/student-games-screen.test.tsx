import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { StudentGamesScreen } from './student-games-screen.tsx';

const USER = { id: 'u1', email: 'a@b.pl', first_name: 'Anna', last_name: 'Lis', type: 'STUDENT' } as const;
const GAME = {
  id: 'g1',
  group: 'gr1',
  groupName: 'LOG-2A',
  randos: false,
  number: 1,
  state: 'FINISHED',
  time: 0,
  unitMs: 1000,
  round: 4,
  points: 10,
  money: 100,
  score: 200,
  date: '2026-11-12',
  autoAdvance: false,
  players: [],
};
const SURVEY = {
  id: 's1',
  game: 'g1',
  groupName: 'LOG-2A',
  number: 1,
  date: '2026-11-12',
  questions: [{ id: 'q1', value: 'Jak było?', kind: 'text' }],
};

beforeEach(() => sessionStore.setState({ user: USER }));
afterEach(() => {
  cleanup();
  sessionStore.setState({ user: null });
  vi.unstubAllGlobals();
});

test('[STU-1] an open game has its way in, a finished one its summary, a survey its form', async () => {
  fakeServer({
    'GET game/get-list/': { payload: [{ ...GAME, id: 'g2', number: 2, state: 'WAITING' }, GAME] },
    'GET group/get/': { payload: [] },
    'GET survey/all/': { payload: [SURVEY] },
  });
  await showScreen(StudentGamesScreen);
  expect((await screen.findByRole('link', { name: 'Dołącz do gry' })).getAttribute('href')).toBe('/game/g2');
  expect(screen.getByRole('link', { name: /^Omówienie: Rozgrywka nr.1, 12\.11\.2026/u }).getAttribute('href')).toBe(
    '/game/g1/summary',
  );
  const survey = await screen.findByRole('link', { name: 'Wypełnij ankietę po rozgrywce nr\u00a01' });
  expect(survey.getAttribute('href')).toBe('/panel/student/surveys?ankieta=s1');
  expect(await axeFindings()).toEqual([]);
});

test('[STU-1] two games of one number are told apart by their day and group', async () => {
  const random = { ...GAME, id: 'g4', groupName: 'Losowi gracze', randos: true, group: null, date: '2026-11-13' };
  fakeServer({
    'GET game/get-list/': { payload: [random, GAME] },
    'GET group/get/': { payload: [] },
    'GET survey/all/': { payload: [] },
  });
  await showScreen(StudentGamesScreen);
  expect(await screen.findByText('13.11.2026, Losowi gracze')).toBeDefined();
  expect(screen.getByText(`12.11.2026, ${GAME.groupName}`)).toBeDefined();
});

test('[STU-1] [BTS-4] of a finished game the own result is told with its place, or that it is a bot’s, or that one was not there', async () => {
  const user = { ...USER, initials: 'AL', short_name: 'Anna L.', num_games: 1 };
  const result = { status: 'FINISHED', money: 0, points: 0, score: 7, time: 0, round: 4 };
  const own = { id: 'u1', user, ...result, player_data: result };
  fakeServer({
    'GET game/get-list/': {
      payload: [
        { ...GAME, players: [{ ...own, place: 1 }] },
        { ...GAME, id: 'g2', players: [{ ...own, place: null, isBots: true }] },
        { ...GAME, id: 'g3', players: [{ ...own, place: null, round: 0 }] },
      ],
    },
    'GET group/get/': { payload: [] },
    'GET survey/all/': { payload: [] },
  });
  await showScreen(StudentGamesScreen);
  await screen.findByText('Twój wynik 7, miejsce 1 z 1');
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '));
  expect(words.map((row) => /Twój wynik.*z 1|Wynik bota.*: 7|Nie było Cię/u.exec(row)?.[0])).toEqual([
    'Twój wynik 7, miejsce 1 z 1',
    'Wynik bota na Twoim miejscu: 7',
    'Nie było Cię',
  ]);
});

test('[STU-4] who is invited by a lecturer reads it on the first page, where no game can be yet', async () => {
  fakeServer({
    'GET game/get-list/': { payload: [] },
    'GET group/get/': { payload: [] },
    'GET survey/all/': { payload: [] },
    'GET user/invitations/': {
      payload: [
        {
          id: 't1',
          first_name: 'Katarzyna',
          last_name: 'Maj',
          initials: 'KM',
          short_name: 'Katarzyna M.',
          groupName: 'LOG-2A',
          createdAt: 1,
        },
      ],
    },
  });
  await showScreen(StudentGamesScreen);
  expect(await screen.findByText('Katarzyna Maj zaprasza Cię do grupy LOG-2A.')).toBeDefined();
});

test('[STU-2] without games and surveys it says what will come', async () => {
  fakeServer({
    'GET game/get-list/': { payload: [] },
    'GET group/get/': { payload: [] },
    'GET survey/all/': { payload: [] },
  });
  await showScreen(StudentGamesScreen);
  expect(await screen.findByText('Nie ma teraz otwartej rozgrywki')).toBeDefined();
  expect(screen.getByText('Tu pojawią się wyniki po pierwszej rozgrywce.')).toBeDefined();
  expect(screen.queryByText('Ankiety do wypełnienia')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Dołącz do gry' })).toBeNull();
});

test('[STU-9] the first page leads to the practice', async () => {
  fakeServer({
    'GET game/get-list/': { payload: [] },
    'GET group/get/': { payload: [] },
    'GET survey/all/': { payload: [] },
  });
  await showScreen(StudentGamesScreen);
  expect((await screen.findByRole('link', { name: 'Zacznij rozgrzewkę' })).getAttribute('href')).toBe('/practice');
});

import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDuel } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { StudentGamesScreen } from '../student-games/student-games-screen.tsx';

const USER = { id: 'u1', email: 'a@b.pl', first_name: 'Anna', last_name: 'Lis', type: 'STUDENT' } as const;
const DUEL = {
  game: 'p1',
  title: 'Pojedynek: LOG-2A',
  name: null,
  score: 31_240,
  closesAt: Date.UTC(2026, 10, 30, 11),
};

beforeEach(() => sessionStore.setState({ user: USER }));
afterEach(() => {
  cleanup();
  sessionStore.setState({ user: null });
  vi.unstubAllGlobals();
});

/** The first page of the student panel, where this duel is open. */
async function home(duel: OpenDuel) {
  const asked = fakeServer({
    'GET game/get-list/': { payload: [] },
    'GET group/get/': { payload: [] },
    'GET survey/all/': { payload: [] },
    'GET duel/open/': { payload: duel },
  });
  await showScreen(StudentGamesScreen);
  await screen.findByText('Nie ma teraz otwartej rozgrywki');
  await vi.waitFor(() => expect(asked.map(({ call }) => call)).toContain('GET duel/open/'));
}

test('[STU-10] an open duel has its ghost, its end, and the way back into it', async () => {
  await home(DUEL);
  const way = await screen.findByRole('link', { name: 'Wróć do pojedynku' });
  expect(way.getAttribute('href')).toBe('/game/p1');
  expect(screen.getByRole('heading', { name: 'Pojedynek: LOG-2A' })).toBeDefined();
  expect(screen.getByText(/^Duch: Twój wynik z.lekcji, 31.240 po 1\. rundzie$/u)).toBeDefined();
  expect(screen.getByText(/^Trzeba go skończyć do .*30\.11, 12:00$/u)).toBeDefined();
  expect(await axeFindings()).toEqual([]);
});

test('[STU-10] a ghost of the class has its name', async () => {
  await home({ ...DUEL, name: 'Jan Kos' });
  expect(await screen.findByText(/^Duch: Jan Kos, 31.240 po 1\. rundzie$/u)).toBeDefined();
});

test('[STU-10] without a duel nothing stands there', async () => {
  await home(null);
  expect(screen.queryByRole('link', { name: 'Wróć do pojedynku' })).toBeNull();
});

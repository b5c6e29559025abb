import { cleanup, render, screen, within, waitFor } from '@testing-library/react';
import { RouterProvider } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { queryClient } from '@fracht/kit/query-client.ts';
import { router } from './router.tsx';
import { startSession } from '@fracht/kit/api/session.ts';
import { clearSession, setToken, setUser } from '@fracht/kit/session/session-store.ts';

afterEach(() => {
  cleanup();
  queryClient.clear();
  clearSession();
  vi.unstubAllGlobals();
});

const MEMBER = { id: 'm', first_name: 'Ola', last_name: 'Kos', initials: 'OK', short_name: 'Ola K.', num_games: 1 };

function survey(id: string, missing: readonly object[]) {
  const of = { game: `game-${id}`, groupName: 'LOG-2A', number: 1, date: '2026-11-21' };
  return { id, ...of, questions: [], answers: [], missing };
}

test('[RTE-9] the menu of a lecturer counts the surveys that somebody has still to fill in, and no number where there is none', async () => {
  let missing: readonly (readonly object[])[] = [[MEMBER], [MEMBER, { ...MEMBER, id: 'n' }], []];
  fakeServer({
    'GET survey/all/': () => ({ payload: missing.map((who, index) => survey(`s${index}`, who)) }),
    'GET game/get-list/': { payload: [] },
  });
  await startSession();
  setToken('bearer');
  setUser({ id: 'u1', email: 'a@b.pl', first_name: 'Anna', last_name: 'Lis', type: 'TEACHER' });
  await router.navigate({ to: '/panel/lecturer/surveys' });
  render(<RouterProvider router={router} />);
  const menu = within(await screen.findByRole('navigation', { name: 'Menu panelu' }));
  const entry = (): readonly string[] =>
    [...menu.getByRole('link', { name: /^Wypełnione ankiety/u }).querySelectorAll('span')].map(({ textContent }) =>
      textContent.replaceAll('\u00a0', ' '),
    );
  await waitFor(() => expect(entry()).toEqual(['Wypełnione ankiety', '2', '2 otwarte ankiety']));
  missing = [[], [], []];
  await queryClient.invalidateQueries({ queryKey: ['surveys'] });
  await waitFor(() => expect(entry()).toEqual(['Wypełnione ankiety']));
});

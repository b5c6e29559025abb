import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { GroupScreen } from './group-screen.tsx';

const USER = { id: 'u1', email: 'a@b.pl', first_name: 'Anna', last_name: 'Lis', type: 'STUDENT' } as const;
const member = (id: string, first_name: string) => ({
  id,
  first_name,
  last_name: 'Lis',
  initials: 'LL',
  short_name: `${first_name} L.`,
  num_games: 3,
  type: 'STUDENT',
  group: 'g1',
  games_played: 3,
});
const GROUP = {
  id: 'g1',
  name: 'LOG-2A',
  num_games: 2,
  games_played: 2,
  lecturer: { first_name: 'Katarzyna', last_name: 'Maj', initials: 'KM', short_name: 'Katarzyna M.' },
  users: [member('u2', 'Zofia'), member('u1', 'Anna')],
};

beforeEach(() => sessionStore.setState({ user: USER }));
afterEach(() => {
  cleanup();
  sessionStore.setState({ user: null });
  vi.unstubAllGlobals();
});

test('[STU-3] the group stands by names, with the student marked and who leads it', async () => {
  fakeServer({ 'GET group/get/': { payload: [GROUP] } });
  await showScreen(GroupScreen);
  expect(await screen.findByText('Katarzyna Maj')).toBeDefined();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => /Anna|Zofia/u.exec(row.textContent)?.[0])).toEqual(['Anna', 'Zofia']);
  expect(rows[0]?.textContent).toContain('Ty');
  expect(await axeFindings()).toEqual([]);
});

const INVITATION = {
  id: 't1',
  first_name: 'Katarzyna',
  last_name: 'Maj',
  initials: 'KM',
  short_name: 'Katarzyna M.',
  groupName: 'LOG-2A',
  createdAt: 1,
};

test('[STU-4] an invitation says who invites and what that means; it is accepted or declined', async () => {
  const asked = fakeServer({
    'GET group/get/': { payload: [] },
    'GET user/invitations/': { payload: [INVITATION] },
    'PATCH user/answer-invitation/': { payload: null },
  });
  await showScreen(GroupScreen);
  expect(await screen.findByText('Katarzyna Maj zaprasza Cię do grupy LOG-2A.')).toBeDefined();
  expect(screen.getByText(/wydawać do niego kody/u)).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Przyjmij zaproszenie: Katarzyna Maj' }));
  await waitFor(() => expect(asked.some(({ call }) => call === 'PATCH user/answer-invitation/')).toBe(true));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Odrzuć zaproszenie: Katarzyna Maj' }).ariaBusy).not.toBe('true'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Odrzuć zaproszenie: Katarzyna Maj' }));
  const answers = () => asked.filter(({ call }) => call === 'PATCH user/answer-invitation/').map(({ body }) => body);
  await waitFor(() =>
    expect(answers()).toMatchObject([
      { id: 't1', accept: 'true' },
      { id: 't1', accept: 'false' },
    ]),
  );
});

test('[STU-3] who is in no group learns what will come', async () => {
  fakeServer({ 'GET group/get/': { payload: [] } });
  await showScreen(GroupScreen);
  expect(await screen.findByText('Nie masz jeszcze grupy')).toBeDefined();
});

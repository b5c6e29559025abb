import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faultsOf } from '../../../test/support/axe.ts';
import { serving } from '../../../test/support/serving.ts';
import { showScreen } from '../../../test/support/show-screen.tsx';
import { sessionStore } from '../../session/session-store.ts';
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

test('the group stands by names, with the student marked and who leads it', async () => {
  serving({ 'GET group/get/': { payload: [GROUP] } });
  await showScreen(GroupScreen);
  expect(await screen.findByText('Katarzyna Maj')).toBeDefined();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => /Anna|Zofia/u.exec(row.textContent)?.[0])).toEqual(['Anna', 'Zofia']);
  expect(rows[0]?.textContent).toContain('Ty');
  expect(await faultsOf()).toEqual([]);
});

test('who is in no group learns what will come', async () => {
  serving({ 'GET group/get/': { payload: [] } });
  await showScreen(GroupScreen);
  expect(await screen.findByText('Nie masz jeszcze grupy')).toBeDefined();
});

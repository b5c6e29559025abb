import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { GroupsScreen } from './groups-screen.tsx';

beforeAll(() => Promise.all([import('@fracht/kit/ui/menu-list.tsx'), import('@fracht/kit/ui/modal-window.tsx')]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const OLA = { id: 'ola', first_name: 'Ola', last_name: 'Łoś', initials: 'OŁ', short_name: 'Ola Ł.', type: 'STUDENT' };
const PERSON = { ...OLA, email: 'ola@szkola.example', approved: true, active: true, group: 'b', games_played: 1 };
const GROUPS = [
  {
    id: 'b',
    name: 'LOG-2B',
    num_games: 1,
    games_played: 1,
    users: [{ ...OLA, group: 'b', num_games: 1, games_played: 1 }],
  },
  { id: 'a', name: 'LOG-2A', num_games: 0, games_played: 0, users: [] },
];
const LISTS = { 'GET group/get/': { payload: GROUPS }, 'GET user/get-list/students/true': { payload: [PERSON] } };
const PATH = '/panel/lecturer/groups';

async function show(answers: Parameters<typeof fakeServer>[0] = {}) {
  const asked = fakeServer({ ...LISTS, ...answers });
  await showScreen(GroupsScreen, PATH);
  await screen.findByText('LOG-2A');
  return asked;
}

test('[LEC-7] groups stand by name with their members, and are found by name or member', async () => {
  await show();
  expect(
    screen.getAllByRole('button', { name: /^Edytuj/u }).map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Edytuj: LOG-2A', 'Edytuj: LOG-2B']);
  expect(await axeFindings()).toEqual([]);
  await userEvent.type(screen.getByRole('searchbox'), 'łoś');
  await waitFor(() => expect(screen.queryByText('LOG-2A')).toBeNull());
  expect(screen.getByText('LOG-2B')).toBeDefined();
});

test('[LEC-7] who has no groups is told what one is, and begins with it', async () => {
  fakeServer({ ...LISTS, 'GET group/get/': { payload: [] } });
  await showScreen(GroupsScreen, PATH);
  expect(await screen.findAllByText('Nie masz jeszcze grup')).not.toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Nowa grupa' }));
  expect(await screen.findByRole('dialog')).toBeDefined();
});

test('[LEC-7] a group is added with its members', async () => {
  const asked = await show({ 'POST group/add/': { payload: GROUPS[1] } });
  await userEvent.click(screen.getByRole('button', { name: 'Nowa grupa' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nazwa grupy' }), 'LOG-2C');
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /Ola Łoś/u }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Załóż grupę' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'POST group/add/')?.body).toMatchObject({
      name: 'LOG-2C',
      users: '["ola"]',
    }),
  );
});

test('[LEC-7] a name that another of the own groups has is told, and taken all the same', async () => {
  const asked = await show({ 'POST group/add/': { payload: GROUPS[1] } });
  await userEvent.click(screen.getByRole('button', { name: 'Nowa grupa' }));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByRole('textbox', { name: 'Nazwa grupy' });
  await userEvent.type(name, 'log-2');
  expect(within(dialog).queryByText(/^Masz już grupę/u)).toBeNull();
  await userEvent.type(name, 'b ');
  expect(within(dialog).getByText(/^Masz już grupę/u)).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Załóż grupę' }));
  await waitFor(() => expect(asked.some(({ call }) => call === 'POST group/add/')).toBe(true));
});

test('[LEC-7] a group is changed: its name and who belongs to it', async () => {
  const asked = await show({ 'PATCH group/edit/': { payload: GROUPS[0] } });
  await userEvent.click(screen.getByRole('button', { name: 'Edytuj: LOG-2B' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nazwa grupy' }), ' zima');
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /Ola Łoś/u }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'PATCH group/edit/')?.body).toMatchObject({
      id: 'b',
      name: 'LOG-2B zima',
      users: '[]',
    }),
  );
});

test('[LEC-7] a group is deleted after one question that names it', async () => {
  const asked = await show({ 'DELETE group/delete/b': { payload: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Więcej działań: LOG-2B' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Usuń grupę' }));
  const question = await screen.findByRole('alertdialog', { name: 'Usunąć grupę LOG-2B?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Usuń grupę' }));
  await waitFor(() => expect(asked.some(({ call }) => call === 'DELETE group/delete/b')).toBe(true));
});

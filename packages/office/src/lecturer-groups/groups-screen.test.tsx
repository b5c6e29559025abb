import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
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

test('[LEC-7] [VAL-6] members of one name are told apart by their accounts, and by a number', async () => {
  const members = ['o1', 'o2'].map((id) => ({
    ...OLA,
    id,
    email: `${id}@szkola.example`,
    group: 'b',
    num_games: 1,
    games_played: 1,
  }));
  await show({ 'GET group/get/': { payload: [{ ...GROUPS[0], users: members }, GROUPS[1]] } });
  expect(screen.getByText('Ola Łoś (1, o1@szkola.example), Ola Łoś (2, o2@szkola.example)')).toBeDefined();
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

test('[LEC-7] a name that another of the own groups has, but for capitals and blanks, is told and not taken', async () => {
  const asked = await show({ 'POST group/add/': { payload: GROUPS[1] } });
  await userEvent.click(screen.getByRole('button', { name: 'Nowa grupa' }));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByRole('textbox', { name: 'Nazwa grupy' });
  await userEvent.type(name, 'log-2');
  expect(within(dialog).queryByText(/^Masz już grupę/u)).toBeNull();
  await userEvent.type(name, 'b ');
  expect(within(dialog).getByText(/^Masz już grupę/u)).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Załóż grupę' }));
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.type(name, 'is');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Załóż grupę' }));
  await waitFor(() => expect(asked.filter(({ call }) => call === 'POST group/add/')).toHaveLength(1));
  expect(asked.find(({ call }) => call === 'POST group/add/')?.body['name']).toBe('log-2b is');
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

test('[FRM-12] members whom two lecturers have changed differently are merged, and the group is saved', async () => {
  const theirs = { name: 'LOG-2B', users: [OLA.id, 'nowy'] };
  const asked = await show({
    'PATCH group/edit/': ({ body }) =>
      body['base'] === JSON.stringify(theirs)
        ? { payload: GROUPS[0] }
        : { status: 409, payload: theirs, message: { type: 'warning', text: 'x', code: 'CHANGED_MEANWHILE' } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Edytuj: LOG-2B' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /Ola Łoś/u }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zapisz zmiany' }));
  const saves = () => asked.filter(({ call }) => call === 'PATCH group/edit/').map(({ body }) => body['users']);
  await waitFor(() => expect(saves()).toEqual(['[]', '["nowy"]']));
});

test('[LEC-7] a group is deleted after one question that names it', async () => {
  const asked = await show({ 'DELETE group/delete/b': { payload: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Więcej działań: LOG-2B' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Usuń grupę' }));
  const question = await screen.findByRole('alertdialog', { name: 'Usunąć grupę LOG-2B?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Usuń grupę' }));
  await waitFor(() => expect(asked.some(({ call }) => call === 'DELETE group/delete/b')).toBe(true));
});

const JAN = { id: 'jan', first_name: 'Jan', last_name: 'Kos', initials: 'JK', short_name: 'Jan K.' };
const EWA = { ...JAN, id: 'ewa', first_name: 'Ewa', short_name: 'Ewa K.' };
const { id: _id, ...OWNER } = EWA;

test('[LEC-14] a colleague leads an own group to a day, is taken away, and that is undone at once', async () => {
  const own = { ...GROUPS[0], lecturer: OWNER, co_lecturers: [{ ...JAN, until: '2027-01-15', isOver: false }] };
  const nothing = { payload: null };
  const asked = await show({
    'GET group/get/': { payload: [own, GROUPS[1]] },
    'GET user/colleagues/': { payload: [JAN] },
    'POST group/add-lecturer/': nothing,
    'POST group/remove-lecturer/': { payload: null, message: { type: 'other', text: 'Już nie prowadzi', code: 'X' } },
  });
  screen.getByText('razem: Jan K.');
  await userEvent.click(screen.getByRole('button', { name: 'Więcej działań: LOG-2B' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Kto prowadzi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kto prowadzi grupę LOG-2B' }));
  dialog.getByText('Ewa Kos, właściciel');
  dialog.getByText('do 15 stycznia 2027 włącznie');
  expect(await axeFindings()).toEqual([]);
  await userEvent.selectOptions(await dialog.findByLabelText('Wykładowca'), 'jan');
  await userEvent.click(dialog.getByRole('button', { name: 'Dopisz' }));
  const sent = (call: string) => asked.filter((one) => one.call === call).map(({ body }) => body);
  await waitFor(() =>
    expect(sent('POST group/add-lecturer/')).toMatchObject([{ group: 'b', lecturer: 'jan', until: '' }]),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Odbierz prowadzenie: Jan Kos' }));
  await waitFor(() => expect(toastStore.getState().list.at(-1)?.actions).toHaveLength(1));
  expect(sent('POST group/remove-lecturer/')).toMatchObject([{ group: 'b', lecturer: 'jan' }]);
  toastStore.getState().list.at(-1)?.actions[0]?.onPress();
  await waitFor(() => expect(sent('POST group/add-lecturer/').at(-1)).toMatchObject({ until: '2027-01-15' }));
});

test('[LEC-14] a group of another lecturer is marked, has no deletion, and is given up after one question', async () => {
  const shared = { ...GROUPS[0], lecturer: OWNER, co_lecturers: [], shared: { until: '2027-01-15' } };
  const asked = await show({
    'GET group/get/': { payload: [shared, GROUPS[1]] },
    'POST group/leave/': { payload: null },
  });
  screen.getByText('Zastępstwo do 15 stycznia 2027');
  screen.getByText('prowadzi: Ewa K.');
  await userEvent.click(screen.getByRole('button', { name: 'Więcej działań: LOG-2B' }));
  const leave = await screen.findByRole('menuitem', { name: 'Przestań prowadzić' });
  expect(screen.queryByRole('menuitem', { name: 'Usuń grupę' })).toBeNull();
  await userEvent.click(leave);
  const question = within(await screen.findByRole('alertdialog'));
  expect(asked.map(({ call }) => call)).not.toContain('POST group/leave/');
  await userEvent.click(question.getByRole('button', { name: 'Przestań prowadzić' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'POST group/leave/')?.body).toMatchObject({ group: 'b' }),
  );
});

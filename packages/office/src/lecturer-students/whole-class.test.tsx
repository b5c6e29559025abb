import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { UserPayload } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import { StudentsScreen } from './students-screen.tsx';

// Loaded in advance: dialogs are in a chunk of their own, for which a test would have to wait.
beforeAll(() => import('@fracht/kit/ui/modal-window.tsx'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const student = (id: string, group: string): UserPayload => ({
  id,
  first_name: 'Ewa',
  last_name: `Kos ${id}`,
  email: `${id}@szkola.example`,
  type: 'STUDENT',
  group,
  initials: '',
  short_name: 'Ewa',
  games_played: 0,
  approved: true,
  active: true,
});
const GROUP = { num_games: 1, games_played: 1, users: [] };
const PATH = '/panel/lecturer/students';

const names = () => screen.getAllByRole('checkbox', { name: /^Zaznacz: /u });

const IDS = Array.from({ length: 30 }, (_, at) => `s${String(at)}`);
/** A class of thirty, and one student of another class. */
const PEOPLE = [...IDS.map((id) => student(id, 'g1')), student('obca', 'g2')];

async function showThirty(answers: Parameters<typeof fakeServer>[0]) {
  const asked = fakeServer({
    'GET user/get-list/students/true': { payload: PEOPLE },
    'GET group/get/': {
      payload: [
        { ...GROUP, id: 'g1', name: 'LOG-2B' },
        { ...GROUP, id: 'g2', name: 'LOG-3B' },
      ],
    },
    ...answers,
  });
  await showScreen(StudentsScreen, PATH, `${PATH}?grupa=g1`);
  await screen.findByText('s0@szkola.example');
  toastStore.setState({ list: [] });
  const user = userEvent.setup();
  let presses = 0;
  const press = async (element: Element): Promise<void> => {
    presses += 1;
    await user.click(element);
  };
  return { asked, press, user, presses: () => presses };
}

test('[LEC-3] a class of thirty on several pages is moved with four presses, and back with one', async () => {
  const said = { type: 'other', text: 'Przeniesiono 30 osób.' };
  const { asked, press, user, presses } = await showThirty({ 'PATCH user/move/': { payload: null, message: said } });
  expect(names()).toHaveLength(10);
  await press(screen.getByRole('button', { name: 'Zaznacz wszystkie 30' }));
  expect(screen.getByText(/^Zaznaczono 30\sosób$/u)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Zaznacz wszystkie 30' })).toBeNull();
  await press(screen.getByRole('button', { name: 'Przenieś do grupy' }));
  const dialog = within(await screen.findByRole('dialog'));
  await press(dialog.getByRole('combobox'));
  await user.selectOptions(dialog.getByRole('combobox'), 'LOG-3B');
  await press(dialog.getByRole('button', { name: 'Przenieś' }));
  await waitFor(() => expect(toastStore.getState().list).toHaveLength(1));
  expect(presses()).toBe(4);
  const moves = () => asked.filter(({ call }) => call === 'PATCH user/move/').map(({ body }) => body);
  expect(moves()).toEqual([{ users: JSON.stringify(IDS), group: 'g2' }]);
  const [undo] = toastStore.getState().list[0]?.actions ?? [];
  expect(undo?.text).toBe('Cofnij');
  undo?.onPress();
  await waitFor(() => expect(moves()).toHaveLength(2));
  expect(moves()[1]).toEqual({ users: JSON.stringify(IDS), group: 'g1' });
});

test('[LEC-3] a class of thirty is deleted with three presses', async () => {
  const deletions = IDS.map((id) => [`DELETE user/delete/${id}`, { payload: null }] as const);
  const { asked, press, presses } = await showThirty(Object.fromEntries(deletions));
  await press(screen.getByRole('button', { name: 'Zaznacz wszystkie 30' }));
  await press(screen.getByRole('button', { name: 'Usuń' }));
  await press(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Usuń 30.osób$/u }));
  await waitFor(() => expect(asked.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(30));
  expect(presses()).toBe(3);
});

test('[LEC-1] how many stand on a page is chosen, and is so the next time', async () => {
  const { user } = await showThirty({});
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ile na stronie' }), '30 na stronie');
  expect(names()).toHaveLength(30);
  expect(screen.queryByRole('navigation', { name: 'Strony listy' })).toBeNull();
  expect(await axeFindings()).toEqual([]);
  cleanup();
  await showThirty({});
  expect(names()).toHaveLength(30);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ile na stronie' }), '10 na stronie');
  expect(names()).toHaveLength(10);
});

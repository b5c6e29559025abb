import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GroupTasks } from '@fracht/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { type AskedCall, fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { dismissToast, toastStore } from '@fracht/kit/ui/toasts.ts';
import { SetTasksCard } from './set-tasks-card.tsx';

const NAMES = ['Awizacja', 'Kradzież', 'Plomba', 'Waga', 'Mgła', 'Prom'];
const OFFERS = NAMES.map((name, at) => ({
  item: `t${String(at)}`,
  name,
  competence: at === 0 ? 'WINDOWS' : 'INCIDENTS',
  done: at,
}));
const STUDENTS = ['Zofia', 'Adam'].map((name, at) => ({ id: `s${String(at)}`, name, done: 0, stars: 0 }));
const NOTHING_SET: GroupTasks = { all: 6, students: STUDENTS, set: null };
const SET: GroupTasks = {
  ...NOTHING_SET,
  set: {
    until: '2026-12-04',
    isOver: false,
    tasks: [
      { item: 't1', name: 'Kradzież', done: 1 },
      { item: 't2', name: 'Plomba', done: 0 },
    ],
  },
};

const message = { type: 'other', text: 'Zapisano.', code: 'TASKS_SET' };

async function show(
  tasks: GroupTasks,
  answer: Parameters<typeof fakeServer>[0][string] = { payload: null, message },
): Promise<AskedCall[]> {
  const asked = fakeServer({
    'GET course/task-offers/gr1': { payload: OFFERS },
    'POST course/set-tasks/': answer,
  });
  await showScreen(
    () => <SetTasksCard group="gr1" tasks={tasks} />,
    '/panel/lecturer/groups',
    '/panel/lecturer/groups',
  );
  await screen.findByRole('heading', { level: 2, name: 'Zadane sytuacje' });
  return asked;
}

const sent = (asked: readonly AskedCall[]) =>
  asked.filter(({ call }) => call === 'POST course/set-tasks/').map(({ body }) => body);

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState().list) dismissToast(id);
  vi.unstubAllGlobals();
});

test('[GTM-5] what is set stands with its day and how many have done each; nothing set says what can be', async () => {
  await show(SET);
  expect(screen.getByText('do 4.12.2026 włącznie')).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Kradzieżzrobiło 1\u00a0z\u00a02',
    'Plombazrobiło 0\u00a0z\u00a02',
  ]);
  expect(await axeFindings()).toEqual([]);
  cleanup();
  await show({ ...SET, set: { until: '2026-11-01', isOver: true, tasks: [] } });
  expect(screen.getByText(/^termin minął 1\.11\.2026/u)).toBeDefined();
  cleanup();
  await show(NOTHING_SET);
  expect(screen.getByText(/^Nic nie jest zadane/u)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Odwołaj' })).toBeNull();
});

test('[GTM-5] situations are found by name and competence, five at most are chosen, and are set with a day', async () => {
  const asked = await show(NOTHING_SET);
  await userEvent.click(screen.getByRole('button', { name: 'Zadaj sytuacje' }));
  const boxes = () => screen.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent);
  await screen.findByRole('checkbox', { name: /^Awizacja/u });
  expect(boxes()[0]).toMatch(/^Awizacja.*zrobiło 0\sz\s2$/u);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kompetencja' }), 'WINDOWS');
  expect(boxes()).toHaveLength(1);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kompetencja' }), '');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Szukaj sytuacji' }), 'kradziez');
  expect(boxes()).toHaveLength(1);
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Szukaj sytuacji' }));
  for (const name of ['Waga', 'Plomba', 'Mgła', 'Prom', 'Awizacja']) {
    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^${name}`, 'u') }));
  }
  expect(screen.getByText(/^Wybrane: 5\sz\s5$/u)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Kradzież/u }).disabled).toBe(true);
  expect(await axeFindings()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Ostatni dzień'), '2099-12-04');
  await userEvent.click(screen.getByRole('button', { name: 'Zadaj' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const base = '{"items":[],"until":null}';
  expect(sent(asked)).toEqual([{ group: 'gr1', items: '["t3","t2","t4","t5","t0"]', until: '2099-12-04', base }]);
});

test('[GTM-5] who has only looked is not asked when the window is closed, who has chosen is', async () => {
  await show(NOTHING_SET);
  const closed = async (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zadaj sytuacje' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Kompetencja' }), 'WINDOWS');
  await closed();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Zadaj sytuacje' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Plomba/u }));
  await closed();
  expect(await screen.findByRole('alertdialog')).toBeDefined();
});

test('[FRM-12] [GTM-5] what another lecturer has set meanwhile is taken along', async () => {
  const theirs = { items: ['t0'], until: null };
  const refusal = {
    status: 409,
    payload: theirs,
    message: { type: 'warning', text: 'x', code: 'CHANGED_MEANWHILE' },
  };
  const asked = await show(NOTHING_SET, ({ body }) =>
    body['base'] === JSON.stringify(theirs) ? { payload: null } : refusal,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Zadaj sytuacje' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Plomba/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Zadaj' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(asked).map(({ items }) => items)).toEqual(['["t2"]', '["t0","t2"]']);
});

test('[GTM-5] what is unset can be set again from the notice', async () => {
  const asked = await show(SET);
  await userEvent.click(screen.getByRole('button', { name: 'Odwołaj' }));
  await vi.waitFor(() => expect(toastStore.getState().list).toHaveLength(1));
  const [undo] = toastStore.getState().list[0]?.actions ?? [];
  undo?.onPress();
  await vi.waitFor(() => expect(sent(asked)).toHaveLength(2));
  expect(sent(asked).map(({ items }) => items)).toEqual(['[]', '["t1","t2"]']);
  expect(sent(asked)[1]?.['until']).toBe('2026-12-04');
});

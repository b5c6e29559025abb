import { schoolMoment, SETTINGS } from '@fracht/content';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { GamePayload, GroupPayload, HomeworkPayload, HomeworkStudent } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { aFinishedGame } from '@fracht/testing/screens/class-debrief.ts';
import { type AskedCall, fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { HomeworkScreen } from './homework-screen.tsx';
import { HomeworkListScreen } from './list-screen.tsx';
import { homeworkRows } from './save-homework-results.ts';

const DAY_MS = 86_400_000;
const PATH = '/panel/lecturer/games/homework/$item';

beforeAll(() => Promise.all([import('@fracht/kit/ui/menu-list.tsx'), import('@fracht/kit/ui/modal-window.tsx')]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStore.setState({ user: null });
});

const TEACHER = {
  id: 't1',
  email: 'b@szkola.example',
  first_name: 'Barbara',
  last_name: 'Kot',
  type: 'TEACHER',
} as const;

type Attempt = HomeworkStudent['attempts'][number];

function attempt(number: number, changes: Partial<Attempt> = {}): Attempt {
  const seenAt = schoolMoment('2026-11-22T20:14');
  return {
    game: `g${number}`,
    attempt: number,
    state: 'DONE',
    score: 100,
    round: 2,
    isPlaying: false,
    seenAt,
    closedAt: null,
    ...changes,
  };
}

function student(first_name: string, changes: Partial<HomeworkStudent> = {}): HomeworkStudent {
  const user = { id: first_name, first_name, last_name: 'Kot', initials: 'XK', short_name: first_name, num_games: 1 };
  return {
    id: first_name,
    user,
    state: 'NONE',
    score: null,
    counted: null,
    attempts: [],
    remindedAt: null,
    ...changes,
  };
}

const DONE = student('Zuzanna', {
  state: 'DONE',
  score: 19_420,
  counted: 'g2',
  attempts: [attempt(1, { state: 'BROKEN_OFF', score: null }), attempt(2, { score: 19_420 })],
});
const OPEN = student('Bartosz', { state: 'OPEN', attempts: [attempt(1, { state: 'OPEN', score: null })] });

function homework(changes: Partial<HomeworkPayload> = {}): HomeworkPayload {
  return {
    id: 'h1',
    title: 'czas jazdy kierowcy',
    group: 'gr1',
    groupName: 'LOG-2A',
    rounds: 2,
    bots: 5,
    level: 'ordinary',
    opensAt: Date.now() - DAY_MS,
    closesAt: Date.now() + 2.5 * DAY_MS,
    attempts: 3,
    counts: 'BEST',
    shown: 'AT_ONCE',
    from: null,
    situations: true,
    topics: [],
    seed: 'ziarno',
    situationCount: 6,
    students: [DONE, OPEN, student('Dawid'), student('Kamil', { remindedAt: schoolMoment('2026-11-21T10:00') })],
    ...changes,
  };
}

async function show(
  payload: HomeworkPayload,
  games: readonly GamePayload[] = [],
  saved: Parameters<typeof fakeServer>[0][string] = { payload },
): Promise<AskedCall[]> {
  const asked = fakeServer({
    'GET homework/get/': { payload },
    'GET game/get-list/': { payload: games },
    'POST homework/remind/': { payload: { letters: 1, without: 1 } },
    'PATCH homework/save/': saved,
  });
  await showScreen(HomeworkScreen, PATH, '/panel/lecturer/games/homework/h1');
  await screen.findByRole('table', { name: 'Studenci' });
  return asked;
}

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`, 'u') }));

test('[HWO-1] without homework the list says what it is, and leads to the form', async () => {
  fakeServer({ 'GET homework/get-list/': { payload: [] } });
  await showScreen(HomeworkListScreen);
  expect(await screen.findByText('Nie ma jeszcze zadań domowych')).toBeTruthy();
  const add = screen.getByRole('link', { name: 'Nowe zadanie' });
  expect(add.getAttribute('href')).toBe('/panel/lecturer/games/homework/new');
  expect(await axeFindings()).toEqual([]);
});

test('[HWO-2] once somebody has begun, what makes the game is locked; dates, attempts and what counts are saved', async () => {
  const asked = await show(homework());
  expect(screen.getByRole('button', { name: '4' }).matches(':disabled')).toBe(true);
  expect(screen.getByLabelText('Boty obok gracza')).toHaveProperty('disabled', true);
  expect(screen.getByRole('switch', { name: /Sytuacje/u })).toHaveProperty('disabled', true);
  expect(screen.getByText(/^Są już podejścia\./u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Usuń zadanie' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Podejścia'), '5');
  await userEvent.click(screen.getByRole('button', { name: 'ostatni' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  const saved = asked.find(({ call }) => call === 'PATCH homework/save/')?.body;
  expect(saved).toMatchObject({ id: 'h1', attempts: '5', counts: 'LAST', rounds: '2' });
  expect(screen.getByRole('link', { name: 'Kopiuj jako nowe' }).getAttribute('href')).toMatch(/new\?kopia=h1$/u);
  expect(await axeFindings()).toEqual([]);
});

test('[HWO-11] when a student sees debrief and replay is asked, said in words, and saved also once somebody has begun', async () => {
  const asked = await show(homework());
  const choice = within(screen.getByRole('group', { name: 'Omówienie i\u00a0powtórka dla studenta' }));
  expect(choice.getByRole('button', { name: 'po każdym podejściu' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText(/^Student od razu widzi oceny decyzji/u)).toBeTruthy();
  await userEvent.click(choice.getByRole('button', { name: 'dopiero po terminie' }));
  expect(screen.getByText(/^Do końca terminu student widzi tylko wynik\./u)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  expect(asked.find(({ call }) => call === 'PATCH homework/save/')?.body).toMatchObject({ shown: 'AFTER_END' });
});

test('[HWO-2] while nobody has begun all is open, and it can be removed after a question', async () => {
  await show(homework({ students: [student('Dawid')] }));
  expect(screen.getByRole('button', { name: '4' }).matches(':disabled')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Usuń zadanie' }));
  expect(await screen.findByRole('alertdialog', { name: 'Usunąć zadanie „czas jazdy kierowcy”?' })).toBeTruthy();
});

test('[FRM-4] [HWO-2] what was typed into an assignment that is removed now is not asked about, and nothing more is asked of it', async () => {
  sessionStore.setState({ user: TEACHER });
  const asked = fakeServer({
    'GET homework/get/': { payload: homework({ students: [student('Dawid')] }) },
    'GET game/get-list/': { payload: [] },
    'DELETE homework/remove/h1': { payload: null },
  });
  const router = await showScreen(HomeworkScreen, PATH, '/panel/lecturer/games/homework/h1');
  await screen.findByRole('table', { name: 'Studenci' });
  await userEvent.type(screen.getByLabelText('Tytuł'), ' i przerwy');
  await userEvent.click(screen.getByRole('button', { name: 'Usuń zadanie' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Usuń zadanie' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/panel/lecturer/games/homework'));
  const removed = asked.findIndex(({ call }) => call.startsWith('DELETE'));
  expect(asked.slice(removed + 1).filter(({ call }) => call.startsWith('GET homework/get/'))).toEqual([]);
});

test('[FRM-4] settings that are not saved are asked about before the debrief takes their place', async () => {
  sessionStore.setState({ user: TEACHER });
  await show(homework());
  await userEvent.type(screen.getByLabelText('Tytuł'), ' i przerwy');
  await userEvent.click(screen.getByRole('link', { name: 'Omówienie' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Wróć do formularza' }));
  expect(screen.getByLabelText('Tytuł')).toHaveProperty('value', 'czas jazdy kierowcy i przerwy');
});

test('[HWO-2] situations are chosen by what they train, none chosen is all; a finished game has its own', async () => {
  const finished = aFinishedGame();
  const asked = await show(homework({ students: [student('Dawid')] }), [finished]);
  const topics = within(screen.getByRole('group', { name: 'Tematy sytuacji' }));
  expect(topics.getAllByRole('checkbox')).toHaveLength(5);
  await userEvent.click(topics.getByRole('checkbox', { name: 'Okna czasowe' }));
  await userEvent.click(topics.getByRole('checkbox', { name: /^Czas jazdy/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  const saved = () => asked.filter(({ call }) => call === 'PATCH homework/save/').map(({ body }) => body);
  await waitFor(() => expect(saved()).toMatchObject([{ topics: '["DRIVING_TIME","WINDOWS"]' }]));
  await userEvent.click(screen.getByRole('radio', { name: /^Z\szakończonej gry/u }));
  expect(screen.queryByRole('group', { name: 'Tematy sytuacji' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() => expect(saved()).toMatchObject([{}, { from: finished.id, topics: '[]' }]));
});

test('[HWO-2] each topic says how many situations it has now, and what one without any means; once begun nothing of it is said', async () => {
  const counts = { DRIVING_TIME: 1, WINDOWS: 3, VEHICLE_AND_COST: 12, CARGO_AND_PARKING: 22, INCIDENTS: 0 };
  const topics = Object.entries(counts).map(([topic, situations]) => ({ topic, situations }));
  const showWith = async (students: readonly HomeworkStudent[]) => {
    fakeServer({
      'GET homework/get/': { payload: homework({ students: [...students] }) },
      'GET game/get-list/': { payload: [] },
      'GET homework/topics/': { payload: topics },
    });
    await showScreen(HomeworkScreen, PATH, '/panel/lecturer/games/homework/h1');
  };
  await showWith([student('Dawid')]);
  await screen.findByText(/^Temat bez włączonych sytuacji/u);
  const boxes = within(screen.getByRole('group', { name: 'Tematy sytuacji' })).getAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')?.textContent?.split(': ')[1]?.replace('\u00a0', ' '))).toEqual([
    '1 sytuacja',
    '3 sytuacje',
    '12 sytuacji',
    '22 sytuacje',
    'brak włączonych sytuacji',
  ]);
  expect(await axeFindings()).toEqual([]);
  cleanup();
  await showWith([DONE]);
  await screen.findByText(/^Są już podejścia/u);
  expect(screen.getByRole('checkbox', { name: 'Okna czasowe' })).toBeTruthy();
});

test('[HWO-2] its seed is shown, and another one is sent while nobody has begun; a finished game has its own', async () => {
  const asked = await show(homework({ students: [student('Dawid')] }), [aFinishedGame()]);
  const seed = screen.getByLabelText<HTMLInputElement>('Ziarno losowania');
  expect(seed.value).toBe('ziarno');
  await userEvent.clear(seed);
  await userEvent.type(seed, 'okna');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() => expect(asked.filter(({ call }) => call === 'PATCH homework/save/')).toHaveLength(1));
  await userEvent.click(screen.getByRole('radio', { name: /^Z\szakończonej gry/u }));
  expect(screen.queryByLabelText('Ziarno losowania')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() => expect(asked.filter(({ call }) => call === 'PATCH homework/save/')).toHaveLength(2));
  const sent = asked.flatMap(({ call, body }) => (call === 'PATCH homework/save/' ? [body?.['seed']] : []));
  expect(sent).toEqual(['okna', '']);
});

test('[HWO-2] the address of a new one chooses its group and its topics; what it does not know is left out', async () => {
  fakeServer({
    'GET group/get/': { payload: [group('gr1', 'LOG-2A', 2), group('gr2', 'LOG-2B', 2)] },
    'GET game/get-list/': { payload: [] },
    'GET homework/topics/': { payload: [] },
    'GET game/get-settings/': {
      payload: SETTINGS.map((setting) => ({ ...setting, value: setting.default, version: 0 })),
    },
  });
  await showScreen(HomeworkScreen, PATH, '/panel/lecturer/games/homework/new?grupa=gr2&tematy=WINDOWS,POGODA');
  expect(await screen.findByLabelText('Grupa')).toHaveProperty('value', 'gr2');
  const topics = within(screen.getByRole('group', { name: 'Tematy sytuacji' }));
  const chosen = topics.getAllByRole<HTMLInputElement>('checkbox', { checked: true });
  expect(chosen.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Okna czasowe']);
  const preview = within(screen.getByRole('region', { name: 'Co dostanie każda osoba' }));
  const said = () => preview.getAllByRole('definition').map(({ textContent }) => textContent);
  await waitFor(() => expect(said()[0]).toMatch(/^2\srundy: 20\smin\. w\stempie lekcji, najszybciej 2\smin\.$/u));
  expect(said()[3]).toBe('Okna czasowe');
  await userEvent.selectOptions(screen.getByLabelText('Boty obok gracza'), '3, poziom trudny');
  await userEvent.type(screen.getByLabelText('Tytuł'), 'Okna');
  expect(said()[2]).toBe('3\u00a0boty, poziom trudny');
  expect(preview.getByRole('heading', { name: 'Okna' })).toBeTruthy();
});

test('[HWO-2] topics of which no situation is active are refused under them, until others are chosen', async () => {
  const payload = homework({ students: [student('Dawid')], topics: ['WINDOWS'] });
  const refused = {
    status: 422,
    payload: { topics: ['Żadna sytuacja'] },
    message: { type: 'danger', text: 'Popraw.' },
  };
  await show(payload, [], refused);
  const wrong = screen.getByRole('checkbox', { name: 'Okna czasowe' });
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  expect(await screen.findByText('Żadna sytuacja')).toBeTruthy();
  expect(wrong.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(wrong);
  expect(screen.queryByText('Żadna sytuacja')).toBeNull();
});

function group(id: string, name: string, members: number): GroupPayload {
  const users = Array.from({ length: members }, (_, index) => ({
    ...student(`${id}${index}`).user,
    type: 'STUDENT' as const,
    group: id,
    games_played: 0,
  }));
  return { id, name, num_games: 0, games_played: 0, users };
}

/** The form of a copy of the assignment, with these answers in place of the usual ones. */
async function showCopy(answers: Parameters<typeof fakeServer>[0]): Promise<AskedCall[]> {
  const asked = fakeServer({
    'GET homework/get/': { payload: homework() },
    'GET game/get-list/': { payload: [] },
    'GET group/get/': { payload: [group('gr2', 'LOG-3B', 2)] },
    'POST homework/add/': { payload: homework({ id: 'h2' }) },
    ...answers,
  });
  await showScreen(HomeworkScreen, PATH, '/panel/lecturer/games/homework/new?kopia=h1');
  return asked;
}

test.each([
  ['is gone', [group('gr2', 'LOG-3B', 2)]],
  ['has nobody', [group('gr1', 'LOG-2A', 0), group('gr2', 'LOG-3B', 2)]],
])('[HWO-2] a copy of an assignment whose group %s is set to the group that is seen', async (_, groups) => {
  const asked = await showCopy({ 'GET group/get/': { payload: groups } });
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Grupa' });
  expect(select.selectedOptions[0]?.textContent).toBe('LOG-3B');
  await userEvent.click(screen.getByRole('button', { name: 'Zadaj' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'POST homework/add/')?.body).toMatchObject({ group: 'gr2' }),
  );
});

test('[PAN-3] a copy whose source could not be loaded says so, and comes with the next try', async () => {
  let isUp = false;
  await showCopy({
    'GET homework/get/': () => (isUp ? { payload: homework() } : { status: 500, payload: null }),
    'GET group/get/': { payload: [group('gr1', 'LOG-2A', 2)] },
  });
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  isUp = true;
  await userEvent.click(retry);
  expect(await screen.findByLabelText('Tytuł')).toHaveProperty('value', 'czas jazdy kierowcy');
});

test('[HWO-3] students with state, result, attempts and what they last did; filters, median and the time left', async () => {
  await show(homework());
  expect(row('Zuzanna').getByText('Oddane')).toBeTruthy();
  expect(row('Zuzanna').getByText(/2\sz\s3/u)).toBeTruthy();
  expect(row('Bartosz').getByText('runda 2, wstrzymana')).toBeTruthy();
  expect(row('Kamil').getByText('przypomniano 21.11')).toBeTruthy();
  expect(screen.getByText(/Oddało 1\sz\s4 · mediana wyniku 19\s420 · zostały 2\sdni/u)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Bez startu/u }));
  expect(screen.queryByText('Zuzanna Kot')).toBeNull();
  expect(screen.getByText('Dawid Kot')).toBeTruthy();
});

test('[HWO-3] who has handed it in and plays once more stays among those who have, and it says so; in the files too', async () => {
  const again = { ...DONE, attempts: [...DONE.attempts, attempt(3, { state: 'OPEN', score: null })] };
  const payload = homework({ students: [again, OPEN] });
  await show(payload);
  expect(row('Zuzanna').getByText('Oddane')).toBeTruthy();
  expect(row('Zuzanna').getByText('gra ponownie')).toBeTruthy();
  expect(row('Zuzanna').getByText('runda 2, wstrzymana')).toBeTruthy();
  expect(row('Bartosz').queryByText('gra ponownie')).toBeNull();
  expect(screen.getByText(/Oddało 1\sz\s2/u)).toBeTruthy();
  expect(homeworkRows(payload).map((cells) => cells[2])).toEqual(['Stan', 'Oddane, gra ponownie', 'W\u00a0trakcie']);
  expect(await axeFindings()).toEqual([]);
});

test('[HWO-4] the way leads to the replay that counts, and to those of all attempts that are over', async () => {
  await show(homework());
  const link = row('Zuzanna').getByRole('link', { name: 'Powtórka: Zuzanna Kot, podejście 2' });
  expect(link.getAttribute('href')).toBe('/replay/g2');
  await userEvent.click(row('Zuzanna').getByRole('button', { name: 'Powtórki: Zuzanna Kot' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Podejście 1: przerwane', 'Podejście 2: 19\u00a0420']);
  expect(row('Bartosz').queryByRole('link')).toBeNull();
});

test('[HWO-5] one button reminds all who have not begun, one each of them; after the end there is none', async () => {
  const asked = await show(homework());
  await userEvent.click(screen.getByRole('button', { name: /^Przypomnij 2\sosobom$/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Przypomnij: Dawid Kot' }));
  const bodies = asked.filter(({ call }) => call === 'POST homework/remind/').map(({ body }) => body);
  expect(bodies).toEqual([{ id: 'h1' }, { id: 'h1', student: 'Dawid' }]);
  cleanup();
  await show(homework({ closesAt: Date.now() - 1 }));
  expect(screen.queryByRole('button', { name: /^Przypomnij/u })).toBeNull();
  expect(screen.getByText(/^Oddało .* po terminie$/u)).toBeTruthy();
});

test('[HWO-5] who has paused or broken off can be reminded too; not who plays now, has handed it in or has nothing left to play', async () => {
  const state = 'BROKEN_OFF';
  const broken = (number: number) => attempt(number, { state, score: null });
  const closed = { ...broken(1), closedAt: Date.now() - DAY_MS };
  const students = [
    DONE,
    OPEN,
    student('Dawid', { state: 'OPEN', attempts: [attempt(1, { state: 'OPEN', score: null, isPlaying: true })] }),
    student('Ewa', { state, attempts: [broken(1)] }),
    student('Filip', { state, attempts: [broken(1), broken(2)] }),
    student('Gosia', { state, attempts: [closed, broken(2)] }),
  ];
  const asked = await show(homework({ attempts: 2, students }));
  const reminders = screen.getAllByRole('button', { name: /^Przypomnij: /u });
  expect(reminders.map((button) => button.getAttribute('aria-label'))).toEqual(
    ['Bartosz', 'Ewa', 'Gosia'].map((name) => `Przypomnij: ${name} Kot`),
  );
  expect(row('Ewa').getByRole('link', { name: 'Powtórka: Ewa Kot, podejście 1' })).toBeTruthy();
  await userEvent.click(row('Bartosz').getByRole('button'));
  const sent = asked.find(({ call }) => call === 'POST homework/remind/')?.body;
  expect(sent).toEqual({ id: 'h1', student: 'Bartosz' });
  expect(await axeFindings()).toEqual([]);
});

test('[HWO-6] the table has a row a student and a column an attempt', () => {
  const rows = homeworkRows(homework({ attempts: 2 }));
  expect(rows[0]).toEqual([
    'Imię',
    'Nazwisko',
    'Stan',
    'Wynik',
    'Liczone podejście',
    'Podejścia',
    'Ostatnio',
    'Podejście 1',
    'Podejście 2',
  ]);
  expect(rows[1]).toEqual(['Zuzanna', 'Kot', 'Oddane', 19_420, 2, 2, '22.11, 20:14', null, 19_420]);
  expect(rows).toHaveLength(5);
  const fewer = homeworkRows(homework({ attempts: 1 }));
  expect(fewer[0]?.at(-1)).toBe('Podejście 2');
  expect(fewer[1]).toEqual(rows[1]);
});

test.each([
  ['Wyniki xlsx', 'xlsx'],
  ['Wyniki CSV', 'csv'],
])('[HWO-6] %s saves the results as a file', async (button, ending) => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  await show(homework());
  await userEvent.click(screen.getByRole('button', { name: button }));
  const name = new RegExp(`^zadanie-log-2a-czas-jazdy-kierowcy-.*\\.${ending}$`, 'u');
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(name)]));
  vi.restoreAllMocks();
});

import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { GroupPayload, ReadyLessonPayload, SituationCardPayload } from '@fracht/protocol';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { LessonScreen } from './lesson-screen.tsx';
import { LessonsScreen } from './lessons-screen.tsx';

const LESSON: ReadyLessonPayload = {
  id: 'first-lesson',
  name: 'Pierwsza lekcja',
  forWhom: 'Klasa, która gra pierwszy raz.',
  lead: 'Krótkie rundy.',
  aims: ['Czyta zlecenie.'],
  competences: ['WINDOWS'],
  minutes: 30,
  settings: [{ key: 'unit_ms', label: 'Długość jednostki czasu gry', unit: 'ms', value: 750, standard: 1000 }],
  situations: [
    { id: 'K01', name: 'Kolizja', state: 'READY' },
    { id: 'K05', name: 'Awaria silnika', state: 'CHANGED' },
    { id: 'K06', name: 'Przebita opona', state: 'MISSING' },
  ],
  seed: 'LEKCJA-2',
  rounds: [1, 2, 3, 4].map((round) => ({
    title: `Etap ${round}`,
    show: [`Ekran ${round}`],
    ask: [`Dlaczego ${round}?`],
    watch: [`Kto ${round}`],
  })),
  debrief: ['Co dalej?'],
};
const STUDENT: GroupPayload['users'][number] = {
  id: 's1',
  first_name: 'Ola',
  last_name: 'Lis',
  initials: 'OL',
  short_name: 'Ola L.',
  num_games: 0,
  games_played: 0,
  type: 'STUDENT',
  group: 'g1',
};
const GROUP: GroupPayload = {
  id: 'g1',
  name: 'TSL-3A',
  num_games: 0,
  games_played: 0,
  users: [STUDENT],
};
const CARD: SituationCardPayload = {
  id: 'K01',
  name: 'Kolizja',
  competence: 'INCIDENTS',
  teaches: 'Kolejność po kolizji.',
  sources: [{ law: 'ROAD_TRAFFIC', article: 'art. 44', checked: '2025-01-31', isOutdated: true }],
  practice: 'Wzór oświadczenia',
  ask: 'Czego brakuje?',
  why: 'Bo tak mówi oświadczenie.',
  right: [{ question: 'Co robisz?', answer: 'Spisuję oświadczenie', feedback: 'Słusznie.' }],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  toastStore.setState({ list: [], last: 0 });
});

const PATH = '/panel/lecturer/lessons/$id';
const ADDRESS = '/panel/lecturer/lessons/first-lesson';

function serve(groups: readonly GroupPayload[] = [GROUP]) {
  return fakeServer({
    'GET lesson/get-list/': { payload: [LESSON] },
    'GET lesson/get-cards/': { payload: [CARD] },
    'GET group/get/': { payload: groups },
    'GET game/get-list/': { payload: [] },
    'POST game/add/': { payload: { id: 'game-9' } },
  });
}

test('[RDL-1] lessons are listed with for whom, how long and which competences, and lead to their plan', async () => {
  serve();
  await showScreen(LessonsScreen);
  const list = await screen.findByRole('list', { name: 'Gotowe lekcje' });
  const link = within(list).getByRole('link', { name: 'Otwórz plan: Pierwsza lekcja' });
  expect(link.getAttribute('href')).toBe(ADDRESS);
  expect(list.textContent).toContain('4 rundy, razem 30\u00a0min. gry');
  expect(within(list).getByText('Okna czasowe')).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

test('[RDL-2] [NGM-2] a lesson has its rounds, its questions, in what its game differs, and when two of its results compare', async () => {
  serve();
  await showScreen(LessonScreen, PATH, ADDRESS);
  const third = (await screen.findByRole('heading', { name: 'Runda 3. Etap 3' })).closest('li');
  expect(third?.textContent).toMatch(/PokażEkran 3.*ZapytajDlaczego 3\?.*Miej na okuKto 3/u);
  expect(screen.getByText('Co dalej?')).toBeTruthy();
  const row = screen.getByRole('row', { name: /Długość jednostki/u });
  expect(row.textContent).toContain('750 ms1\u00a0000 ms');
  expect(
    screen.getByText(
      /^Ziarno LEKCJA-2: .*w\stym samym tempie, z\stą samą długością.*w\stej samej liczbie osób.*numeru rozgrywki/u,
    ),
  ).toBeTruthy();
  const printed = vi.fn<() => void>();
  vi.stubGlobal('print', printed);
  await userEvent.click(screen.getByRole('button', { name: 'Drukuj plan' }));
  expect(printed).toHaveBeenCalledOnce();
  expect(await axeFindings()).toEqual([]);
});

test('[RDL-5] with the plan stand the sources of its situations, each with its day, and which are outdated', async () => {
  serve();
  await showScreen(LessonScreen, PATH, ADDRESS);
  const head = await screen.findByRole('heading', { name: 'Źródła przepisów' });
  const list = head.closest('section')?.textContent;
  expect(list).toMatch(/Kolizja.*Prawo o\sruchu drogowym, art\. 44\. Sprawdzono 31\.01\.2025\..*ponad rok temu/u);
  expect(list).toContain('Wzór oświadczenia.');
});

test('[RDL-2] a lesson that nobody knows says so', async () => {
  serve();
  await showScreen(LessonScreen, PATH, '/panel/lecturer/lessons/inna');
  expect(await screen.findByText('Nie ma takiej lekcji.')).toBeTruthy();
});

test('[RDL-3] one press makes the game for the chosen group', async () => {
  const asked = serve();
  await showScreen(LessonScreen, PATH, ADDRESS);
  expect((await screen.findByRole('option', { name: 'TSL-3A (1\u00a0osoba)' })).getAttribute('value')).toBe('g1');
  await userEvent.click(screen.getByRole('button', { name: 'Utwórz grę' }));
  const add = asked.find(({ call }) => call === 'POST game/add/');
  expect(add?.body).toMatchObject({ group: 'g1', lesson: 'first-lesson' });
});

test('[RDL-3] without a group that has students it is said, and nothing can be made', async () => {
  const asked = serve([{ ...GROUP, users: [] }]);
  await showScreen(LessonScreen, PATH, ADDRESS);
  expect((await screen.findAllByText('Żadna grupa nie ma jeszcze studentów.')).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Utwórz grę' }));
  expect(asked.some(({ call }) => call === 'POST game/add/')).toBe(false);
});

test('[RDL-4] what is missing and what was changed is said; the others have their card, its right way covered', async () => {
  serve();
  await showScreen(LessonScreen, PATH, ADDRESS);
  expect(await screen.findByText('Gra powstanie bez 1 sytuacji.')).toBeTruthy();
  expect(screen.getByText('zmieniona przez szkołę')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Karta nauczyciela: Przebita opona' })).toBeNull();
  const opener = screen.getByRole('button', { name: 'Karta nauczyciela: Kolizja' });
  await userEvent.click(opener);
  const card = await screen.findByRole('dialog', { name: 'Karta nauczyciela: Kolizja' });
  expect(await within(card).findByText('Czego brakuje?')).toBeTruthy();
  expect(within(card).queryByText('Spisuję oświadczenie')).toBeNull();
  await userEvent.click(within(card).getByRole('button', { name: 'Pokaż właściwą drogę' }));
  expect(within(card).getByText('Spisuję oświadczenie')).toBeTruthy();
  expect(within(card).getByText('Bo tak mówi oświadczenie.')).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnSetTasks, OwnTermPayload, ExerciseMoment } from '@fracht/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { noSkills, someSkills } from '@fracht/testing/game/some-skills.ts';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { beginMoments, momentsInRow, noteVerdict } from '@fracht/kit/session/moment-row.ts';
import { forgetPerson } from '@fracht/kit/session/kept-store.ts';
import { writeTab } from '@fracht/kit/session/browser-storage.ts';
import { TermScreen } from './term-screen.tsx';

const CALL = 'GET course/term/';
const PATH = '/panel/student/term';

const moment = (decision: string, game = 'g1'): ExerciseMoment => ({
  game,
  date: '2026-10-09',
  decision,
  kind: 'PARK',
  moment: 'RESTED_LATE',
  at: 28_200,
  round: 1,
  order: null,
  car: 'ST-11',
  situation: null,
});

function someTerm(): OwnTermPayload {
  const { term, lessons } = someSkills();
  const facts = {
    kind: 'LESSON',
    groupName: 'LOG-2A',
    score: 27_908,
    place: 3,
    players: 12,
    heldBackUntil: null,
  } as const;
  return {
    since: '2026-09-01',
    term,
    lessons: [
      ...lessons.map((lesson, at) => ({ ...facts, ...lesson, number: at + 1 })),
      { ...facts, game: 'g9', date: '2026-11-27', number: 4, score: 100, place: null, profiles: [] },
    ],
    exercises: [
      {
        is: 'MOMENTS',
        competence: 'DRIVING_TIME',
        word: 'PRACTISE',
        missing: 0,
        moments: [moment('17'), moment('5', 'g2')],
      },
      {
        is: 'TASKS',
        competence: 'CARGO_AND_PARKING',
        word: 'TOO_LITTLE',
        missing: 2,
        tasks: [
          { item: 'a', name: 'Kradzież', stars: 2 },
          { item: 'b', name: 'Plomba', stars: null },
        ],
      },
      { is: 'VARIANTS', competence: 'DRIVING_TIME', word: 'PRACTISE', missing: 0, moment: moment('9') },
    ],
    tasks: {
      all: 72,
      done: [
        { item: 'a', name: 'Kradzież', stars: 2 },
        { item: 'k', name: 'Kolizja', stars: 3 },
      ],
    },
    set: null,
  };
}

const EMPTY = { since: '2026-09-01', lessons: [], exercises: [], tasks: { all: 72, done: [] }, set: null };

async function show(term: OwnTermPayload = someTerm()) {
  fakeServer({ [CALL]: { payload: term } });
  return showScreen(TermScreen, PATH);
}

function cardOf(name: string): HTMLElement {
  const card = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (card === null) throw new Error(`no card ${name}`);
  return card;
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('[SEM-1] before the first lesson it says what will be here', async () => {
  await show({ ...EMPTY, term: noSkills().term });
  expect(await screen.findByText('Semestr zacznie się od pierwszej lekcji')).toBeDefined();
  expect(screen.getByText('to nie jest ocena')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

test('[SEM-1] what could not be loaded can be asked for again', async () => {
  let asked = 0;
  fakeServer({
    [CALL]: () => {
      asked += 1;
      return asked === 1 ? { status: 500, payload: null } : { payload: someTerm() };
    },
  });
  await showScreen(TermScreen, PATH);
  await userEvent.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText(/^od 1\.09\.2026: 4\slekcje$/u)).toBeDefined();
});

test('[SEM-2] of each competence the word stands with its decisions, its lessons and its moments', async () => {
  await show();
  const table = await screen.findByRole('table', { name: /^Pięć kompetencji/u });
  const driving = within(table)
    .getByRole('rowheader', { name: /^Czas jazdy/u })
    .closest('tr');
  if (driving === null) throw new Error('no row');
  expect(driving.textContent).toMatch(/w\snormie23\sz\s33\sdecyzji/u);
  const lessons = within(within(driving).getByRole('table')).getAllByRole('row').slice(1);
  expect(lessons.map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual([
    '9.10.2026',
    '16.10.2026',
    '20.11.2026',
  ]);
  expect(within(driving).getAllByRole('link')[0]?.getAttribute('href')).toBe(
    '/replay/game-1?t=80640&from=term.DRIVING_TIME.1',
  );
  expect(await axeFindings()).toEqual([]);
});

test('[SEM-2] who comes back from a moment has the focus on it', async () => {
  fakeServer({ [CALL]: { payload: someTerm() } });
  await showScreen(TermScreen, PATH, `${PATH}?place=DRIVING_TIME.2`);
  await screen.findByRole('table', { name: /^Pięć kompetencji/u });
  expect(document.activeElement?.getAttribute('href')).toBe('/replay/game-0?t=28200&from=term.DRIVING_TIME.2');
});

test('[SEM-3] the lessons stand in order with the own result and the way to their debrief', async () => {
  await show();
  await screen.findByRole('heading', { level: 2, name: 'Lekcje po kolei' });
  const lessons = within(cardOf('Lekcje po kolei')).getAllByRole('listitem');
  expect(lessons.map(({ textContent }) => /Lekcja nr\s\d/u.exec(textContent ?? '')?.[0])).toHaveLength(4);
  expect(lessons[0]?.textContent).toMatch(/9\.10\.2026, LOG-2ATwój wynik\s27\s908, miejsce\s3\sz\s12/u);
  const [debrief] = within(lessons[0] ?? document.body).getAllByRole('link');
  expect([debrief?.getAttribute('aria-label'), debrief?.getAttribute('href')]).toEqual([
    'Omówienie: Lekcja nr\u00a01, 9.10.2026, LOG-2A',
    '/game/game-0/summary',
  ]);
  expect(lessons[3]?.textContent).toContain('Kompetencje z\u00a0tej lekcji będą');
});

test('[SEM-4] three exercises, each with why and a way to begin it', async () => {
  await show();
  await screen.findByRole('heading', { level: 2, name: 'Co dalej' });
  const exercises = within(cardOf('Co dalej')).getAllByRole('listitem');
  expect(exercises[0]?.textContent).toMatch(/Czas jazdy.* · do ćwiczenia2\schwile z\sTwoich gier/u);
  expect(exercises[1]?.textContent).toMatch(/Ładunki specjalne.* · brakuje 2\sdecyzji/u);
  const links = within(cardOf('Co dalej')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Zagraj te chwile', '/replay/g1?t=28199&again=%2217%22'],
    ['Weź 2\u00a0zadania', '/panel/student/term/task/a?items=a%2Cb'],
    ['Porównaj warianty', '/game/g1/what-if/9?a=0&from=term'],
  ]);
});

test('[SEM-4] before the decisions of a lesson are worked out it is said when exercises come', async () => {
  await show({ ...someTerm(), exercises: [] });
  expect(await screen.findByText(/^Ćwiczenia pojawią się/u)).toBeDefined();
});

test('[SEM-4] [SEM-5] a press puts the moments into a row of this tab', async () => {
  await show();
  await userEvent.click(await screen.findByRole('link', { name: 'Zagraj te chwile' }));
  expect(momentsInRow()?.moments.map(({ decision }) => decision)).toEqual(['17', '5']);
});

test('[SEM-6] the tasks stand in one line and by name with their stars, in an exercise those played before', async () => {
  await show();
  expect(await screen.findByText(/^Zadania: 2\sz\s72, 5\sgwiazdek$/u)).toBeDefined();
  const rows = within(cardOf('Krótkie zadania')).getAllByRole('listitem', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Kradzież2\u00a0gwiazdki', 'Kolizja3\u00a0gwiazdki']);
  expect(rows[1]?.querySelector('a')?.getAttribute('href')).toBe('/panel/student/term/task/k?items=k');
  const named = within(cardOf('Co dalej')).getAllByRole('listitem');
  expect(named.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Kradzież2\u00a0gwiazdki', 'Plomba']),
  );
  expect(await axeFindings()).toEqual([]);
});

test('[SEM-6] without a task it says what there is to have; before the first lesson stars stand there once there are any', async () => {
  await show({ ...someTerm(), tasks: EMPTY.tasks });
  expect(await screen.findByText(/^Żadne zadanie nie jest jeszcze skończone/u)).toBeDefined();
  cleanup();
  await show({ ...EMPTY, term: noSkills().term, tasks: someTerm().tasks });
  expect(await screen.findByText(/^Zadania: 2\sz\s72/u)).toBeDefined();
});

const SET: OwnSetTasks = {
  until: '2026-12-04',
  tasks: [
    { item: 'a', name: 'Kradzież', stars: 2 },
    { item: 'p', name: 'Plomba', stars: null },
    { item: 'w', name: 'Waga', stars: null },
  ],
};

test('[SEM-7] what the lecturer has set stands first with its day, and one press begins what is left', async () => {
  await show({ ...someTerm(), set: SET });
  expect(await screen.findByText('od prowadzącego, do 4.12.2026')).toBeDefined();
  const card = within(cardOf('Co dalej'));
  expect(card.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Zadane sytuacje');
  const [again, begin] = card.getAllByRole('link');
  expect([again?.textContent, begin?.textContent]).toEqual(['Kradzież', 'Weź 2\u00a0zadania']);
  expect(begin?.getAttribute('href')).toBe('/panel/student/term/task/p?items=p%2Cw');
  expect(await axeFindings()).toEqual([]);
});

test('[SEM-7] it stands there before the first lesson, and says when all is done', async () => {
  const [done] = SET.tasks;
  if (done === undefined) throw new Error('no task');
  await show({ ...EMPTY, term: noSkills().term, set: { until: null, tasks: [done] } });
  expect(await screen.findByText('od prowadzącego')).toBeDefined();
  expect(screen.getByText(/^Wszystkie zrobione/u)).toBeDefined();
});

test('[SEM-5] what was right of the moments stands above until it is put away', async () => {
  beginMoments([moment('17'), moment('5', 'g2'), moment('6')]);
  noteVerdict({ game: 'g1', decision: '17' }, false);
  noteVerdict({ game: 'g1', decision: '17' }, true);
  noteVerdict({ game: 'g1', decision: '17' }, false);
  noteVerdict({ game: 'g2', decision: '5' }, false);
  await show();
  expect((await screen.findByText(/^Dobrze tym razem/u)).textContent).toBe('Dobrze tym razem: 1\u00a0z\u00a03.');
  const rows = within(cardOf('Powtórzone chwile')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    'Tym razem dobrze',
    'Jeszcze do poprawy',
    'Bez odpowiedzi',
  ]);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Schowaj' }));
  expect(screen.queryByText(/^Dobrze tym razem/u)).toBeNull();
  expect(momentsInRow()).toBeNull();
});

test('[SEM-5] what is put away leaves the focus on the exercise that was taken', async () => {
  const other = { is: 'MOMENTS', competence: 'WINDOWS', word: 'PRACTISE', missing: 0 } as const;
  const { exercises, ...term } = someTerm();
  beginMoments([moment('17'), moment('5', 'g2')]);
  noteVerdict({ game: 'g1', decision: '17' }, true);
  await show({ ...term, exercises: [{ ...other, moments: [moment('40')] }, ...exercises] });
  await userEvent.click(await screen.findByRole('button', { name: 'Schowaj' }));
  expect(document.activeElement).toBe(screen.getAllByRole('link', { name: 'Zagraj te chwile' })[1]);
});

test('[SEM-5] where there are no more moments to take, what is put away leaves the focus on the page', async () => {
  beginMoments([moment('17')]);
  noteVerdict({ game: 'g1', decision: '17' }, true);
  fakeServer({ [CALL]: { payload: { ...someTerm(), exercises: [] } } });
  const Page = () => (
    <main tabIndex={-1}>
      <TermScreen />
    </main>
  );
  await showScreen(Page, PATH);
  await userEvent.click(await screen.findByRole('button', { name: 'Schowaj' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('[SEM-5] when the person leaves, the row is forgotten', () => {
  beginMoments([moment('17')]);
  forgetPerson();
  expect(momentsInRow()).toBeNull();
});

test.each(['{', '{"moments":[],"verdicts":[true]}', '7'])('[SEM-5] %s reads as no row', async (text) => {
  writeTab('moments', text);
  expect(momentsInRow()).toBeNull();
});

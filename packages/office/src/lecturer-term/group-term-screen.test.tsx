import { schoolMoment } from '@fracht/content';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COMPETENCES } from '@fracht/engine';
import type { GroupTermPayload } from '@fracht/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { GroupTermScreen } from './group-term-screen.tsx';

const TERM: GroupTermPayload = {
  group: { id: 'gr1', name: 'LOG-2A' },
  since: '2026-09-01',
  lessons: [
    { game: 'g1', kind: 'LESSON', date: '2026-10-09', number: 1, groupName: 'LOG-2A', score: 12_500, players: 11 },
    {
      kind: 'HOMEWORK',
      homework: 'h1',
      title: 'czas jazdy',
      date: '2026-10-12',
      closesAt: schoolMoment('2026-10-15T20:00'),
      students: 12,
      done: 9,
    },
    { game: 'g2', kind: 'LESSON', date: '2026-10-16', number: 2, groupName: 'LOG-2A', score: 14_000, players: 12 },
  ],
  uncounted: 0,
  competences: COMPETENCES.map((competence) => ({
    competence,
    students: { STRONG: 1, NORMAL: 6, PRACTISE: 4, TOO_LITTLE: 1 },
  })),
  students: [{ id: 's1', name: 'Zofia Kowalska', game: 'g2' }],
  tasks: {
    all: 72,
    students: [
      { id: 's2', name: 'Łucja Żak', done: 12, stars: 20 },
      { id: 's1', name: 'Zofia Kowalska', done: 1, stars: 3 },
      { id: 's3', name: 'Adam Kos', done: 0, stars: 0 },
    ],
    set: null,
  },
  next: [{ competence: 'WINDOWS', students: 4, count: 7, situations: ['Korek', 'Awizacja'] }],
};

async function show(term: GroupTermPayload = TERM, search = ''): Promise<void> {
  fakeServer({
    'GET course/group-term/gr1': { payload: term },
    'GET curriculum/get/': { payload: [] },
  });
  await showScreen(GroupTermScreen, '/panel/lecturer/groups/$id/term', `/panel/lecturer/groups/gr1/term${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Semestr grupy LOG-2A' });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('[GTM-1] lessons and homework of the group stand in order with players, result and the way to them', async () => {
  await show();
  const rows = within(screen.getByRole('table', { name: /^Lekcje i\szadania/u }))
    .getAllByRole('row')
    .slice(1);
  expect(rows[0]?.textContent).toMatch(/^Lekcja nr\s19\.10\.20261112\s500Omówienie$/u);
  expect(rows[1]?.textContent).toMatch(
    /^Zadanie domowe: czas jazdy12\.10\.2026 – 15\.10\.2026oddało 9\sz\s12–Otwórz$/u,
  );
  const open = within(rows[1] ?? document.body).getByRole('link', { name: 'Otwórz: Zadanie domowe: czas jazdy' });
  expect(open.getAttribute('href')).toBe('/panel/lecturer/games/homework/h1');
  expect(screen.getByText(/^od 0?1\.09\.2026: 2\slekcje, 1\szadanie domowe$/u)).toBeDefined();
  const link = within(rows[2] ?? document.body).getByRole('link');
  expect([link.getAttribute('aria-label'), link.getAttribute('href')]).toEqual([
    'Omówienie: Lekcja nr\u00a02, 16.10.2026',
    '/panel/lecturer/games/g2/debrief',
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('[GTM-2] counts name nobody; whose competences can be opened stands apart', async () => {
  await show();
  const counts = screen.getByRole('table', { name: /^Kompetencje w/u });
  expect(
    within(counts)
      .getAllByRole('cell')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '6', '4', '1']);
  expect(counts.textContent).not.toContain('Zofia');
  expect(screen.getByRole('link', { name: 'Zofia Kowalska' }).getAttribute('href')).toBe(
    '/game/g2/skills?player=s1&group=gr1',
  );
});

test('[GTM-2] who comes back from the competences of a student has the focus on that name', async () => {
  await show(TERM, '?player=s1');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Zofia Kowalska' }));
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
});

test('[GTM-3] what to practise with the class is named with its situations, or that nobody is told to', async () => {
  await show();
  const card = screen.getByRole('heading', { level: 2, name: 'Co dalej dla klasy' }).closest('section');
  expect(card?.textContent).toMatch(/Okna czasowedo ćwiczenia: 4\sosoby.*7\ssytuacji:KorekAwizacjai\sjeszcze 5/u);
  cleanup();
  await show({ ...TERM, next: [] });
  expect(screen.getByText(/^Nikt nie ma teraz kompetencji/u)).toBeDefined();
});

test('[GTM-2] [GTM-3] what is not worked out yet is said, in the place of zeros and of nobody', async () => {
  await show({ ...TERM, uncounted: 2, students: [], next: [] });
  expect(screen.getByText(/^Jeszcze nie policzono\. Po lekcji/u)).toBeDefined();
  expect(screen.getByText('Jeszcze nie policzono, co warto ćwiczyć.')).toBeDefined();
  expect(screen.queryByRole('table', { name: /^Kompetencje w/u })).toBeNull();
  expect(screen.queryByText(/^Nikt nie ma/u)).toBeNull();
  cleanup();
  await show({ ...TERM, uncounted: 1 });
  expect(screen.getByText(/^Jeszcze nie policzono 1\slekcji z\s2: nie ma ich w\stych liczbach\.$/u)).toBeDefined();
  expect(screen.getByRole('table', { name: /^Kompetencje w/u })).toBeDefined();
});

test('[GTM-3] what to practise can be set as homework of this group; topics without a situation are left out', async () => {
  const next = (competence: 'WINDOWS' | 'INCIDENTS', count: number) => ({
    competence,
    students: 4,
    count,
    situations: [],
  });
  const wayTo = () => screen.queryByRole('link', { name: 'Zadaj jako pracę domową' })?.getAttribute('href') ?? null;
  await show({ ...TERM, next: [next('WINDOWS', 7), next('INCIDENTS', 0)] });
  expect(wayTo()).toBe('/panel/lecturer/games/homework/new?grupa=gr1&tematy=WINDOWS');
  cleanup();
  await show({ ...TERM, next: [next('INCIDENTS', 0)] });
  expect(wayTo()).toBeNull();
});

const starRows = () =>
  within(screen.getByRole('table', { name: 'Krótkie zadania' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('[GTM-4] each student stands with tasks and stars, by name, and by a column that is pressed', async () => {
  await show();
  expect(starRows()).toEqual(['Adam Kos00', 'Łucja Żak1220', 'Zofia Kowalska13']);
  expect(screen.getByText(/^Cała grupa: 23\sgwiazdki\./u)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Gwiazdki' }));
  expect(starRows()).toEqual(['Łucja Żak1220', 'Zofia Kowalska13', 'Adam Kos00']);
  expect(screen.getByRole('columnheader', { name: 'Gwiazdki' }).getAttribute('aria-sort')).toBe('descending');
  expect(await axeFindings()).toEqual([]);
});

test('[GTM-4] stars stand there before the first lesson; a group of nobody says so', async () => {
  await show({ ...TERM, lessons: [] });
  expect(starRows()).toHaveLength(3);
  cleanup();
  await show({ ...TERM, lessons: [], tasks: { all: 72, students: [], set: null } });
  expect(screen.getByText(/nie ma jeszcze nikogo/u)).toBeDefined();
});

test('[GTM-1] before the first lesson it says what will be here', async () => {
  await show({ ...TERM, lessons: [], students: [], next: [] });
  expect(screen.getByText(/^Nie ma jeszcze lekcji/u)).toBeDefined();
  expect(await axeFindings()).toEqual([]);
});

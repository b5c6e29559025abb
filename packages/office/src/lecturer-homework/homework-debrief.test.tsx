import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { COMPETENCES } from '@fracht/engine';
import type { HomeworkDebriefPayload, HomeworkPayload } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { aClassDebrief } from '@fracht/testing/screens/class-debrief.ts';
import { type AskedCall, fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { countRows } from './debrief-files.tsx';
import { HomeworkScreen } from './homework-screen.tsx';

const PATH = '/panel/lecturer/games/homework/$item';
const CALL = 'GET homework/debrief/h1';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Ten students, each with a counted attempt. */
const PLAYERS = Array.from({ length: 10 }, (_, index) => ({
  id: `s${index + 1}`,
  name: `Osoba ${index + 1}`,
  game: `g${index + 1}`,
}));

type Ready = Extract<HomeworkDebriefPayload, { readonly state: 'READY' }>;

function ready(changes: Partial<Ready> = {}): Ready {
  const { unlawful, dearest, surprise, bestMoment, rest } = aClassDebrief();
  return { state: 'READY', unlawful, dearest, surprise, bestMoment, rest, players: PLAYERS, failed: 0, ...changes };
}

function homework(students: number): HomeworkPayload {
  return {
    id: 'h1',
    title: 'czas jazdy kierowcy',
    group: 'gr1',
    groupName: 'LOG-2A',
    rounds: 4,
    bots: 0,
    level: 'ordinary',
    opensAt: 0,
    closesAt: 1,
    attempts: 1,
    counts: 'BEST',
    shown: 'AT_ONCE',
    from: null,
    situations: true,
    topics: [],
    seed: 'ziarno',
    situationCount: 6,
    students: PLAYERS.slice(0, students).map(({ id, name, game }) => ({
      id,
      user: { id, first_name: 'Osoba', last_name: name.slice(6), initials: 'O', short_name: name, num_games: 1 },
      state: 'DONE',
      score: 100,
      counted: game,
      attempts: [],
      remindedAt: null,
    })),
  };
}

async function show(students: number, ...answers: readonly HomeworkDebriefPayload[]): Promise<AskedCall[]> {
  const waiting = [...answers];
  const asked = fakeServer({
    'GET homework/get/': { payload: homework(students) },
    'GET homework/skills/h1': {
      payload: {
        competences: COMPETENCES.map((competence) => ({
          competence,
          students: { STRONG: 6, NORMAL: 2, PRACTISE: 1, TOO_LITTLE: 1 },
        })),
        players: [],
      },
    },
    'GET curriculum/get/': { payload: [] },
    [CALL]: () => ({ payload: waiting.length > 1 ? waiting.shift() : waiting[0] }),
  });
  await showScreen(HomeworkScreen, PATH, '/panel/lecturer/games/homework/h1?widok=omowienie');
  return asked;
}

test('[HWO-9] where no decision cost the class anything that is said, without a table of none', async () => {
  await show(10, ready({ unlawful: [], dearest: [] }));
  expect(await screen.findByText('Żadna decyzja, przed którą stanęło kilka osób, nic nie kosztowała.')).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Najdroższe decyzje klasy' })).toBeNull();
});

const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');

test('[HWO-7] [HWO-9] what the class lost over the attempts that count, its competences, and the decisions of each student', async () => {
  await show(10, ready());
  const table = within(await screen.findByRole('table', { name: 'Najdroższe decyzje klasy' }));
  expect(table.getByText(/^5\s400$/u)).toBeTruthy();
  expect(table.getByText('zaskoczenie')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Najlepszy moment' })).toBeTruthy();
  expect(screen.getByText(/^3\sinne wspólne decyzje, razem −700\szł$/u)).toBeTruthy();
  const competences = await screen.findByRole('table', { name: 'Kompetencje klasy' });
  expect(within(competences).getAllByRole('row')[1]?.textContent).toMatch(/6211$/u);
  expect(screen.getByRole('link', { name: 'Powtórka: Osoba 2' }).getAttribute('href')).toBe(
    '/replay/g2?from=homework.h1',
  );
  expect(screen.getByRole('link', { name: 'Decyzje: Osoba 2' }).getAttribute('href')).toBe(
    '/panel/lecturer/games/g2/debrief',
  );
  expect(await axeFindings()).toEqual([]);
});

test('[HWO-9] a moment leads into the replay of its student and tells it the way back; there are no slides', async () => {
  await show(10, ready());
  await userEvent.click(await screen.findByRole('button', { name: 'Otwórz: Rozbita lampa po kolizji' }));
  expect(screen.getByRole('link', { name: 'Powtórka: Osoba 6, 11:00' }).getAttribute('href')).toBe(
    '/replay/g6?t=82800&from=homework.h1.point.3.2',
  );
  expect(screen.getByRole('link', { name: 'Przebita opona' }).getAttribute('href')).toBe(
    '/replay/g1?t=120000&from=homework.h1',
  );
  expect(screen.queryByRole('link', { name: /rzutnik/u })).toBeNull();
});

test('[HWO-9] while it is worked out it says how far; attempts that could not be are told', async () => {
  await show(10, { state: 'WORKING', share: 0.42 }, ready({ failed: 2 }));
  const bar = await screen.findByRole('progressbar');
  expect(plain(bar.getAttribute('aria-label'))).toBe('Policzono 42 %');
  expect(await screen.findByRole('table', { name: 'Najdroższe decyzje klasy' })).toBeTruthy();
  expect(screen.getByText(/^Nie udało się policzyć 2\spodejść/u)).toBeTruthy();
});

test('[HWO-9] what could not be worked out at all is asked for once more', async () => {
  await show(10, { state: 'FAILED' }, ready());
  await userEvent.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('table', { name: 'Najdroższe decyzje klasy' })).toBeTruthy();
});

test('[PAN-3] competences that could not be loaded are told, and come with the next try', async () => {
  const asked = await show(10, ready());
  expect(await screen.findByRole('table', { name: 'Kompetencje klasy' })).toBeTruthy();
  cleanup();
  const fetched = fetch;
  let isUp = false;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url.includes('homework/skills') && !isUp ? new Response('{"payload":null}', { status: 500 }) : fetched(url, init),
  );
  await showScreen(HomeworkScreen, PATH, '/panel/lecturer/games/homework/h1?widok=omowienie');
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  expect(screen.getByRole('heading', { name: 'Kompetencje klasy' })).toBeTruthy();
  isUp = true;
  await userEvent.click(retry);
  expect(await screen.findByRole('table', { name: 'Kompetencje klasy' })).toBeTruthy();
  expect(asked.filter(({ call }) => call === 'GET homework/skills/h1')).toHaveLength(2);
});

test.each([
  ['xlsx', 'xlsx'],
  ['CSV', 'csv'],
])('[HWO-10] %s saves the debrief as a file', async (button, ending) => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  await show(10, ready());
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const name = new RegExp(`^omowienie-log-2a-czas-jazdy-kierowcy-.*\\.${ending}$`, 'u');
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(name)]));
  vi.restoreAllMocks();
});

test('[HWO-10] competences are a row each, with how many students have which word', () => {
  const students = { STRONG: 6, NORMAL: 2, PRACTISE: 1, TOO_LITTLE: 0 };
  expect(countRows({ competences: [{ competence: 'WINDOWS', students }], players: [] })).toEqual([
    ['Kompetencja', 'pewnie', 'różnie', 'ćwiczyć', 'mało'],
    ['Okna czasowe', 6, 2, 1, 0],
  ]);
});

test('[HWO-7] before anybody has handed it in the page says so, and nothing is worked out', async () => {
  const asked = await show(0, ready());
  expect(await screen.findByText('Nikt jeszcze nie oddał zadania')).toBeTruthy();
  expect(asked.some(({ call }) => call === CALL)).toBe(false);
});

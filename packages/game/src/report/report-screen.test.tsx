import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDebrief } from '@fracht/testing/game/a-debrief.ts';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { someSkills } from '@fracht/testing/game/some-skills.ts';
import { aClassDebriefAnswer } from '@fracht/testing/screens/class-debrief.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { ReportScreen } from './report-screen.tsx';

const { end } = aPlayedGame();
const DEBRIEF = aDebrief(end, 's1');
const whole = (isWhole = true) => ({ payload: { state: 'READY', isWhole, debrief: DEBRIEF } }) as const;
const skillsOf = (player: string, name: string) =>
  ({ payload: { state: 'READY', skills: { ...someSkills(), player, name } } }) as const;
const OWN = {
  'GET game/debrief/game-1': whole(),
  'GET game/skills/game-1': skillsOf('s1', 'Anna Lis'),
};

beforeEach(() => showGame(end, { player: 's1', type: 'STUDENT' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sheet = (name: string) => screen.findByRole('article', { name });

test('[RPR-1] a student finds on one sheet the result, every stop with its account, its better way and rule, and the competences with their numbers', async () => {
  fakeServer(OWN);
  const container = await renderScreen(ReportScreen, 'report');
  const text = (await sheet('Anna Lis')).textContent;
  expect(text).toMatch(
    /najlepszy na Twoim miejscu[\d\s]+średnia klasy[\d\s]+Miejsce1\.|najlepszy na Twoim miejscu[\d\s]+średnia klasy/u,
  );
  expect(text).toMatch(/to 94\s% zysku najlepszego znanego/u);
  expect(text).toMatch(/Decyzje−850,00\szł.*Nieprzypisane\+120,00\szłrazem −1\s150,00\szł/u);
  expect(text).toMatch(/Los−420,00\szłkradzież, ryzyko 7\s% i\s1\sinne/u);
  const stops = within(await sheet('Anna Lis')).getAllByRole('heading', { level: 4 });
  expect(stops.map(({ textContent }) => textContent)).toEqual([
    'Dobrze wybrane zlecenie',
    'Jazda po limicie zamiast parkingu',
    'Przebita opona: słabsza odpowiedź',
  ]);
  // What is against the law is said in words, as on the screen.
  expect(text).toMatch(/Jazda po limicie zamiast parkinguwbrew przepisom/u);
  expect(text).toMatch(/\+380,00mocna strona/u);
  expect(text).toMatch(/−610,00decyzja/u);
  expect(text).toMatch(/Do limitu czasu jazdy zostało 19\smin\./u);
  expect(text).toMatch(/Rachunek z\stamtej minutyRyzyko kary z\skontroli−600,00Parkingi\+130,00/u);
  expect(text).toMatch(/Co byłoby lepszeParking strzeżony, .*Z\splanu: \+470\szł i\s\+14\spkt\./u);
  expect(text).toMatch(/Zasada: W\sgrze po 9\sgodz\. jazdy, bez wydłużenia, należy się odpoczynek/u);
  expect(text).toMatch(/Pozostałe 34\sdecyzje razem: −80,00\szł\./u);
  const row = screen.getByRole('rowheader', { name: /^Czas jazdy/u }).closest('tr');
  expect(row?.textContent).toMatch(/do ćwiczenia \(4\sz\s9\sdecyzji\)w\snormie \(23\sz\s33\sdecyzji\)$/u);
  await expectAccessible(container);
});

test('[RPR-2] it is printed by its button, which is not on the sheet', async () => {
  fakeServer(OWN);
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await renderScreen(ReportScreen, 'report');
  const paper = await sheet('Anna Lis');
  expect(within(paper).queryByRole('button')).toBeNull();
  expect(within(paper).queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Drukuj' }));
  expect(print).toHaveBeenCalledOnce();
});

test('[RPR-3] a teacher gets a sheet of each student, by name, and of one whom the address names', async () => {
  showGame(end, { player: 'teacher', type: 'TEACHER' });
  const names = [
    { id: 's1', name: 'Żaneta Ćwik' },
    { id: 's2', name: 'Bartek Nowak' },
  ];
  const answers = {
    'GET game/class-debrief/game-1': { payload: { ...aClassDebriefAnswer(), isWhole: true, names } },
    'GET game/debrief/game-1?player=s1': whole(),
    'GET game/debrief/game-1?player=s2': whole(),
    'GET game/skills/game-1?player=s1': skillsOf('s1', 'Żaneta Ćwik'),
    'GET game/skills/game-1?player=s2': skillsOf('s2', 'Bartek Nowak'),
  };
  fakeServer(answers);
  const container = await renderScreen(ReportScreen, 'report');
  await sheet('Żaneta Ćwik');
  expect(screen.getByRole('heading', { level: 1, name: /^Wydruki omówień: 2\sosoby$/u })).toBeDefined();
  const sheets = screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'));
  expect(sheets).toEqual(['Bartek Nowak', 'Żaneta Ćwik']);
  await expectAccessible(container);
  cleanup();
  const asked = fakeServer(answers);
  await renderScreen(ReportScreen, 'report', 'report?player=s2&group=gr1');
  await sheet('Bartek Nowak');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  const whose = asked.map(({ call }) => /player=(.*)$/u.exec(call)?.[1]);
  expect(new Set(whose)).toEqual(new Set(['s2']));
  expect(screen.getByRole('link', { name: 'Wróć do kompetencji' }).getAttribute('href')).toBe(
    '/game/game-1/skills?player=s2&group=gr1',
  );
});

/** The answers of a whole class of two. */
const CLASS = {
  'GET game/class-debrief/game-1': {
    payload: {
      ...aClassDebriefAnswer(),
      isWhole: true,
      names: [
        { id: 's1', name: 'Ala Wilk' },
        { id: 's2', name: 'Bartek Nowak' },
      ],
    },
  },
  'GET game/debrief/game-1?player=s1': whole(),
  'GET game/debrief/game-1?player=s2': whole(),
  'GET game/skills/game-1?player=s1': skillsOf('s1', 'Ala Wilk'),
  'GET game/skills/game-1?player=s2': skillsOf('s2', 'Bartek Nowak'),
} as const;

test('[RPR-3] a teacher who leaves the sheet of one student asks for no other', async () => {
  showGame(end, { player: 'teacher', type: 'TEACHER' });
  const asked = fakeServer(CLASS);
  const router = await showScreen(ReportScreen, '/game/$id/report', '/game/game-1/report?player=s2');
  await sheet('Bartek Nowak');
  await act(() => router.navigate({ to: '/' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(asked.filter(({ call }) => call.startsWith('GET game/class-debrief'))).toEqual([]);
});

test('[RPR-3] a teacher who leaves before all sheets are there asks for no further student', async () => {
  showGame(end, { player: 'teacher', type: 'TEACHER' });
  const leave = (): ReturnType<typeof whole> => {
    queueMicrotask(cleanup);
    return whole();
  };
  const asked = fakeServer({ ...CLASS, 'GET game/debrief/game-1?player=s1': leave });
  await showScreen(ReportScreen, '/game/$id/report', '/game/game-1/report');
  const isAsked = (name: string) => asked.some(({ call }) => call === `GET game/${name}`);
  await waitFor(() => expect(isAsked('skills/game-1?player=s1')).toBe(true));
  await new Promise((done) => void setTimeout(done, 200));
  expect(isAsked('debrief/game-1?player=s2')).toBe(false);
});

test('[RPR-3] a student gets the own sheet, whatever the address names', async () => {
  const asked = fakeServer(OWN);
  await renderScreen(ReportScreen, 'report', 'report?player=s2');
  await sheet('Anna Lis');
  const calls = new Set(asked.map(({ call }) => call));
  expect(calls).toEqual(new Set(['GET game/debrief/game-1', 'GET game/skills/game-1']));
});

test('[RPR-4] it waits until all is worked out and says how far; what could not be had can be asked for again', async () => {
  const turns = [{ payload: { state: 'WORKING', share: 0.25 } }, whole(false)];
  let isBroken = true;
  fakeServer({
    ...OWN,
    'GET game/debrief/game-1': () => turns.shift() ?? whole(),
    'GET game/skills/game-1': () => (isBroken ? { payload: { state: 'FAILED' } } : skillsOf('s1', 'Anna Lis')),
  });
  const container = await renderScreen(ReportScreen, 'report');
  expect(await screen.findByText(/^Policzono 25\s%$/u)).toBeDefined();
  await expectAccessible(container);
  expect(await screen.findByText(/^Zostały zlecenia/u, {}, { timeout: 60_000 })).toBeDefined();
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' }, { timeout: 60_000 });
  expect(screen.queryByRole('button', { name: 'Drukuj' })).toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
  isBroken = false;
  await userEvent.click(again);
  expect(await sheet('Anna Lis')).toBeDefined();
});

test('[RPR-4] what fails after it was worked out for a while can be asked for again too', async () => {
  let isBroken = true;
  const turns = [{ payload: { state: 'WORKING', share: 0.25 } }];
  fakeServer({
    ...OWN,
    'GET game/debrief/game-1': () => turns.shift() ?? whole(),
    'GET game/skills/game-1': () => (isBroken ? { status: 500, payload: null } : skillsOf('s1', 'Anna Lis')),
  });
  await renderScreen(ReportScreen, 'report');
  expect(await screen.findByText(/^Policzono 25\s%$/u)).toBeDefined();
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  isBroken = false;
  await userEvent.click(again);
  expect(await sheet('Anna Lis')).toBeDefined();
});

test('[RPR-4] a class is waited for as a whole, and nothing of its students is asked before', async () => {
  showGame(end, { player: 'teacher', type: 'TEACHER' });
  const asked = fakeServer({ 'GET game/class-debrief/game-1': { payload: { state: 'WORKING', share: 0.5 } } });
  await renderScreen(ReportScreen, 'report');
  expect(await screen.findByText(/^Policzono 50\s%$/u)).toBeDefined();
  expect(new Set(asked.map(({ call }) => call))).toEqual(new Set(['GET game/class-debrief/game-1']));
});

import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { noSkills, someSkills } from '@fracht/testing/game/some-skills.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { SkillsScreen } from './skills-screen.tsx';

const played = aPlayedGame();
const STUDENT = { player: 's1', type: 'STUDENT' } as const;
const TEACHER = { player: 'teacher', type: 'TEACHER' } as const;
const CALL = 'GET game/skills/game-1';
const READY = { payload: { state: 'READY', skills: someSkills() } } as const;
const OWN = { level: 1, name: 'Twoje kompetencje' } as const;

beforeEach(() => showGame(played.end, STUDENT));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const table = () => screen.findByRole('table', { name: 'Pięć kompetencji' });

async function rowOf(name: RegExp): Promise<HTMLElement> {
  const head = within(await table()).getByRole('rowheader', { name });
  const row = head.closest('tr');
  if (row === null) throw new Error('a head outside a row');
  return row;
}

function cardOf(name: string): HTMLElement {
  const card = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (card === null) throw new Error(`no card ${name}`);
  return card;
}

async function showOwn() {
  const asked = fakeServer({ [CALL]: READY });
  const container = await renderScreen(SkillsScreen, 'skills');
  await table();
  return { asked, container };
}

test('[SKS-1] the word stands first, then of how many decisions, the lesson beside the term; it is no grade', async () => {
  const { container } = await showOwn();
  const heads = within(await table()).getAllByRole('columnheader', { name: /^(Ta lekcja|Semestr)$/u });
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Ta lekcja', 'Semestr']);
  const driving = within(await rowOf(/^Czas jazdy/u)).getAllByRole('cell');
  expect(driving[0]?.textContent).toMatch(/^do ćwiczenia4\sz\s9\sdecyzji$/u);
  expect(driving[1]?.textContent).toMatch(/^w\snormie23\sz\s33\sdecyzji$/u);
  expect((await rowOf(/^Okna czasowe/u)).textContent).toMatch(/mocna10\sz\s11\sdecyzji/u);
  expect((await rowOf(/^Pojazd, kalkulacja/u)).textContent).toMatch(/w\snormie7\sz\s10\sdecyzji/u);
  expect((await rowOf(/^Zdarzenia, klient/u)).textContent).toMatch(/mocna24\sz\s28\sdecyzji/u);
  expect(screen.getByText('to nie jest ocena')).toBeDefined();
  expect(screen.getByText(/^ta lekcja: 4\sdecyzje · od 9\.10\.2026: 3\slekcje$/u)).toBeDefined();
  expect(cardOf('Jak to czytać').textContent).toContain('Poniżej pięciu nic nie mówimy');
  await expectAccessible(container);
});

test('[SKS-1] under five decisions nothing is said but how many are there', async () => {
  await showOwn();
  const cargo = await rowOf(/^Ładunki specjalne/u);
  expect(cargo.textContent).toMatch(/za mało danych3\sz\s5\spotrzebnych/u);
  expect(cargo.textContent).not.toMatch(/mocna|w\snormie3/u);
});

test('[SKS-2] lessons are drawn one after another, dashed and not joined where decisions are too few; a table says the same', async () => {
  await showOwn();
  const driving = within(await rowOf(/^Czas jazdy/u)).getByRole('table');
  const lessons = within(driving).getAllByRole('row').slice(1);
  expect(lessons.map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual([
    ['9.10.2026', 'w\u00a0normie', '8'],
    ['16.10.2026', 'za mało danych', '2'],
    ['20.11.2026, ta lekcja', 'do ćwiczenia', '9'],
  ]);
  const plot = (await rowOf(/^Czas jazdy/u)).querySelector('svg[viewBox]');
  const dots = Array.from(plot?.querySelectorAll('circle') ?? []);
  expect(dots.map((dot) => /_little_/u.test(dot.getAttribute('class') ?? ''))).toEqual([false, true, false]);
  expect(plot?.querySelectorAll('path')[1]?.getAttribute('d')?.match(/[ML]/gu)).toEqual(['M', 'L']);
});

test('[SKS-3] each competence has links to its moments in the replay, those of other lessons with their day', async () => {
  await showOwn();
  const links = within(await rowOf(/^Czas jazdy/u)).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['19:50 ST-11: odpoczynek za późno', '/replay/game-1?t=28200&from=skills.DRIVING_TIME.1&of=game-1'],
    ['10:24 ADR-01: jazda po limicie', '/replay/game-1?t=80640&from=skills.DRIVING_TIME.2&of=game-1'],
    ['9.10, 19:50 PG-01: odpoczynek za późno', '/replay/game-0?t=28200&from=skills.DRIVING_TIME.3&of=game-1'],
  ]);
  const answered = within(await rowOf(/^Zdarzenia, klient/u)).getByRole('listitem');
  expect(answered.textContent).toBe('Dobra decyzja:11:30 ADR-01: Lampa w serwisie');
});

test('[SKS-3] [SKS-6] two answers in one situation within a minute have their place in the names of their links', async () => {
  const skills = someSkills();
  const answer = skills.observations.find(({ decision }) => decision === '30');
  if (answer === undefined) throw new Error('no answer');
  const second = { ...answer, decision: '31', at: answer.at + 10, loss: 90, value: 0 };
  const links = [second, answer].map((observation) => ({
    game: 'game-1',
    isGood: observation === answer,
    observation,
  }));
  const lesson = skills.lesson.map((one) => (one.competence === 'INCIDENTS' ? { ...one, links } : one));
  const payload = { state: 'READY', skills: { ...skills, lesson, observations: [...skills.observations, second] } };
  fakeServer({ [CALL]: { payload }, [`${CALL}?player=s1`]: { payload } });
  await renderScreen(SkillsScreen, 'skills');
  const named = within(await rowOf(/^Zdarzenia, klient/u)).getAllByRole('link');
  expect(named.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^11:30 ADR-01: Lampa w serwisie, decyzja\s2$/u),
    expect.stringMatching(/^11:30 ADR-01: Lampa w serwisie, decyzja\s1$/u),
  ]);
  cleanup();
  showGame(played.end, TEACHER);
  await renderScreen(SkillsScreen, 'skills', 'skills?player=s1');
  const strikes = await screen.findAllByRole('button', { name: /^Skreśl: .*Lampa w serwisie/u });
  expect(strikes.map((button) => button.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(/, decyzja\s1$/u),
    expect.stringMatching(/, decyzja\s2$/u),
  ]);
});

test('[SKS-3] what to do next begins with the own moments of the weakest competence, the worst first', async () => {
  await showOwn();
  const next = cardOf('Co dalej');
  expect(next.textContent).toMatch(/^Co dalejCzas jazdy i\sodpoczynkido ćwiczenia · 3\schwile do obejrzenia/u);
  const links = within(next).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '10:24 ADR-01: jazda po limicie',
    '9.10, 19:50 PG-01: odpoczynek za późno',
    '19:50 ST-11: odpoczynek za późno',
  ]);
  expect(next.textContent).toMatch(/Ładunki specjalne i\sbezpieczny postójbrakuje 1\sdecyzji/u);
  expect(within(next).queryByRole('button')).toBeNull();
});

test.each([
  ['a competence', 'DRIVING_TIME.3', '9.10, 19:50 PG-01: odpoczynek za późno', 'table'],
  ['what to do next', 'next.1', '10:24 ADR-01: jazda po limicie', 'section'],
])('[SKS-3] who comes back to a moment of %s has the focus there, and it is marked', async (_, place, name, around) => {
  fakeServer({ [CALL]: READY });
  const container = await renderScreen(SkillsScreen, 'skills', `skills?place=${place}`);
  await table();
  const focused = document.activeElement;
  expect([focused?.textContent, focused?.getAttribute('aria-current')]).toEqual([name, 'true']);
  expect(focused?.closest('table, section')?.localName).toBe(around);
  expect(container.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('[SKS-3] who comes back to one of all decisions finds them unfolded', async () => {
  fakeServer({ [CALL]: READY });
  showGame(played.end, TEACHER);
  await renderScreen(SkillsScreen, 'skills', 'skills?player=s1&place=all.2');
  await table();
  expect(document.activeElement?.closest('details')?.open).toBe(true);
  expect(document.activeElement?.getAttribute('href')).toBe(
    '/replay/game-1?t=30000&from=skills.all.2&of=game-1&player=s1',
  );
});

test('[SKS-10] a teacher who came from the term of a group goes back to it, by way of the replay and the paper too', async () => {
  fakeServer({ [CALL]: READY });
  showGame(played.end, TEACHER);
  await renderScreen(SkillsScreen, 'skills', 'skills?player=s1&group=gr1');
  await table();
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Semestr grupy')).toBe('/panel/lecturer/groups/gr1/term?player=s1');
  expect(leadsTo('Wydruk omówienia')).toBe('/game/game-1/report?player=s1&group=gr1');
  expect(screen.queryByRole('link', { name: 'Kompetencje klasy' })).toBeNull();
  const [moment] = within(await rowOf(/^Czas jazdy/u)).getAllByRole('link');
  expect(moment?.getAttribute('href')).toMatch(/&of=game-1&player=s1&group=gr1$/u);
});

test('[SKS-4] while they are worked out it is said how far, and they are asked for again every second', async () => {
  let asked = 0;
  fakeServer({
    [CALL]: () => {
      asked += 1;
      return asked < 3 ? { payload: { state: 'WORKING', share: asked / 4 } } : READY;
    },
  });
  const container = await renderScreen(SkillsScreen, 'skills');
  expect(screen.getByRole('heading', OWN)).toBeDefined();
  expect(await screen.findByText(/^Policzono 25\s%$/u)).toBeDefined();
  await expectAccessible(container);
  expect(await screen.findByText(/^Policzono 50\s%$/u)).toBeDefined();
  expect(await screen.findByRole('table', { name: 'Pięć kompetencji' })).toBeDefined();
  expect(asked).toBe(3);
});

test.each([
  ['could not be worked out', { payload: { state: 'FAILED' } }],
  ['got no answer', { status: 500, payload: null }],
])('[SKS-4] those that %s can be asked for again', async (_, failure) => {
  let asked = 0;
  fakeServer({
    [CALL]: () => {
      asked += 1;
      return asked === 1 ? failure : READY;
    },
  });
  await showScreen(SkillsScreen, '/game/$id/skills', '/game/game-1/skills');
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  expect(screen.getByRole('heading', { level: 2, name: 'Nie udało się policzyć kompetencji' })).toBeDefined();
  await userEvent.click(again);
  expect(await table()).toBeDefined();
});

test('[SKS-4] that there are no decisions yet is said, and that a game still goes on', async () => {
  fakeServer({ [CALL]: { payload: { state: 'READY', skills: noSkills() } } });
  const container = await renderScreen(SkillsScreen, 'skills');
  expect(await screen.findByText('Nie ma jeszcze decyzji')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  await expectAccessible(container);
  cleanup();
  showGame(gameAt(played, 3600), STUDENT);
  await renderScreen(SkillsScreen, 'skills');
  expect(screen.getByText(/^Gra jeszcze trwa/u)).toBeDefined();
});

test('[SKS-5] a student sees the own ones whatever the address names, and what was struck out with its reason', async () => {
  const asked = fakeServer({ [CALL]: READY });
  await renderScreen(SkillsScreen, 'skills', 'skills?player=s2');
  await table();
  expect(asked.map(({ call }) => call)).toEqual([CALL]);
  expect(screen.getByRole('heading', OWN)).toBeDefined();
  const struck = cardOf('Skreślone decyzje');
  expect(struck.textContent).toContain('13:00 ADR-01: Awaria agregatu');
  expect(struck.textContent).toContain('Powód: Pytanie było niejasne');
  expect(screen.queryByText(/^Wszystkie decyzje lekcji/u)).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Skreśl|Przywróć)/u })).toBeNull();
});

async function showStudentToTeacher() {
  const skills = someSkills();
  const struck = [...skills.struck];
  const asked = fakeServer({
    [CALL]: () => ({ payload: { state: 'READY', skills: { ...skills, struck } } }),
    'POST game/strike-observation/': ({ body }) => {
      struck.push({ decision: body['decision'] ?? '', reason: body['reason'] ?? '', by: 'teacher', at: 0 });
      return { payload: null };
    },
    'POST game/restore-observation/': ({ body }) => {
      const place = struck.findIndex(({ decision }) => decision === body['decision']);
      struck.splice(place, 1);
      return { payload: null };
    },
  });
  showGame(played.end, TEACHER);
  const container = await renderScreen(SkillsScreen, 'skills', 'skills?player=s1');
  await userEvent.click(await screen.findByText('Wszystkie decyzje lekcji (5)'));
  return { asked, container };
}

test('[SKS-6] a teacher opens those of one student by name, with all decisions of the lesson, each with all that it says', async () => {
  const { asked, container } = await showStudentToTeacher();
  expect(asked[0]?.call).toBe(`${CALL}?player=s1`);
  expect(screen.getByRole('heading', { level: 1, name: 'Kompetencje: Zofia Kowalska' })).toBeDefined();
  const row = screen.getByRole('button', { name: 'Skreśl: 20:20 ATP-02: wysłany, dostawa na czas' }).closest('li');
  expect(row?.textContent).toMatch(
    /Okna czasowe: wysłany, dostawa na czas, bez stratyPojazd.*: podwykonawca, strata 80\szł/u,
  );
  expect(screen.getByRole('button', { name: 'Przywróć: 13:00 ADR-01: Awaria agregatu' })).toBeDefined();
  await expectAccessible(container);
});

test('[SKS-6] [FRM-4] a decision is struck out with a reason of at least three letters, and taken in again', async () => {
  const { asked } = await showStudentToTeacher();
  const words = '10:24 ADR-01: jazda po limicie';
  await userEvent.click(screen.getByRole('button', { name: `Skreśl: ${words}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Skreślić decyzję?' });
  const reason = within(dialog).getByRole('textbox', { name: 'Powód' });
  const submit = within(dialog).getByRole('button', { name: 'Skreśl' });
  expect(reason.getAttribute('maxlength')).toBe('200');
  await userEvent.type(reason, 'a ');
  await userEvent.click(submit);
  expect(await within(dialog).findByText('Podaj powód, od 3 do 200 znaków.')).toBeDefined();
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  await userEvent.clear(reason);
  await userEvent.type(reason, ' Awaria sieci ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Anuluj' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Wróć do formularza' }));
  await userEvent.click(submit);
  const restore = await screen.findByRole('button', { name: `Przywróć: ${words}` });
  expect(screen.queryByRole('dialog')).toBeNull();
  const sent = { game: 'game-1', player: 's1', decision: 'ADR-01@80640' };
  expect(asked.find(({ call }) => call === 'POST game/strike-observation/')?.body).toEqual({
    ...sent,
    reason: 'Awaria sieci',
  });
  expect(cardOf('Skreślone decyzje').textContent).toContain('Powód: Awaria sieci');
  await userEvent.click(restore);
  expect(await screen.findByRole('button', { name: `Skreśl: ${words}` })).toBeDefined();
  expect(asked.find(({ call }) => call === 'POST game/restore-observation/')?.body).toEqual(sent);
});

test('[SKS-7] a teacher who names nobody sees counts of students, and whose competences can be opened', async () => {
  fakeServer({
    'GET game/class-skills/game-1': {
      payload: {
        competences: [{ competence: 'DRIVING_TIME', students: { STRONG: 1, NORMAL: 2, PRACTISE: 3, TOO_LITTLE: 4 } }],
        players: [{ id: 's 1', name: 'Zofia Kowalska' }],
      },
    },
  });
  showGame(played.end, TEACHER);
  const container = await renderScreen(SkillsScreen, 'skills');
  const counts = await screen.findByRole('table', { name: 'Kompetencje klasy, liczba studentów' });
  expect(
    within(counts)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '2', '3', '4']);
  expect(counts.textContent).not.toContain('Zofia');
  expect(screen.getByRole('link', { name: 'Zofia Kowalska' }).getAttribute('href')).toBe(
    '/game/game-1/skills?player=s+1',
  );
  await expectAccessible(container);
});

test('[SKS-9] a teacher sees the codes of the curriculum, unconfirmed ones said to be so; a student does not', async () => {
  const own = await showOwn();
  expect(own.asked.map(({ call }) => call)).not.toContain('GET curriculum/get/');
  cleanup();
  const line = { units: ['SPL.05 Klienci', 'TDR.02 Przewóz'], version: 1, author: null, savedAt: null };
  const payload = [
    { ...line, competence: 'WINDOWS', isConfirmed: true },
    { ...line, competence: 'INCIDENTS', isConfirmed: false },
  ];
  fakeServer({ [CALL]: READY, 'GET curriculum/get/': { payload } });
  showGame(played.end, TEACHER);
  await renderScreen(SkillsScreen, 'skills', 'skills?player=s1');
  await screen.findByText('SPL.05, TDR.02');
  expect((await rowOf(/^Okna czasowe/u)).textContent).not.toContain('do potwierdzenia');
  expect((await rowOf(/^Zdarzenia, klient/u)).textContent).toContain('do potwierdzenia: SPL.05, TDR.02');
});

test('[SKS-10] one press leads from the own competences to the term; a teacher has no such way', async () => {
  await showOwn();
  expect(screen.getByRole('link', { name: /^Semestr i/u }).getAttribute('href')).toBe('/panel/student/term');
  cleanup();
  await showStudentToTeacher();
  expect(screen.queryByRole('link', { name: /^Semestr i/u })).toBeNull();
});

test('[SKS-8] the page can be printed', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await showOwn();
  await userEvent.click(screen.getByRole('button', { name: 'Karta do druku' }));
  expect(print).toHaveBeenCalledOnce();
});

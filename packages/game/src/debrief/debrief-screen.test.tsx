import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aDebrief } from '@fracht/testing/game/a-debrief.ts';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import * as stageText from '../lobby/use-stage-text.ts';
import { DebriefScreen } from './debrief-screen.tsx';
import { stopIn } from './use-open-stop.ts';

vi.spyOn(stageText, 'useStageText').mockReturnValue('Koniec gry.');

const { end } = aPlayedGame();
const DEBRIEF = aDebrief(end, 's1');
const CALL = 'GET game/debrief/game-1';
const READY = { payload: { state: 'READY', isWhole: true, debrief: DEBRIEF } } as const;

beforeAll(async () => {
  await import('./own-game.tsx');
  await import('./stop-detail.tsx');
});
beforeEach(() => showGame(end, { player: 's1', type: 'STUDENT' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stops = () => {
  const card = screen.getByRole('heading', { name: /^Co się stało/u }).closest('section');
  if (card === null) throw new Error('no list of stops');
  return within(card);
};

async function showReady(address = 'summary') {
  const asked = fakeServer({ [CALL]: READY, 'GET survey/all/': { payload: [] } });
  const container = await renderScreen(DebriefScreen, 'summary', address);
  await screen.findByRole('heading', { level: 2, name: /^Co się stało/u });
  await screen.findByRole('link', { name: 'Pokaż na mapie' });
  return { asked, container };
}

test('[DBS-1] [RPR-1] with no click a student sees the strength first, then the dearest decisions, and the first one open', async () => {
  const { container } = await showReady();
  const rows = stops().getAllByRole('button');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Dobrze wybrane zlecenie.*\+380,00mocna strona, już w\swyniku/u),
    expect.stringMatching(/^2Jazda po limicie zamiast parkingu.*wbrew przepisom−610,00decyzja/u),
    expect.stringMatching(/^3Przebita opona: słabsza odpowiedź.*−240,00decyzja/u),
  ]);
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['true', null, null]);
  expect(screen.getByRole('heading', { name: 'Dobrze wybrane zlecenie' })).toBeDefined();
  expect(screen.getByText('Koniec gry.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'drukuj' }).getAttribute('href')).toBe('/game/game-1/report');
  expect(screen.getByRole('link', { name: 'wynik w\u00a0szczegółach' }).getAttribute('href')).toBe(
    '/game/game-1/result',
  );
  expect(screen.getByRole('link', { name: 'Wróć do panelu' }).getAttribute('href')).toBe('/panel');
  expect(screen.getByRole('link', { name: 'wszystkie decyzje' }).getAttribute('href')).toBe('/game/game-1/decisions');
  expect(screen.getByText(/^Pozostałe 34\sdecyzje razem:/u).parentElement?.textContent).toContain('−80,00');
  await expectAccessible(container);
});

test('[DBS-1] the open stop stands in the address; an address that names none opens the first', async () => {
  await showReady('summary?stop=2');
  expect(screen.getByRole('heading', { name: 'Jazda po limicie zamiast parkingu' })).toBeDefined();
  expect([stopIn('?stop=9', 3), stopIn('?stop=x', 3), stopIn('', 3), stopIn('?stop=3', 3)]).toEqual([0, 0, 0, 2]);
});

test('[DBS-1] [SUM-1] a teacher has the results of all there', async () => {
  showGame(end, { player: 'teacher', type: 'TEACHER' });
  fakeServer({ 'GET survey/all/': { payload: [] } });
  await renderScreen(DebriefScreen, 'summary');
  expect(await screen.findByRole('table', { name: 'Tabela wyników graczy' })).toBeDefined();
});

test('[DBS-2] while it is worked out the result is there at once, with how far it has come; it is asked for each second', async () => {
  let asked = 0;
  fakeServer({
    [CALL]: () => {
      asked += 1;
      return asked < 3 ? { payload: { state: 'WORKING', share: asked / 4 } } : READY;
    },
    'GET survey/all/': { payload: [] },
  });
  const container = await renderScreen(DebriefScreen, 'summary');
  expect(screen.getByRole('heading', { level: 1, name: 'Twój wynik' })).toBeDefined();
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('25');
  expect(screen.getByText(/^Policzono 25\s%$/u)).toBeDefined();
  await expectAccessible(container);
  expect(await screen.findByText(/^Policzono 50\s%$/u)).toBeDefined();
  const title = { level: 2, name: /^Co się stało/u } as const;
  expect(await screen.findByRole('heading', title)).toBeDefined();
  expect(asked).toBe(3);
});

test('[DBS-2] one that could not be worked out says so and can be asked for again', async () => {
  let asked = 0;
  fakeServer({
    [CALL]: () => {
      asked += 1;
      return asked === 1 ? { payload: { state: 'FAILED' } } : READY;
    },
    'GET survey/all/': { payload: [] },
  });
  await renderScreen(DebriefScreen, 'summary');
  expect(await screen.findByText('Nie udało się policzyć omówienia')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('heading', { level: 2, name: /^Co się stało/u })).toBeDefined();
});

test('[DBS-2] what is there already is shown while the rest is worked out, and asked for again', async () => {
  let asked = 0;
  fakeServer({
    [CALL]: () => {
      asked += 1;
      return asked === 1 ? { payload: { ...READY.payload, isWhole: false } } : READY;
    },
    'GET survey/all/': { payload: [] },
  });
  await renderScreen(DebriefScreen, 'summary');
  expect(await screen.findByText(/^Liczymy dalej/u)).toBeDefined();
  expect(stops().getAllByRole('button')).toHaveLength(3);
  await waitFor(() => expect(screen.queryByText(/^Liczymy dalej/u)).toBeNull());
  expect(asked).toBe(2);
});

test('[DBS-3] a stop tells what was to be seen, what was chosen, why it cost what it cost and what would have been better, by which rule', async () => {
  const { container } = await showReady('summary?stop=2');
  const blocks = [/^Co było widać o\s20:20/u, /^Twój wybór/u, /^Rachunek z\stamtej minuty/u, /zgodnie z\sprzepisami$/u];
  for (const name of blocks) expect(screen.getByRole('heading', { level: 3, name })).toBeDefined();
  const text = container.textContent;
  expect(text).toMatch(/Do limitu czasu jazdy zostało 19\smin\./u);
  expect(text).toContain('Limit czasu jazdy20:39');
  expect(text).toMatch(/Okno rozładunku(?:dzień|dni)\s[\d–]+, \d+:\d\d–\d+:\d\d/u);
  expect(text).toMatch(/w\sklasie: 5\srazy u\s3\sosób/u);
  expect(text).toMatch(/Parking strzeżony, .*, o\s20:34/u);
  expect(text).toMatch(/Z\splanu: \+470\szł i\s\+14\spkt\./u);
  expect(text).toMatch(/Zasada: W\sgrze po 9\sgodz\. jazdy, bez wydłużenia, należy się odpoczynek, 9\sgodz\.:/u);
  expect(screen.getByRole('link', { name: 'Pokaż na mapie' }).getAttribute('href')).toBe(
    '/replay/game-1?t=30000&from=stop.2',
  );
  await expectAccessible(container);
});

test('[DBS-3] the rows of the account of a stop add up to its amount', async () => {
  await showReady('summary?stop=2');
  const account = screen.getByRole('heading', { name: /^Rachunek z\stamtej minuty/u }).closest('section');
  const rows = within(account ?? document.body).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Ryzyko kary z\u00a0kontroli−600,00',
    'Parkingi+130,00',
    expect.stringMatching(/^Po limicie jazdy, −12\spkt−120,00$/u),
    expect.stringMatching(/^Parkingi strzeżone, −2\spkt−20,00$/u),
    'Decyzja−610,00',
  ]);
});

test('[DBS-4] that nothing else is as good is said; so is what is', async () => {
  await showReady('summary?stop=2');
  expect(screen.getByText(/^Żaden inny z\sporównanych wyborów nie był równie dobry\.$/u)).toBeDefined();
  cleanup();
  const [first, second, third] = DEBRIEF.decisions;
  const also = second?.alternatives.map((one) => ({ ...one, isAsGood: true })) ?? [];
  const decisions = [first, { ...second, alternatives: also }, third];
  fakeServer({
    [CALL]: { payload: { state: 'READY', isWhole: true, debrief: { ...DEBRIEF, decisions } } },
  });
  await renderScreen(DebriefScreen, 'summary', 'summary?stop=2');
  expect(await screen.findByText(/^Też dobrze: Parking niestrzeżony/u)).toBeDefined();
});

test('[DBS-5] decisions, luck and the rest make up all that the best known had more, as one sum; luck is no loss', async () => {
  await showReady();
  const sum = screen.getByRole('group', { name: /^Z\sczego wynika różnica/u });
  const parts = within(sum).getAllByRole('definition');
  // 850 and 420 of 1,150 are shown; 120 zł were gained elsewhere.
  expect(parts.map(({ textContent }) => textContent)).toEqual(['−1\u00a0150,00', '−850,00', '−420,00', '+120,00']);
  expect(parts.map(({ className }) => className.includes('loss'))).toEqual([false, true, false, false]);
  expect(screen.getByTitle(/^kradzież, ryzyko 7\s% i\s1\sinne$/u).textContent).toContain('los');
});

test('[DBS-2] who played alone has no place among others and no mean of a class', async () => {
  const alone = { ...DEBRIEF, scores: DEBRIEF.scores.slice(0, 1), place: 1, best: null };
  fakeServer({ [CALL]: { payload: { ...READY.payload, debrief: alone } }, 'GET survey/all/': { payload: [] } });
  const container = await renderScreen(DebriefScreen, 'summary');
  await screen.findByRole('heading', { level: 2, name: /^Co się stało/u });
  expect(container.textContent).not.toMatch(/miejsce z|średnia klasy/u);
  expect(screen.queryByRole('table', { name: 'Wyniki klasy na jednej osi' })).toBeNull();
});

test('[DUE-4] from the head of the debrief one press leads down to the duel, where the lesson has a ghost', async () => {
  const own = { kind: 'OWN', name: null, score: 31_240 };
  const links = async (ghosts: readonly unknown[]) => {
    const asked = fakeServer({
      [CALL]: READY,
      'GET survey/all/': { payload: [] },
      'GET duel/offer/game-1': { payload: { ghosts, open: null, left: 5 } },
    });
    const container = await renderScreen(DebriefScreen, 'summary');
    await screen.findByRole('heading', { level: 2, name: /^Co się stało/u });
    await vi.waitFor(() => expect(asked.map(({ call }) => call)).toContain('GET duel/offer/game-1'));
    await vi.waitFor(() => expect(container.querySelectorAll('#pojedynek')).toHaveLength(ghosts.length));
    const named = () => screen.queryAllByRole('link', { name: 'zagraj 1. rundę jeszcze raz' });
    await vi.waitFor(() => expect(named()).toHaveLength(ghosts.length));
    return named().map((link) => link.getAttribute('href'));
  };
  expect(await links([own])).toEqual(['#pojedynek']);
  cleanup();
  expect(await links([])).toEqual([]);
});

test('[DBS-7] stops are gone through with arrows and opened with Enter; the axis has its table', async () => {
  await showReady();
  const [first, second] = stops().getAllByRole('button');
  act(() => first?.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Jazda po limicie zamiast parkingu' })).toBeDefined();
  const table = screen.getByRole('table', { name: 'Wyniki klasy na jednej osi' });
  expect(within(table).getAllByRole('row')).toHaveLength(DEBRIEF.scores.length + 3);
});

test('[DBS-7] who comes back to a stop has the focus on it; who comes to the debrief has it nowhere', async () => {
  await showReady('summary?stop=2');
  const [, second] = stops().getAllByRole('button');
  expect(document.activeElement).toBe(second);
  cleanup();
  await showReady();
  expect(document.activeElement).toBe(document.body);
});

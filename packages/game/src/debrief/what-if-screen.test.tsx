import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameEndsAt } from '@fracht/engine';
import { aDebrief, aWhatIf } from '@fracht/testing/game/a-debrief.ts';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { nightsOn } from '../parts/time-axis.ts';
import { AllDecisionsScreen } from './all-decisions-screen.tsx';
import { courseAxis, courseBlocks, overrunsIn, restsIn, wholeCourse } from './course-blocks.ts';
import { differenceSum } from './differences-table.tsx';
import { WhatIfScreen } from './what-if-screen.tsx';

const { end } = aPlayedGame();
const ANSWER = aWhatIf(end, 's1');
const READY = { payload: { state: 'READY', isWhole: true, debrief: aDebrief(end, 's1') } } as const;
const PATH = 'what-if/$decision';
const ADDRESS = 'what-if/ADR-01@30000';

beforeEach(() => showGame(end, { player: 's1', type: 'STUDENT' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(address = ADDRESS) {
  const asked = fakeServer({ 'GET game/debrief/game-1': READY, 'POST game/what-if/': { payload: ANSWER } });
  const container = await renderScreen(WhatIfScreen, PATH, address);
  return { asked, container };
}

/** Expands the account of the differences. */
async function openAccount(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^Pokaż rachunek/u }));
}

const differing = () => within(screen.getByRole('table', { name: 'Co potoczyłoby się inaczej' })).getAllByRole('row');

test('[DBS-6] what was to be expected and what would have come with the luck of the game stand apart, and the account adds up to the latter', async () => {
  const payload = { ...ANSWER, expected: { money: 300, points: 10, total: 400 } };
  fakeServer({ 'GET game/debrief/game-1': READY, 'POST game/what-if/': { payload } });
  const container = await renderScreen(WhatIfScreen, PATH, ADDRESS);
  const expected = await screen.findByText(/^Z\splanu, w\schwili decyzji$/u);
  expect(expected.nextElementSibling?.textContent).toMatch(/^\+400\szłten wybór: najlepsza$/u);
  const came = screen.getByText(/^W\stej grze, z\stym samym losem$/u);
  expect(came.nextElementSibling?.textContent).toMatch(/^\+610\szł\+470\szł i\s\+14\spkt$/u);
  const button = screen.getByRole('button', { name: /^Pokaż rachunek/u });
  expect(button.textContent).toMatch(/3\spozycje, w\stej grze, z\stym samym losem\+470\szł i\s\+14\spkt$/u);
  expect(screen.queryByRole('table', { name: 'Co potoczyłoby się inaczej' })).toBeNull();
  await openAccount();
  expect(differing()).toHaveLength(5);
  expect(differing().at(-1)?.textContent).toMatch(/^Razem\+470\szł i\s\+14\spkt$/u);
  expect(differenceSum(ANSWER)).toEqual({ money: 470, points: 14 });
  await expectAccessible(container);
});

test('[DBS-6] that fate is the same is told with figures; folded, what no longer fitted and why, and what a bot did', async () => {
  const { container } = await show();
  expect(await screen.findByText(/^Los jest ten sam: .* \(4\sz\s61\szdarzeń\)\. Inne zlecenia/u)).toBeDefined();
  const button = screen.getByRole('button', { name: /^Na czym stoi to porównanie/u });
  expect(button.textContent).toMatch(/1\spóźniejsza decyzja już bez miejsca, bot dokończył 1\sruch$/u);
  await userEvent.click(button);
  const text = container.textContent;
  expect(text).toMatch(/1\spóźniejsza decyzja już bez miejsca: parking dla ADR-01 o\s0:30/u);
  expect(text).toMatch(/Bot dokończył 1\sruch: parking dla ADR-01 o\s5:34/u);
});

test('[DBS-6] the way back leads to where one came from: the debrief, the list of all decisions or the page of the term, also after another choice', async () => {
  await show();
  const back = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('radiogroup', { name: 'Inny wybór' });
  expect(back('Omówienie')).toBe('/game/game-1/summary?stop=2');
  cleanup();
  await show(`${ADDRESS}?a=0&from=term`);
  const bar = await screen.findByRole('radiogroup', { name: 'Inny wybór' });
  expect(back('Mój semestr')).toBe('/panel/student/term');
  const [, second] = within(bar).getAllByRole<HTMLInputElement>('radio');
  if (second === undefined) throw new Error('no second choice');
  await userEvent.click(second);
  await waitFor(() => expect(second.checked).toBe(true));
  expect(back('Mój semestr')).toBe('/panel/student/term');
  cleanup();
  await show(`${ADDRESS}?a=0&from=all`);
  await screen.findByRole('radiogroup', { name: 'Inny wybór' });
  expect(decodeURIComponent(back('Wszystkie decyzje') ?? '')).toBe(
    '/game/game-1/decisions?place=decision.ADR-01@30000',
  );
});

test('[DBS-6] who comes back to the list of all decisions has the focus on the one that was looked at', async () => {
  fakeServer({ 'GET game/debrief/game-1': READY });
  await renderScreen(AllDecisionsScreen, 'decisions', 'decisions?place=decision.ADR-01@30000');
  await screen.findByRole('table', { name: 'Wszystkie decyzje' });
  expect(document.activeElement?.textContent).toBe('Jazda po limicie zamiast parkingu');
});

test('[DBS-6] no two links of the list of all decisions are called the same, two answers in one situation neither', async () => {
  const [first, second, third] = aDebrief(end, 's1').decisions;
  if (first === undefined || second === undefined || third === undefined) throw new Error('no decisions');
  const soonAfter = { ...third, id: '15', at: third.at + 20 };
  const later = { ...third, id: '16', at: third.at + 600 };
  const debrief = { ...aDebrief(end, 's1'), decisions: [first, second, third, soonAfter, later] };
  fakeServer({ 'GET game/debrief/game-1': { payload: { state: 'READY', isWhole: true, debrief } } });
  await renderScreen(AllDecisionsScreen, 'decisions');
  const links = within(await screen.findByRole('table', { name: 'Wszystkie decyzje' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label')?.replaceAll('\u00a0', ' '))).toEqual([
    'Co by było, gdyby inaczej: Rezerwacja zlecenia, 13:00, dzień 1',
    'Co by było, gdyby inaczej: Jazda po limicie zamiast parkingu, 20:20, dzień 1',
    'Co by było, gdyby inaczej: Przebita opona: słabsza odpowiedź, 1:53, dzień 2, decyzja 1',
    'Co by było, gdyby inaczej: Przebita opona: słabsza odpowiedź, 1:53, dzień 2, decyzja 2',
    'Co by było, gdyby inaczej: Przebita opona: słabsza odpowiedź, 2:03, dzień 2',
  ]);
});

test('[DBS-6] what chance took from a good decision is told as bad luck; of a weak one it is not', async () => {
  const debrief = aDebrief(end, 's1');
  const decisions = debrief.decisions.map((one) => ({
    ...one,
    judgement: one.judgement === null ? null : { ...one.judgement, luck: -4000 },
  }));
  fakeServer({
    'GET game/debrief/game-1': { payload: { state: 'READY', isWhole: true, debrief: { ...debrief, decisions } } },
  });
  await renderScreen(AllDecisionsScreen, 'decisions');
  const rows = within(await screen.findByRole('table', { name: 'Wszystkie decyzje' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => /pech: −4\u00a0000\u00a0zł/u.test(textContent))).toEqual([true, false, false]);
});

test('[DBS-6] what changes no result is folded where there is much of it; the sum stays that of all', async () => {
  const quiet = (at: number) => {
    const was = { at, what: 'ORDER_BOOKED', car: null, order: `Z/${at}`, situation: null } as const;
    const told = { ...was, parking: null, city: null, minutes: null, money: 0, points: 0 };
    return { was: told, would: null, money: 0, points: 0 };
  };
  const differences = [...ANSWER.differences, ...[50_000, 51_000, 52_000, 53_000, 54_000].map(quiet)];
  const payload = { ...ANSWER, differences };
  fakeServer({ 'GET game/debrief/game-1': READY, 'POST game/what-if/': { payload } });
  const container = await renderScreen(WhatIfScreen, PATH, ADDRESS);
  await openAccount();
  expect(differing()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: /^Pokaż też 5\szdarzeń bez różnicy/u }));
  expect(differing()).toHaveLength(10);
  expect(differing().at(-1)?.textContent).toMatch(/^Razem\+470\szł i\s\+14\spkt$/u);
  await expectAccessible(container);
});

test('[DBS-6] [WIF-4] what happened in both games, but at another hour, is told of each at its own', async () => {
  const parked = {
    what: 'PARKING_PAID',
    car: 'ADR-01',
    order: null,
    situation: null,
    parking: null,
    city: null,
  } as const;
  const told = { ...parked, minutes: null, money: -130, points: 0 };
  // The driver stood at 18:08 on the third day, and would have at 16:05.
  const row = { was: { ...told, at: 194_880 }, would: { ...told, at: 187_500 }, money: 0, points: 0 };
  const payload = { ...ANSWER, differences: [row] };
  fakeServer({ 'GET game/debrief/game-1': READY, 'POST game/what-if/': { payload } });
  await renderScreen(WhatIfScreen, PATH, ADDRESS);
  await openAccount();
  const cells = within(differing()[1] ?? document.body).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    '18:08, dzień 3 Opłata za parking −130 zł',
    '16:05, dzień 3 Opłata za parking −130 zł',
    '',
  ]);
});

test('[DBS-6] later decisions that no longer fitted are told once each, with how often', async () => {
  const [one] = ANSWER.refused;
  if (one === undefined) throw new Error('nothing refused');
  const refused = [one, one, ...[46_000, 47_000, 48_000, 49_000, 50_000, 51_000].map((at) => ({ ...one, at }))];
  fakeServer({ 'GET game/debrief/game-1': READY, 'POST game/what-if/': { payload: { ...ANSWER, refused } } });
  await renderScreen(WhatIfScreen, PATH, ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: /^Na czym stoi/u }));
  const title = await screen.findByText(/^8\spóźniejszych decyzji już bez miejsca:$/u);
  const told = within(title.parentElement ?? document.body).getAllByRole('listitem');
  expect(told).toHaveLength(7);
  expect(told[0]?.textContent).toMatch(/^parking dla ADR-01 o\s0:30 \(.*\), 2 razy$/u);
  expect(told[6]?.textContent).toMatch(/^i\sjeszcze 1$/u);
});

test('[DBS-6] each alternative is a card with its words, its amount and how it stands; another is chosen with the arrows too, and stands in the address', async () => {
  const { asked } = await show();
  const cards = await screen.findByRole('radiogroup', { name: 'Inny wybór' });
  const radios = within(cards).getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
  const [first, second] = radios.map(({ labels }) => labels?.[0]?.textContent);
  expect(first).toMatch(/^Parking strzeżony, .*, o\s20:34 \+610\szł najlepsza$/u);
  expect(second).toMatch(/^Parking niestrzeżony, .*, o\s20:28 \+100\szł zgodna z\sprawem, nie najlepsza$/u);
  await userEvent.click(radios[1] ?? cards);
  await waitFor(() => expect(radios[1]?.checked).toBe(true));
  const sent = asked.filter(({ call }) => call === 'POST game/what-if/').map(({ body }) => body['actions']);
  expect(sent).toHaveLength(2);
  expect(sent[0]).not.toBe(sent[1]);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Co by było, gdyby kierowca ADR-01 zjechał na parking' }),
  ).toBeDefined();
});

test('[DBS-6] [DBS-3] what breaks a rule has sign and word, the law below, and is not shown as a gain', async () => {
  const debrief = aDebrief(end, 's1');
  const [, decision] = debrief.decisions;
  const breaks = decision?.judgement?.breaks;
  if (decision === undefined || breaks == null) throw new Error('no rule broken');
  const broken = decision.alternatives.map((one) => ({ ...one, breaks, isAsGood: false }));
  const payload = {
    state: 'READY',
    isWhole: true,
    debrief: { ...debrief, decisions: [{ ...decision, alternatives: broken }] },
  };
  fakeServer({ 'GET game/debrief/game-1': { payload }, 'POST game/what-if/': { payload: { ...ANSWER, breaks } } });
  const container = await renderScreen(WhatIfScreen, PATH, ADDRESS);
  const cards = await screen.findByRole('radiogroup', { name: 'Inny wybór' });
  for (const { labels } of within(cards).getAllByRole<HTMLInputElement>('radio')) {
    expect(labels?.[0]?.textContent).toMatch(/łamie prawo$/u);
  }
  expect(await screen.findByText('Wbrew przepisom: zysk się nie liczy.')).toBeDefined();
  expect(container.textContent).toMatch(/rozporządzenie \(WE\) nr 561\/2006, art\. 6 ust\. 1/u);
  expect(container.innerHTML).not.toMatch(/class="[^"]*gain/u);
  await expectAccessible(container);
});

test('[DBS-6] the car that would have been free has a lane of its own, and stands in the table', async () => {
  const freed = { car: 'ADR-02', from: 36_000, to: 50_400 };
  fakeServer({ 'GET game/debrief/game-1': READY, 'POST game/what-if/': { payload: { ...ANSWER, freed } } });
  await renderScreen(WhatIfScreen, PATH, ADDRESS);
  const table = await screen.findByRole('table', { name: 'Przebieg: ADR-01' });
  expect(within(table).getAllByRole('row').at(-1)?.textContent).toMatch(
    /^Gdyby22:00, dzień\s1ADR-02 wolny 4\sgodz\. wcześniej$/u,
  );
});

test('[DBS-6] a decision that there is not, and one without another way, say so', async () => {
  await show('what-if/99');
  expect(await screen.findByText(/^Takiej decyzji nie ma w\stej grze\.$/u)).toBeDefined();
});

test('[DBS-6] [DBS-7] both courses stand on one axis, with their overruns, and in a table', async () => {
  await show();
  const table = await screen.findByRole('table', { name: 'Przebieg: ADR-01' });
  expect(within(table).getAllByRole('row')).toHaveLength(
    1 + ANSWER.course.was.entries.length + ANSWER.course.would.entries.length,
  );
  const axis = courseAxis(ANSWER, 30_000, gameEndsAt(end.setup));
  expect(axis.from).toBeLessThan(30_000);
  expect(axis.to).toBeGreaterThan(69_700);
  // From 22 to 6 o'clock; game time zero is noon.
  expect(nightsOn({ from: 40_000, to: 130_000 })).toEqual([
    { from: 36_000, to: 64_800 },
    { from: 122_400, to: 151_200 },
  ]);
  expect(overrunsIn(ANSWER.course.was.entries, axis)).toEqual([{ from: 30_100, to: 43_000 }]);
  const { settings } = end.setup;
  const blocks = courseBlocks(ANSWER.course.would.entries, { axis, settings, delivered: null });
  expect(blocks.map(({ kind, from }) => [kind, from])).toEqual([
    ['rest', 30_840],
    ['drive', 63_240],
    ['load', 69_700],
  ]);
});

test('[DBS-6] [BRK-1] a lane has the breaks of its driver, counted from before the courses part, and none of an empty drive', () => {
  const HOUR = 3600;
  const entry = (
    hour: number,
    what: 'LOADING' | 'DRIVING_TO_SHIPMENT' | 'DRIVING_EMPTY' | 'DRIVING_WITH_SHIPMENT',
  ) => ({
    id: hour,
    at: hour * HOUR,
    what,
    car: 'ADR-01',
    order: null,
    city: null,
    parking: null,
  });
  const journal = [entry(0, 'DRIVING_TO_SHIPMENT'), entry(2, 'LOADING'), entry(3, 'DRIVING_WITH_SHIPMENT')];
  const course = wholeCourse([entry(5, 'DRIVING_EMPTY')], journal, 'ADR-01', 5 * HOUR);
  const axis = { from: 4 * HOUR, to: 11 * HOUR };
  const settings = { break_after_minutes: 270, break_minutes: 45 };
  const drawn = courseBlocks(course, { axis, settings, delivered: null });
  expect(drawn.map(({ kind, from, isBreak, isEmpty }) => [kind, from / HOUR, isBreak === true, isEmpty])).toEqual([
    ['drive', 4, false, false],
    ['drive', 5, false, true],
    ['rest', 5.5, true, false],
    ['drive', 6.25, false, true],
    ['rest', 10.75, true, false],
  ]);
  expect(courseBlocks(course, { axis, settings: { ...settings, break_minutes: 0 }, delivered: null })).toHaveLength(2);
});

test('[DBS-6] a rest in whose midst the axis ends is told with its whole length, and one whose end nobody knows with none', () => {
  const rest = { at: 1000, what: 'SLEEPING', order: null } as const;
  const drive = { at: 33_400, what: 'DRIVING_WITH_SHIPMENT', order: null } as const;
  expect(restsIn([rest, drive], { from: 0, to: 20_000 })).toEqual([{ from: 1000, to: 20_000, lasts: 32_400 }]);
  expect(restsIn([rest, drive], { from: 5000, to: 40_000 })).toEqual([{ from: 5000, to: 33_400, lasts: 32_400 }]);
  expect(restsIn([rest], { from: 0, to: 20_000 })).toEqual([]);
});

test('[DBS-6] every own decision is listed with grade and loss, and leads to what else would have come of it', async () => {
  fakeServer({ 'GET game/debrief/game-1': READY });
  const container = await renderScreen(AllDecisionsScreen, 'decisions');
  const table = await screen.findByRole('table', { name: 'Wszystkie decyzje' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(3);
  expect(rows[1]?.textContent).toMatch(/Jazda po limicie zamiast parkingu.*wbrew przepisom.*−610/u);
  const link = within(table).getByRole('link', {
    name: /^Co by było, gdyby inaczej: Jazda po limicie zamiast parkingu, 20:20, dzień\s1$/u,
  });
  expect(link.getAttribute('href')).toMatch(/^\/game\/game-1\/what-if\/ADR-01(?:@|%40)30000\?a=0&from=all$/u);
  await expectAccessible(container);
});

test('[DBS-6] [DCN-3] nothing is told to have had no other way that had one, as what was taken back', async () => {
  const told = aDebrief(end, 's1');
  const [first] = told.decisions;
  if (first === undefined) throw new Error('No decision');
  const unjudged = { ...first, judgement: null, alternatives: [], account: [] };
  const decisions = [
    { ...unjudged, id: 'forced', isForced: true },
    { ...unjudged, id: 'undone', isForced: false },
  ];
  fakeServer({
    'GET game/debrief/game-1': { payload: { state: 'READY', isWhole: true, debrief: { ...told, decisions } } },
  });
  await renderScreen(AllDecisionsScreen, 'decisions');
  const table = await screen.findByRole('table', { name: 'Wszystkie decyzje' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => /Bez innego wyjścia|bez oceny/u.exec(textContent)?.[0])).toEqual([
    'Bez innego wyjścia',
    'bez oceny',
  ]);
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameEndsAt } from '@fracht/engine';
import { aDebrief, aWhatIf } from '@fracht/testing/game/a-debrief.ts';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { AllDecisionsScreen } from './all-decisions-screen.tsx';
import { courseAxis, courseBlocks, overrunsIn } from './course-blocks.ts';
import { differenceSum } from './differences-card.tsx';
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

test('[DBS-6] score, money, points and delivery are told beside what they were, and the differences add up to them', async () => {
  const { container } = await show();
  expect(await screen.findByRole('heading', { name: /^Co potoczyłoby się inaczej/u })).toBeDefined();
  const text = container.textContent;
  expect(text).toMatch(/Wynik\+610\szł27\s908 → 28\s518/u);
  expect(text).toMatch(/Pieniądze\+470\szł/u);
  expect(text).toMatch(/Punkty\+14\spkt/u);
  expect(text).toMatch(/7:21zamiast 23:06/u);
  const rows = within(screen.getByRole('table', { name: 'Co potoczyłoby się inaczej' })).getAllByRole('row');
  expect(rows).toHaveLength(5);
  expect(rows.at(-1)?.textContent).toMatch(/^Razem\+470\szł i\s\+14\spkt$/u);
  expect(differenceSum(ANSWER)).toEqual({ money: 470, points: 14 });
  await expectAccessible(container);
});

test.each([
  { isOnTime: true, words: /w\soknie/u },
  { isOnTime: false, words: /poza oknem/u },
])('[DBS-6] [CAR-8] on time is what the rules call so, whenever its unloading ended: $isOnTime', async (one) => {
  const order = ANSWER.delivered.was?.order ?? '';
  const delivered = { was: null, would: { order, at: gameEndsAt(end.setup), isOnTime: one.isOnTime } };
  fakeServer({ 'GET game/debrief/game-1': READY, 'POST game/what-if/': { payload: { ...ANSWER, delivered } } });
  await renderScreen(WhatIfScreen, PATH, ADDRESS);
  expect(await screen.findByText(one.words)).toBeDefined();
});

test.each([
  { at: 60_000, isOnTime: true, text: /^4:40w\soknie, zamiast/u },
  { at: 60_000, isOnTime: false, text: /^4:40poza oknem, zamiast/u },
  { at: null, isOnTime: false, text: /^bez dostawyzamiast/u },
])(
  '[DBS-6] of another order its own delivery is told, and that of the one that was chosen: $at, $isOnTime',
  async (one) => {
    const { at, isOnTime, text } = one;
    const { was } = ANSWER.delivered;
    const delivered = { was, would: { order: 'WAR/1126/0010', at, isOnTime } };
    fakeServer({ 'GET game/debrief/game-1': READY, 'POST game/what-if/': { payload: { ...ANSWER, delivered } } });
    await renderScreen(WhatIfScreen, PATH, ADDRESS);
    const name = await screen.findByText('Dostawa WAR/1126/0010');
    const told = name.parentElement?.textContent.slice(name.textContent.length) ?? '';
    expect(told).toMatch(text);
    expect(told.endsWith(`zamiast ${was?.order ?? ''}: 23:06`)).toBe(true);
    expect(told).not.toMatch(/później|wcześniej/u);
  },
);

test('[DBS-6] where no order is taken, the one that was chosen is without a delivery', async () => {
  const delivered = { was: ANSWER.delivered.was, would: null };
  fakeServer({ 'GET game/debrief/game-1': READY, 'POST game/what-if/': { payload: { ...ANSWER, delivered } } });
  await renderScreen(WhatIfScreen, PATH, ADDRESS);
  const name = await screen.findByText(`Dostawa ${ANSWER.delivered.was?.order ?? ''}`);
  expect(name.parentElement?.textContent).toMatch(/bez dostawyzamiast 23:06$/u);
});

test('[DBS-6] what it rests on: what alone is compared, what no longer fitted and why, what a bot did', async () => {
  const { container } = await show();
  await screen.findByRole('heading', { name: 'Na czym stoi to porównanie' });
  const text = container.textContent;
  expect(text).toMatch(/1\spóźniejsza decyzja już bez miejsca: parking dla ADR-01 o\s0:30/u);
  expect(text).toMatch(/Liczy się to zlecenie i\sjego samochód/u);
  expect(text).toMatch(/Bot dokończył 1\sruch: parking dla ADR-01 o\s5:34/u);
});

test('[DBS-6] the way back leads to where one came from: the debrief, the list of all decisions or the page of the term, also after another choice', async () => {
  await show();
  const back = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('group', { name: 'Inny wybór' });
  expect(back('Omówienie')).toBe('/game/game-1/summary?stop=2');
  cleanup();
  await show(`${ADDRESS}?a=0&from=term`);
  const bar = await screen.findByRole('group', { name: 'Inny wybór' });
  expect(back('Mój semestr')).toBe('/panel/student/term');
  const [, second] = within(bar).getAllByRole('button');
  if (second === undefined) throw new Error('no second choice');
  await userEvent.click(second);
  await waitFor(() => expect(second.getAttribute('aria-pressed')).toBe('true'));
  expect(back('Mój semestr')).toBe('/panel/student/term');
  cleanup();
  await show(`${ADDRESS}?a=0&from=all`);
  await screen.findByRole('group', { name: 'Inny wybór' });
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

test('[DBS-6] what changes no result is folded where there is much of it; the sum stays that of all', async () => {
  const quiet = (at: number) => {
    const was = { at, what: 'ORDER_BOOKED', car: null, order: `Z/${at}`, situation: null } as const;
    const told = { ...was, parking: null, city: null, minutes: null, money: 0, points: 0 };
    return { at, was: told, would: null, money: 0, points: 0 };
  };
  const differences = [...ANSWER.differences, ...[50_000, 51_000, 52_000, 53_000, 54_000].map(quiet)];
  const payload = { ...ANSWER, differences };
  fakeServer({ 'GET game/debrief/game-1': READY, 'POST game/what-if/': { payload } });
  const container = await renderScreen(WhatIfScreen, PATH, ADDRESS);
  const table = () => within(screen.getByRole('table', { name: 'Co potoczyłoby się inaczej' })).getAllByRole('row');
  await screen.findByRole('heading', { name: /^Co potoczyłoby się inaczej/u });
  expect(table()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: /^Pokaż też 5\szdarzeń bez różnicy/u }));
  expect(table()).toHaveLength(10);
  expect(table().at(-1)?.textContent).toMatch(/^Razem\+470\szł i\s\+14\spkt$/u);
  await expectAccessible(container);
});

test('[DBS-6] later decisions that no longer fitted are told once each, with how often', async () => {
  const [one] = ANSWER.refused;
  if (one === undefined) throw new Error('nothing refused');
  const refused = [one, one, ...[46_000, 47_000, 48_000, 49_000, 50_000, 51_000].map((at) => ({ ...one, at }))];
  fakeServer({ 'GET game/debrief/game-1': READY, 'POST game/what-if/': { payload: { ...ANSWER, refused } } });
  await renderScreen(WhatIfScreen, PATH, ADDRESS);
  const title = await screen.findByText(/^8\spóźniejszych decyzji już bez miejsca:$/u);
  const told = within(title.parentElement ?? document.body).getAllByRole('listitem');
  expect(told).toHaveLength(7);
  expect(told[0]?.textContent).toMatch(/^parking dla ADR-01 o\s0:30 \(.*\), 2 razy$/u);
  expect(told[6]?.textContent).toMatch(/^i\sjeszcze 1$/u);
});

test('[DBS-6] another alternative is chosen by the bar, and stands in the address', async () => {
  const { asked } = await show();
  const bar = await screen.findByRole('group', { name: 'Inny wybór' });
  const buttons = within(bar).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  await userEvent.click(buttons[1] ?? bar);
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Co by było, gdyby: Parking niestrzeżony/u }),
  ).toBeDefined();
  const sent = asked.filter(({ call }) => call === 'POST game/what-if/').map(({ body }) => body['actions']);
  expect(sent).toHaveLength(2);
  expect(sent[0]).not.toBe(sent[1]);
});

test('[DBS-6] a decision that there is not, and one without another way, say so', async () => {
  await show('what-if/99');
  expect(await screen.findByText(/^Takiej decyzji nie ma w\stej grze\.$/u)).toBeDefined();
});

test('[DBS-6] [DBS-7] both courses stand on one axis, with their overruns, and in a table', async () => {
  await show();
  const table = await screen.findByRole('table', { name: 'Przebieg samochodu: ADR-01' });
  expect(within(table).getAllByRole('row')).toHaveLength(
    1 + ANSWER.course.was.entries.length + ANSWER.course.would.entries.length,
  );
  const axis = courseAxis(ANSWER, 30_000, gameEndsAt(end.setup));
  expect(axis.from).toBeLessThan(30_000);
  expect(axis.to).toBeGreaterThan(69_700);
  expect(overrunsIn(ANSWER.course.was.entries, axis)).toEqual([{ from: 30_100, to: 43_000 }]);
  expect(courseBlocks(ANSWER.course.would.entries, axis).map(({ kind, from }) => [kind, from])).toEqual([
    ['rest', 30_840],
    ['drive', 63_240],
    ['load', 69_700],
  ]);
});

test('[DBS-6] every own decision is listed with grade and loss, and leads to what else would have come of it', async () => {
  fakeServer({ 'GET game/debrief/game-1': READY });
  const container = await renderScreen(AllDecisionsScreen, 'decisions');
  const table = await screen.findByRole('table', { name: 'Wszystkie decyzje' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(3);
  expect(rows[1]?.textContent).toMatch(/Jazda po limicie zamiast parkingu.*drogi błąd.*−610/u);
  const link = within(table).getByRole('link', {
    name: /^Co by było, gdyby inaczej: Jazda po limicie zamiast parkingu, 20:20, dzień\s1$/u,
  });
  expect(link.getAttribute('href')).toMatch(/^\/game\/game-1\/what-if\/ADR-01(?:@|%40)30000\?a=0&from=all$/u);
  await expectAccessible(container);
});

import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { CHANGE_EVENTS, EMERGENCIES, rejectionText, situationsText } from '@fracht/content';
import { applyAction, type GameState, type OpenSituation, type Reply } from '@fracht/engine';
import { playOn, playUnseen } from '@fracht/testing/game/local-session.ts';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import { gameStore } from '../store/game-store.ts';
import { forgetSituations, showSituation } from '../store/ui-store.ts';
import { ownSituations, type OwnSituation } from './own-situations.ts';
import { replyAction } from './situation-actions.ts';
import { MapSide } from '../side/map-side.tsx';
import { isFeedbackUnread, queueOf, situationOnCard } from './which-situation.ts';

const AS = { player: 's4', type: 'STUDENT' } as const;
const AT = 4 * 3600;
const played = aPlayedGame();
const [FIRST, SECOND] = EMERGENCIES;
const [CHANGE] = CHANGE_EVENTS;

/** Loaded in advance: on a slow machine the card's chunk takes longer than a test waits for a heading. */
beforeAll(async () => void (await import('./situation-card.tsx')));

afterEach(() => {
  cleanup();
  forgetSituations();
});

function struck(id: string, since: number): OpenSituation {
  const numbers = {
    pick_phone: '+48 99 123 45 67',
    deliver_phone: '+48 99 765 43 21',
    case_number: 'SZ-000001',
    police_number: 'RD-0001',
  };
  const nothingYet = { done: false, doneAt: null, calls: [], decisions: [], shown: null };
  return { id, player: AS.player, car: null, since, numbers, ...nothingYet };
}

/** A game in which critical situations struck an order of the viewer's that is under way, a minute apart. */
function gameWith(emergencies: readonly string[], changes: readonly string[] = []): GameState {
  const game = gameAt(played, AT);
  const order = game.orders.find(({ player, delivered, expired }) => player === AS.player && !delivered && !expired);
  if (order === undefined) throw new Error('no order under way');
  const open = (id: string, index: number): OpenSituation => struck(id, AT - 120 + index * 60);
  const hit = { ...order, emergencies: emergencies.map(open), changes: changes.map(open) };
  const library = { emergencies: EMERGENCIES, accidents: [], changes: CHANGE_EVENTS };
  return {
    ...game,
    setup: { ...game.setup, library },
    orders: game.orders.map((other) => (other === order ? hit : other)),
  };
}

function live(): ReturnType<typeof ownSituations> {
  const { game } = gameStore.getState();
  if (game === null) throw new Error('no game');
  return ownSituations(game, AS.player);
}

function idOf(item: { readonly id: string } | undefined): string {
  if (item === undefined) throw new Error('the library is empty');
  return item.id;
}

/** Answers the open question: with its first answer, or with what has to be typed. */
async function answerOne(): Promise<void> {
  const field = screen.queryByRole('textbox');
  if (field !== null) await userEvent.type(field, 'SZ-000001');
  await (field === null ? userEvent.keyboard('1') : userEvent.type(field, '{Enter}'));
  const minutes = screen.queryByRole('spinbutton');
  if (minutes !== null) await userEvent.type(minutes, '30{Enter}');
}

test('[SIC-1] [SIT-6] a situation is answered to its end: each answer shows its feedback until it is read', async () => {
  playOn(gameWith([idOf(FIRST)]), AS);
  const container = await renderScreen(MapSide, 'map');
  await expectAccessible(container);
  for (let step = 0; step < 20 && live().some(({ isOpen }) => isOpen); step += 1) {
    await answerOne();
    await expectAccessible(container);
    expect(live().at(0)?.shown.decisions.length).toBe(step + 1);
    if (live().some(({ isOpen }) => isOpen)) await userEvent.click(screen.getByRole('button', { name: 'Dalej' }));
  }
  expect(screen.getByRole('heading', { name: 'Sytuacja rozwiązana' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('[SIC-4] an answer that is being typed is still there after its card was put aside or showed another situation', async () => {
  const typed = EMERGENCIES.find(({ situation }) => situation?.answers.length === 0 && situation.textAnswer !== null);
  playOn(gameWith([idOf(typed), idOf(FIRST)]), AS);
  await renderScreen(MapSide, 'map');
  const first = live()[0]?.key ?? '';
  act(() => showSituation(first));
  await userEvent.type(screen.getByRole('textbox'), 'SZ-12');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
  act(() => showSituation(first));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'SZ-12');
  act(() => showSituation(live()[1]?.key));
  expect(screen.queryByRole('textbox')).toBeNull();
  act(() => showSituation(first));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'SZ-12');
});

/** Answers everything that is open, each question with its first answer. */
async function answerAll(): Promise<void> {
  for (let step = 0; step < 20 && live().some(({ isOpen }) => isOpen); step += 1) {
    await answerOne();
    const next = screen.queryByRole('button', { name: 'Dalej' });
    if (next === null) return;
    await userEvent.click(next);
  }
}

test('[SIC-17] after the first situation that is settled it is said that amounts are scaled, after the next no more', async () => {
  playOn(gameWith([idOf(FIRST), idOf(SECOND)]), AS);
  await renderScreen(MapSide, 'map');
  await answerAll();
  expect(screen.getByRole('heading', { name: 'Sytuacja rozwiązana' })).toBeTruthy();
  expect(screen.getByText(/^Kwoty są skalowane/u)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
  await answerAll();
  expect(live().every(({ isOpen }) => !isOpen)).toBe(true);
  expect(screen.getByRole('heading', { name: 'Sytuacja rozwiązana' })).toBeTruthy();
  expect(screen.queryByText(/^Kwoty są skalowane/u)).toBeNull();
});

test('[SIC-2] [SIT-6] a call says its price before it is made', async () => {
  playOn(gameWith([idOf(FIRST)]), AS);
  await renderScreen(MapSide, 'map');
  const { callPoints } = live().at(0)?.shown ?? {};
  const price = (points = 0): string =>
    points === 0 ? 'bez punktów' : `${points < 0 ? 'zabiera' : 'daje'} ${Math.abs(points)}\u00a0pkt`;
  expect(screen.getByRole('button', { name: /^Kierowca/u }).textContent).toBe(`Kierowca${price(callPoints?.driver)}`);
  expect(screen.getByRole('button', { name: /^Szef/u }).textContent).toBe(`Szef${price(callPoints?.boss)}`);
  expect(screen.getByText(/^Za rozwiązanie bez telefonu jest osobna premia/u)).toBeTruthy();
});

test('[SIC-2] [SIT-6] a call tells the advice, once, and the advice takes the focus so that it is seen', async () => {
  playOn(gameWith([idOf(FIRST)]), AS);
  const container = await renderScreen(MapSide, 'map');
  await userEvent.click(screen.getByRole('button', { name: /^Kierowca/u }));
  expect(document.activeElement?.textContent).toContain('Rada kierowcy');
  expect(screen.queryByText(/^Za rozwiązanie bez telefonu/u)).toBeNull();
  await expectAccessible(container);
  expect(live().at(0)?.open.calls).toEqual(['driver']);
  await userEvent.click(screen.getByRole('button', { name: /^Kierowca/u }));
  expect(live().at(0)?.open.calls).toEqual(['driver']);
});

test('[SIC-2] knowledge that is opened takes the focus, so that it is seen', async () => {
  playOn(gameWith([idOf(FIRST)]), AS);
  await renderScreen(MapSide, 'map');
  await userEvent.click(screen.getByRole('button', { name: /^Wiedza/u }));
  expect(document.activeElement?.textContent).toBe(FIRST?.knowledge);
});

test('[SIC-4] several at once are counted and can be switched between', async () => {
  playOn(gameWith([idOf(FIRST), idOf(SECOND)]), AS);
  const container = await renderScreen(MapSide, 'map');
  expect(screen.getByText(/^2 sytuacje czekają/u)).toBeTruthy();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: /^2\. / }));
  expect(screen.getByRole('complementary').getAttribute('aria-label')).toBe(`Sytuacja: ${SECOND?.name ?? ''}`);
});

test('[SIC-13] a change of date or transport has neither hurry nor calls', async () => {
  playOn(gameWith([], [idOf(CHANGE)]), AS);
  const container = await renderScreen(MapSide, 'map');
  expect(screen.queryByRole('button', { name: /^(?:Kierowca|Szef)/u })).toBeNull();
  expect(screen.queryByText(/na premię/u)).toBeNull();
  await expectAccessible(container);
});

test('[SIC-4] a card put aside comes back by itself only for a new situation', () => {
  playOn(gameWith([idOf(FIRST), idOf(SECOND)]), AS);
  const [first, second] = live();
  if (first === undefined || second === undefined) throw new Error('not struck');
  const card = { current: null, answered: null, foldedAt: -1 };
  expect(situationOnCard([first, second], card)).toBe(first);
  expect(situationOnCard([first, second], { ...card, current: second.key })).toBe(second);
  expect(situationOnCard([first, second], { ...card, foldedAt: first.open.since })).toBe(second);
  expect(situationOnCard([first, second], { ...card, foldedAt: second.open.since })).toBeNull();
  expect(queueOf([first, second], null)).toEqual([first, second]);
});

test('[SIC-1] a resolved situation stays until its feedback is read', () => {
  playOn(gameWith([idOf(FIRST)]), AS);
  const [first] = live();
  if (first === undefined) throw new Error('not struck');
  const done = { ...first, isOpen: false, open: { ...first.open, done: true } };
  const card = { current: done.key, answered: 0, foldedAt: -1 };
  expect(situationOnCard([done], card)).toBe(done);
  expect(isFeedbackUnread(done, card)).toBe(false);
  expect(situationOnCard([done], { ...card, answered: null })).toBeNull();
});

test('[SIC-4] the card can be put aside and brought back', async () => {
  playOn(gameWith([idOf(FIRST)]), AS);
  await renderScreen(MapSide, 'map');
  await userEvent.click(screen.getByRole('button', { name: 'Zwiń, odpowiem później' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  act(() => showSituation());
  expect(screen.getByRole('complementary')).toBeTruthy();
});

test('[SIC-10] an answer to what was settled meanwhile is told with its order and situation', async () => {
  const game = gameWith([idOf(FIRST)]);
  playOn(game, AS);
  await renderScreen(MapSide, 'map');
  const [own] = live();
  const orders = game.orders.map((order) => ({
    ...order,
    emergencies: order.emergencies.map((open) => ({ ...open, done: true })),
  }));
  playUnseen({ ...game, orders }, AS);
  await userEvent.keyboard('1');
  const told = situationsText.refused(own?.order.id ?? '', own?.shown.name ?? '', rejectionText.SITUATION_RESOLVED);
  expect(toastStore.getState().list.map(({ text }) => text)).toEqual([told]);
});

/** The same game after the first question was answered elsewhere, as in another window. */
function answeredElsewhere(game: GameState, own: OwnSituation): GameState {
  const result = applyAction(game, replyAction(own, replyTo(own)), { ...AS, day: '2026-11-21' });
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const replyTo = ({ shown }: OwnSituation): Reply =>
  shown.node?.textInput === true ? { text: 'nie wiem' } : { answer: 0 };

const CHOSEN = EMERGENCIES.find(({ situation }) => situation?.answers[0]?.situation?.answers.length === 3);
const TYPED = EMERGENCIES.find(({ situation }) => (situation?.textAnswer ?? '') !== '');

test('[SIC-10] [SIT-18] an answer to a question that another window has answered is told as refused, and the next question stays open', async () => {
  const game = gameWith([idOf(CHOSEN)]);
  playOn(game, AS);
  await renderScreen(MapSide, 'map');
  const [own] = live();
  if (own === undefined) throw new Error('not struck');
  playUnseen(answeredElsewhere(game, own), AS);
  await userEvent.keyboard('2');
  const told = situationsText.refused(own.order.id, own.shown.name, rejectionText.QUESTION_NOT_OPEN);
  expect(toastStore.getState().list.map(({ text }) => text)).toContain(told);
  act(() => playOn(answeredElsewhere(game, own), AS));
  expect(live().at(0)?.shown.decisions).toHaveLength(1);
  await userEvent.keyboard('1');
  expect(live().at(0)?.shown.decisions).toHaveLength(2);
});

test.each([
  ['a chosen answer', [idOf(CHOSEN)], [], { answer: 0 }],
  ['a typed answer', [idOf(TYPED)], [], { text: 'nie wiem' }],
  ['an answer to a change', [], [idOf(CHANGE)], { answer: 0 }],
] as const)('[SIC-10] [SIT-18] %s says which question it is for', (_what, emergencies, changes, reply) => {
  const game = gameWith(emergencies, changes);
  playOn(game, AS);
  const [own] = live();
  if (own === undefined) throw new Error('not struck');
  expect(replyAction(own, replyTo(own))).toMatchObject({ ...reply, step: 0 });
  playOn(answeredElsewhere(game, own), AS);
  const [later] = live();
  if (later === undefined) throw new Error('not there');
  expect(replyAction(later, reply)).toMatchObject({ step: 1 });
});

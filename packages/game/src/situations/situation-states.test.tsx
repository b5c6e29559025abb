import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { advance, type GameState } from '@fracht/engine';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { firstOf, gameOf, SITUATION_STATES, VIEWER } from '../dev/situation-states.ts';
import { divertActions } from '../store/game-session.ts';
import { answerSituation, forgetSituations, holdSituation, uiStore } from '../store/ui-store.ts';
import type { ActionAnswer } from '../client/server-message.ts';
import type { OwnSituation } from './own-situations.ts';
import { outlookOf } from './outlook-of.ts';
import { useReply } from './use-situations.ts';
import { MapSide } from '../side/map-side.tsx';

/** Loaded in advance: on a slow machine the card's chunk takes longer than a test waits for a heading. */
beforeAll(async () => void (await import('./situation-card.tsx')));

afterEach(() => {
  cleanup();
  forgetSituations();
});

type Shown = { readonly game: GameState; readonly own: OwnSituation };

function shown(name: string): Shown {
  const state = SITUATION_STATES.find((one) => one.name === name);
  if (state === undefined) throw new Error(`no state ${name}`);
  const game = gameOf(state);
  const own = firstOf(game);
  if (own === undefined) throw new Error('nothing struck');
  playOn(game, VIEWER);
  holdSituation(own.key);
  if (state.isUnread === true) answerSituation(own.key, own.shown.decisions.length - 1);
  return { game, own };
}

test.each(SITUATION_STATES.map(({ name }) => name))('the card is accessible: %s', async (name) => {
  const { own } = shown(name);
  const container = await renderScreen(MapSide, 'map');
  expect(screen.getByRole('heading', { level: 2, name: own.shown.name })).toBeTruthy();
  await expectAccessible(container);
});

test('[SIT-4] the parts that are to come stand beside the present one', async () => {
  shown('second-part');
  await renderScreen(MapSide, 'map');
  const parts = [...screen.getByRole('list', { name: 'Etapy sytuacji' }).children];
  expect(parts.map((part) => part.textContent)).toEqual(['Zdarzenie', '2Pojazd', '3Okno czasowe']);
  expect(parts.findIndex((part) => part.getAttribute('aria-current') === 'step')).toBe(1);
});

test('[SIC-1] [SIT-6] the feedback of the last answer stands over the next question', async () => {
  const { own } = shown('next-question');
  await renderScreen(MapSide, 'map');
  expect(screen.getByText(own.shown.decisions.at(-1)?.feedback ?? '')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: own.shown.node?.text ?? '' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Dalej' })).toBeNull();
});

test('[SIC-3] after the first answer the report stands folded, so that the next answers have the room', async () => {
  const { own } = shown('next-question');
  await renderScreen(MapSide, 'map');
  const report = screen.getByText(/^Zgłoszenie z/u).closest('details');
  expect(report?.open).toBe(false);
  expect(report?.textContent).toContain(own.shown.description);
  expect(screen.queryByRole('img', { name: /.+/u })).toBeNull();
});

test('[SIC-1] [SIT-6] the feedback is told with the button that leads on', async () => {
  const { own } = shown('denied');
  await renderScreen(MapSide, 'map');
  const button = screen.getByRole('button', { name: 'Dalej' });
  const told = document.querySelector(`#${CSS.escape(button.getAttribute('aria-describedby') ?? '')}`);
  expect(document.activeElement).toBe(button);
  expect(told?.textContent).toContain(own.shown.decisions.at(-1)?.feedback);
});

test('[SIC-19] the field for minutes is empty at first, and beside it stands how late the plan is', async () => {
  const { own } = shown('minutes');
  await renderScreen(MapSide, 'map');
  const index = own.shown.node?.answers.findIndex(({ input }) => input) ?? -1;
  const answer = screen.getByRole('list', { name: 'Odpowiedzi' }).children[index]?.querySelector('button');
  act(() => answer?.click());
  const field = screen.getByRole('spinbutton');
  expect([field.getAttribute('placeholder'), field]).toMatchObject(['np. 30', { value: '' }]);
  expect(screen.getByText(/^Według planu spóźnienie: /u)).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Wyślij odpowiedź' }).click());
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('[SIC-8] [SIT-6] minutes that were refused are named, and never look like a success', async () => {
  const { own } = shown('denied');
  await renderScreen(MapSide, 'map');
  expect(own.shown.decisions.at(-1)?.isDenied).toBe(true);
  expect(screen.getByText(/^Odmowa: 480\sminut to za dużo\./u)).toBeTruthy();
});

test('[SIC-14] [SIT-9] the end of a situation says that the car waits for its replacement', async () => {
  const { game, own } = shown('replaced');
  const next = outlookOf(game, own.order);
  expect(next?.kind).toBe('waits');
  await renderScreen(MapSide, 'map');
  expect(screen.getByText(/czeka na pojazd zastępczy/u)).toBeTruthy();
});

test('[SIC-14] [SIT-7] the card of a situation whose order ended under the viewer’s eyes says so, and can be closed', async () => {
  shown('lapsed');
  await renderScreen(MapSide, 'map');
  expect(screen.queryByRole('list', { name: 'Odpowiedzi' })).toBeNull();
  expect(screen.getByText(/Ta sytuacja nie czeka już na Twoją decyzję/u)).toBeTruthy();
  screen.getByRole('button', { name: 'Zamknij' }).click();
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});

test('[SIC-7] nothing can be answered while the teacher stops the game, and the card says why', async () => {
  shown('paused');
  await renderScreen(MapSide, 'map');
  expect(screen.getByText(/Teraz nie możesz odpowiedzieć/u)).toBeTruthy();
  expect(screen.getByText('zegar gry stoi')).toBeTruthy();
  expect(screen.queryByText('gra toczy się dalej')).toBeNull();
});

test.each([
  ['question', null],
  ['half', 'Minęła połowa czasu na premię.'],
  ['hurry', 'Do końca czasu na premię zostało 5 minut.'],
  ['too-late', 'Czas na premię minął. Nadal musisz odpowiedzieć.'],
])('[SIC-6] [SIT-6] the time for the bonus is said aloud only when it passes a mark: %s', async (name, words) => {
  shown(name);
  await renderScreen(MapSide, 'map');
  expect(said()).toEqual(words === null ? [] : [words]);
});

test('[SIC-6] [SIT-6] between two marks the clock runs on and nothing new is said', async () => {
  const { game } = shown('half');
  await renderScreen(MapSide, 'map');
  const [clock, words] = [clockText(), said()];
  act(() => playOn(advance(game, game.now + 600), VIEWER));
  expect(clockText()).not.toBe(clock);
  expect(said()).toEqual(words);
});

/** What is announced to screen readers about the bonus time. */
function said(): readonly string[] {
  const texts = screen.getAllByRole('status').map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '));
  return texts.filter((text) => text.includes('premię'));
}

test('[SIC-6] beside the game time for the bonus stands what it is in real time', async () => {
  shown('half');
  await renderScreen(MapSide, 'map');
  expect(clockText()).toMatch(/realnie \d+:\d\d$/u);
});

function clockText(): string {
  return screen.getByText(/na premię zostało/u).parentElement?.textContent ?? '';
}

test('[SIC-1] [SIC-11] an answer that is refused late leaves the feedback of another situation to be read', async () => {
  const { own } = shown('second-part');
  let answer = (_answer: ActionAnswer): void => undefined;
  const answered = new Promise<ActionAnswer>((resolve) => (answer = resolve));
  const stop = divertActions(() => answered);
  const { result } = renderHook(() => useReply(own));
  act(() => result.current.send({ answer: 0 }));
  answerSituation('another one', 2);
  await act(async () => {
    answer({ ok: false, code: 'NOT_ALLOWED', message: 'Za późno.' });
    await answered;
  });
  expect(uiStore.getState().situation).toMatchObject({ current: 'another one', answered: 2 });
  stop();
});

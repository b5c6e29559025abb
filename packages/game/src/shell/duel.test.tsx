import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { DuelOffer, DuelView } from '@fracht/protocol';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { findPlayer, score } from '@fracht/engine';
import * as duels from '../lobby/use-game-details.ts';
import { GhostLine } from './ghost-line.tsx';
import { DuelCard } from '../duel/duel-card.tsx';
import { DuelResult } from '../duel/duel-result.tsx';
import { SummaryScreen } from '../screens/summary/summary-screen.tsx';

const { end } = aPlayedGame();
const OFFER: DuelOffer = {
  ghosts: [
    { kind: 'OWN', name: null, score: 31_240 },
    { kind: 'BEST', name: 'Jan Kos', score: 35_000 },
  ],
  open: null,
  left: 4,
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Serves the duel that a student may begin, and shows the card. */
async function card(offer: Partial<DuelOffer> = {}) {
  const asked = fakeServer({
    'GET duel/offer/game-1': { payload: { ...OFFER, ...offer } },
    'POST duel/begin/': { payload: { game: 'pojedynek-1' } },
  });
  const Page = () => (
    <>
      <h1>Omówienie</h1>
      <DuelCard game="game-1" />
    </>
  );
  const container = await renderScreen(Page, 'summary');
  return { asked, container };
}

/** The game is a duel against these scores. */
function against(curve: readonly number[]): void {
  const duel: DuelView = { name: 'Jan Kos', lesson: 'lekcja', curve: [...curve], closesAt: 1 };
  vi.spyOn(duels, 'useDuel').mockReturnValue(duel);
}

const own = score(findPlayer(end, 's1') ?? { money: 0, points: 0 });

test('[DUE-1] a ghost is chosen, and one press begins the duel and leads to it', async () => {
  const { asked, container } = await card();
  const best = await screen.findByRole('radio', { name: /^Najlepszy wynik klasy35.000 po 1\. rundzie · Jan Kos/u });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Twój wynik z\slekcji31.240/u }).checked).toBe(true);
  expect(screen.getByText(/bez konkurentów o\ste same zlecenia/u)).toBeDefined();
  expect(screen.getByText(/^W\sciągu doby możesz zacząć jeszcze 4\spojedynki\.$/u)).toBeDefined();
  await expectAccessible(container);
  await userEvent.click(best);
  await userEvent.click(screen.getByRole('button', { name: 'Zagraj' }));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(asked.find(({ call }) => call === 'POST duel/begin/')?.body).toMatchObject({ game: 'game-1', ghost: 'BEST' });
});

test('[DUE-1] an open duel is gone back to, and after the last of the day no other is offered: there is no ghost to choose either', async () => {
  await card({ open: 'pojedynek-1' });
  const back = await screen.findByRole('link', { name: 'Wróć do pojedynku' });
  expect(back.getAttribute('href')).toBe('/game/pojedynek-1');
  expect(screen.queryByRole('radio')).toBeNull();
  cleanup();
  await card({ left: 0 });
  expect(await screen.findByText(/^Na tę dobę to już wszystkie pojedynki\./u)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Zagraj' })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

test.each([
  [1240, /^Wygrywasz z\sduchem o\s1.?240\.$/u],
  [-350, /^Duch był lepszy o\s350\.$/u],
  [0, /^Remis: duch ma tyle samo\.$/u],
])('[DUE-3] who is %i ahead of the ghost at the end reads so, and plays once more from there', async (lead, words) => {
  const asked = fakeServer({ 'POST duel/begin/': { payload: { game: 'pojedynek-2' } } });
  against([0, 30_000]);
  const Page = () => (
    <>
      <h1>Omówienie</h1>
      <DuelResult own={30_000 + lead} isBrokenOff={false} />
    </>
  );
  const container = await renderScreen(Page, 'summary');
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Omówienie lekcji' }).getAttribute('href')).toBe('/game/lekcja/summary');
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Jeszcze raz' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toMatchObject({ game: 'lekcja', ghost: 'BEST' });
});

test('[DUE-3] a duel that was broken off has no winner', async () => {
  against([0, 30_000]);
  const Page = () => (
    <>
      <h1>Omówienie</h1>
      <DuelResult own={40_000} isBrokenOff />
    </>
  );
  await renderScreen(Page, 'summary');
  expect(screen.getByText(/^Pojedynek przerwany przed końcem rundy\./u)).toBeDefined();
  expect(screen.queryByText(/Wygrywasz/u)).toBeNull();
});

test('[DUE-4] who has no result of the own finds the duel in the summary, and a teacher does not', async () => {
  const asked = fakeServer({ 'GET duel/offer/game-1': { payload: { ...OFFER, ghosts: OFFER.ghosts.slice(1) } } });
  const [someone] = end.players;
  if (someone === undefined) throw new Error('nobody played');
  const bots = {
    hasPerson: false,
    isKeptFree: false,
    tends: false,
    bot: 'good',
    began: 0,
    since: 0,
    stints: [],
  } as const;
  for (const player of [
    { ...someone, id: 's9', hasPlayed: false },
    { ...someone, id: 's9', tenure: bots },
  ]) {
    showGame({ ...end, players: [...end.players, player] }, { player: 's9', type: 'STUDENT' });
    const container = await renderScreen(SummaryScreen, 'summary');
    expect(await screen.findByRole('button', { name: 'Zagraj' })).toBeDefined();
    await expectAccessible(container);
    cleanup();
  }
  const before = asked.length;
  showGame(end, { player: 'teacher', type: 'TEACHER' });
  await renderScreen(SummaryScreen, 'summary');
  expect(asked.slice(before).map(({ call }) => call)).not.toContain('GET duel/offer/game-1');
});

test.each([
  [1240, /^\+1.?240$/u, /^Przewaga nad duchem: 1.?240$/u],
  [-350, /^−350$/u, /^Duch prowadzi o\s350$/u],
  [0, /^0$/u, 'Remis z\u00a0duchem'],
])('[DUE-2] in the bar of a duel %i is seen at once, and heard after a minute', async (lead, seen, heard) => {
  showGame(end, { player: 's1', type: 'STUDENT' });
  against([0, own - lead]);
  const Page = () => (
    <>
      <h1>Gra</h1>
      <GhostLine />
    </>
  );
  const container = await renderScreen(Page, 'map');
  expect(screen.getByText(seen).tagName).toBe('DD');
  await expectAccessible(container);
  cleanup();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderScreen(Page, 'map');
  expect(screen.getByRole('status').textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('status').textContent).toMatch(heard);
});

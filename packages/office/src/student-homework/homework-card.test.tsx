import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { OwnHomework } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { HomeworkCard } from './homework-card.tsx';

const DAY_MS = 86_400_000;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function own(changes: Partial<OwnHomework> = {}): OwnHomework {
  return {
    id: 'h1',
    title: 'czas jazdy',
    group: 'g',
    groupName: 'LOG-2A',
    rounds: 2,
    bots: 5,
    level: 'ordinary',
    opensAt: Date.now() - DAY_MS,
    closesAt: Date.now() + DAY_MS,
    attempts: 3,
    counts: 'BEST',
    shown: 'AT_ONCE',
    state: 'NONE',
    score: null,
    own: [],
    ...changes,
  };
}

const OVER = {
  game: 'g1',
  attempt: 1,
  state: 'DONE',
  score: 13_120,
  round: 2,
  isPlaying: false,
  seenAt: 1,
  closedAt: null,
} as const;
const Page = () => (
  <>
    <h1>Panel</h1>
    <HomeworkCard />
  </>
);

async function show(...payload: readonly OwnHomework[]) {
  const asked = fakeServer({
    'GET homework/get-own/': { payload },
    'POST homework/begin/': { payload: { game: 'g9' } },
  });
  return { asked, router: await showScreen(Page) };
}

test('[HWO-8] what is to be played has its dates, length, attempts left and a button, which leads into the game', async () => {
  const { asked, router } = await show(own());
  expect(await screen.findByText(/2\srundy · 5\sbotów, poziom średni · podejścia: zostało 3\sz\s3/u)).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Zacznij: czas jazdy' }));
  expect(asked.find(({ call }) => call === 'POST homework/begin/')?.body).toMatchObject({ id: 'h1' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/game/g9'));
});

test('[HWO-8] an open attempt has the way back into its game, one that is over its debrief and replay', async () => {
  const open = { ...OVER, game: 'g2', attempt: 2, state: 'OPEN', score: null } as const;
  await show(own({ state: 'DONE', score: 13_120, own: [OVER, open] }));
  expect((await screen.findByRole('link', { name: 'Wróć do gry: czas jazdy' })).getAttribute('href')).toBe('/game/g2');
  expect(screen.queryByRole('button', { name: /^Zacznij/u })).toBeNull();
  const replay = screen.getByRole('link', { name: 'Powtórka: czas jazdy, podejście 1' });
  expect(replay.getAttribute('href')).toBe('/replay/g1');
  expect(screen.getByText(/^Wynik 13\s120$/u)).toBeTruthy();
});

test('[HWO-11] before the end of homework that shows attempts then, an attempt leads to its result alone, and that is said', async () => {
  await show(own({ shown: 'AFTER_END', state: 'DONE', score: 13_120, own: [OVER] }));
  const result = await screen.findByRole('link', { name: 'Wynik gry: czas jazdy, podejście 1' });
  expect(result.getAttribute('href')).toBe('/game/g1/summary');
  expect(screen.getByText(/omówienie po terminie/u)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^(Powtórka|Omówienie)/u })).toBeNull();
  expect(await axeFindings()).toEqual([]);
  cleanup();
  await show(own({ shown: 'AFTER_END', state: 'DONE', score: 13_120, own: [OVER], closesAt: Date.now() - 1 }));
  expect(await screen.findByRole('link', { name: 'Powtórka: czas jazdy, podejście 1' })).toBeTruthy();
  expect(screen.queryByText(/omówienie po terminie/u)).toBeNull();
});

test('[HWO-8] an attempt that was ended by a date which was moved on since is there to be played again', async () => {
  const closed = { ...OVER, state: 'BROKEN_OFF', score: null, closedAt: Date.now() - DAY_MS } as const;
  await show(own({ state: 'BROKEN_OFF', attempts: 1, own: [closed] }));
  expect(await screen.findByText(/podejścia: zostało 1\sz\s1/u)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Zacznij: czas jazdy' })).toBeTruthy();
});

test('[HWO-8] ahead of its dates and after them there is nothing to press; without homework there is no card', async () => {
  const later = { opensAt: Date.now() + DAY_MS, closesAt: Date.now() + 2 * DAY_MS };
  const over = { opensAt: 1, closesAt: Date.now() - 1 };
  await show(own(later), own({ ...over, id: 'h2', title: 'stare' }));
  expect(await screen.findByText(/^termin minął/u)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  await show();
  expect(screen.queryByText('Zadania domowe')).toBeNull();
});

test('[PAN-3] homework that could not be loaded does not look like none, and comes with the next try', async () => {
  let isUp = false;
  fakeServer({ 'GET homework/get-own/': () => (isUp ? { payload: [own()] } : { status: 500, payload: null }) });
  await showScreen(Page);
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  expect(screen.getByRole('heading', { name: 'Zadania domowe' })).toBeTruthy();
  isUp = true;
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Zacznij: czas jazdy' })).toBeTruthy();
});

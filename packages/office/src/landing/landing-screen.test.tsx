import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { neverIdle } from '@fracht/testing/screens/never-idle.ts';
import { fakeServer, holdAnswers } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import { LandingScreen } from './landing-screen.tsx';

const COOKIES = 'Informacja o\u00a0plikach cookie';
const logged = vi.spyOn(console, 'info');

beforeEach(() => {
  neverIdle();
  logged.mockReset();
  toastStore.setState({ list: [] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(address: string): Promise<void> {
  await showScreen(LandingScreen, '/', address);
  await waitFor(() => expect(screen.queryByText('Wczytuję rankingi')).toBeNull());
}

test('[LND-11] the landing page has the cookie notice, whose link opens the policy; once understood it stays away', async () => {
  localStorage.clear();
  fakeServer({
    'GET content/get/': { payload: [{ id: 'policy', value: '<p>Nasze zasady</p>' }] },
    'GET game/rankings/': { payload: { groups: [], players: [] } },
  });
  await show('/');
  const notice = screen.getByRole('region', { name: COOKIES });
  await userEvent.click(within(notice).getByRole('link', { name: 'polityka prywatności' }));
  const policy = await screen.findByRole('dialog', { name: 'Polityka prywatności' });
  expect(await within(policy).findByText('Nasze zasady')).toBeDefined();
  cleanup();
  await show('/');
  await userEvent.click(screen.getByRole('button', { name: 'Rozumiem' }));
  expect(screen.queryByRole('region', { name: COOKIES })).toBeNull();
  cleanup();
  await show('/');
  expect(screen.queryByRole('region', { name: COOKIES })).toBeNull();
});

test('[LND-2] texts and rankings are those of the server; the policy stands in its window', async () => {
  const asked = fakeServer({
    'GET content/get/': {
      payload: [
        { id: 'intro', value: '<h1>Nasza szkoła</h1>' },
        { id: 'policy', value: '<p>Nasze zasady</p>' },
      ],
    },
    'GET game/rankings/': {
      payload: {
        groups: [{ name: 'LOG-2A', players: ['AL'], score: 7, date: '2026-11-12', size: 1 }],
        players: [],
      },
    },
  });
  await show('/?okno=polityka');
  expect(await screen.findByText('Nasze zasady')).toBeDefined();
  expect(screen.getByText('Nasza szkoła')).toBeDefined();
  expect(screen.getByText('LOG-2A')).toBeDefined();
  expect(asked.map(({ call }) => call).toSorted()).toEqual([
    'GET content/get/',
    'GET game/rankings/',
    'GET user/registration/',
  ]);
});

test('[LND-3] [RNK-8] texts, rankings and rules of registration that cannot be loaded are logged without a notice; the rankings say so', async () => {
  const message = { type: 'danger', text: 'Awaria' };
  fakeServer({
    'GET content/get/': { status: 500, payload: null, message },
    'GET game/rankings/': { status: 500, payload: null, message },
    'GET user/registration/': { status: 500, payload: null, message },
  });
  await show('/');
  expect(screen.getByText('Nie udało się wczytać rankingów.')).toBeDefined();
  expect(screen.queryByText(/Żadne wyniki nie zostały jeszcze zapisane/u)).toBeNull();
  expect(toastStore.getState().list).toEqual([]);
  expect(logged).toHaveBeenCalledTimes(3);
});

test.each([
  ['come', { status: 200, payload: { groups: [], players: [] } }],
  ['do not come', { status: 500, payload: null }],
])(
  '[LND-3] what is missing in the login form stays told when texts and rankings %s meanwhile',
  async (_, { status, payload }) => {
    let answerNow: () => void = () => undefined;
    const later = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    vi.stubGlobal('fetch', async () => {
      await later;
      return new Response(JSON.stringify({ payload }), { status });
    });
    await showScreen(LandingScreen, '/', '/');
    const [submit] = await screen.findAllByRole('button', { name: 'Zaloguj się' });
    if (submit === undefined) throw new Error('no login form');
    await userEvent.click(submit);
    expect(screen.getAllByText('Wypełnij to pole.').length).toBeGreaterThan(0);
    answerNow();
    await waitFor(() => expect(screen.queryByText('Wczytuję rankingi')).toBeNull());
    expect(screen.getAllByText('Wypełnij to pole.').length).toBeGreaterThan(0);
  },
);

const NOTHING_STORED = {
  'GET content/get/': { payload: [] },
  'GET game/rankings/': { payload: { groups: [], players: [] } },
};

test('[LND-16] the first button leads to the practice anew, and a line says what that costs', async () => {
  localStorage.setItem('practice', '3');
  fakeServer(NOTHING_STORED);
  const router = await showScreen(LandingScreen, '/', '/');
  const button = screen.getByRole('link', { name: 'Spróbuj bez konta' });
  expect(screen.getByText(/^5\sminut · jedno zlecenie · bez zegara · bez danych osobowych$/u)).toBeDefined();
  expect(button.getAttribute('href')).toBe('/practice');
  await userEvent.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/practice'));
  expect(localStorage.getItem('practice')).toBeNull();
});

test('[LND-16] a practice that this browser has begun is gone on with', async () => {
  localStorage.setItem('practice', '3');
  fakeServer(NOTHING_STORED);
  const router = await showScreen(LandingScreen, '/', '/');
  expect(screen.getByText(/^Zaczęta rozgrzewka: krok 3 z\s5$/u)).toBeDefined();
  expect(screen.getByText(/^zapisana tylko w\stej przeglądarce$/u)).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Dokończ' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/practice'));
  expect(localStorage.getItem('practice')).toBe('3');
});

test.each([null, '1', '6', 'x'])('[LND-16] there is nothing to go on with where the browser has %s', async (step) => {
  localStorage.clear();
  if (step !== null) localStorage.setItem('practice', step);
  fakeServer(NOTHING_STORED);
  await showScreen(LandingScreen, '/', '/');
  expect(screen.getByRole('link', { name: 'Spróbuj bez konta' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Dokończ' })).toBeNull();
});

test.each(['Zamknij', '{Escape}'])(
  '[LND-25] [FRM-4] a letter that was begun is asked about before it goes by %s, and stays when told to',
  async (way) => {
    fakeServer({ 'GET content/get/': { payload: [] }, 'GET game/rankings/': { payload: { groups: [], players: [] } } });
    await showScreen(LandingScreen, '/', '/');
    await userEvent.click(await screen.findByRole('link', { name: 'Napisz do nas' }));
    const letter = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Wiadomość' });
    await userEvent.type(letter, 'Dzień dobry');
    if (way === 'Zamknij') await userEvent.click(screen.getByRole('button', { name: way }));
    else await userEvent.keyboard(way);
    await userEvent.click(await screen.findByRole('button', { name: 'Wróć do formularza' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Wiadomość' }).value).toBe('Dzień dobry');
    await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Odrzuć' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Wiadomość' })).toBeNull());
  },
);

test('[LND-25] the policy opens beside the registration, in a tab of its own', async () => {
  fakeServer({ 'GET content/get/': { payload: [] }, 'GET game/rankings/': { payload: { groups: [], players: [] } } });
  await show('/?okno=rejestracja');
  const link = await screen.findByRole('link', { name: /^politykę prywatności/u });
  expect([link.getAttribute('target'), link.getAttribute('href')]).toEqual(['_blank', '/?okno=polityka']);
});

test('[LND-23] the way to the registration is shown once the server has said that it is open, or cannot be asked', async () => {
  const texts = {
    'GET content/get/': { payload: [] },
    'GET game/rankings/': { payload: { groups: [], players: [] } },
  };
  const rule = (open: boolean) => ({ open, domains: [] });
  const shown = () => screen.queryAllByText('Rejestracja').filter((link) => !link.className.includes('unknown'));
  fakeServer({ ...texts, 'GET user/registration/': { payload: { students: rule(false), lecturers: rule(true) } } });
  const answer = holdAnswers('user/registration/');
  await show('/');
  expect(shown()).toEqual([]);
  answer();
  await waitFor(() => expect(shown()).not.toEqual([]));
  cleanup();
  fakeServer({ ...texts, 'GET user/registration/': { status: 503, payload: null } });
  await show('/');
  await waitFor(() => expect(shown()).not.toEqual([]));
});

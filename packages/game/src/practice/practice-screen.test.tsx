import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetPerson } from '@fracht/kit/session/kept-store.ts';
import { clearSession, setUser } from '@fracht/kit/session/session-store.ts';
import { expectAccessible } from '@fracht/testing/game/render-in-game.tsx';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { PracticeScreen } from './practice-screen.tsx';
import { practiceStore } from './practice-store.ts';

const PATH = '/practice/{-$screen}/{-$orderId}';

beforeEach(() => {
  localStorage.clear();
  clearSession();
  // Reduced motion, so that no time passes between the steps; and so narrow that the hint has its own row.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  forgetPerson();
  vi.unstubAllGlobals();
});

const hint = () => screen.findByRole('dialog', { name: 'Wskazówka' });

/** Opens the practice, on the screen of orders: what it shows needs no map. */
async function open(step: string | null, at = 'orders') {
  if (step !== null) localStorage.setItem('practice', step);
  await showScreen(PracticeScreen, PATH, `/practice/${at}`);
  await hint();
}

test('[PRT-5] the hint of a step tells what to do and why; the real control wears a ring, and doing it leads on', async () => {
  const asked = fakeServer({});
  await open(null);
  expect(within(await hint()).getByRole('heading').textContent).toBe('Zarezerwuj zlecenie');
  const book = await screen.findByRole('button', { name: /^Rezerwuj/u });
  await waitFor(() => expect(book.dataset['ring']).toBe(''));
  await userEvent.click(book);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Wyślij samochód po ładunek' })).toBeTruthy());
  expect(screen.getByText(/Dojedzie o\s14:51, a\sokno załadunku trwa do 16:00/u)).toBeTruthy();
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Wyślij samochód');
  expect(asked).toEqual([]);
  await expectAccessible(document.body);
});

test('[PRT-6] the focus goes to the hint, whose first button leads to the control; Escape hides it, and a button brings it back', async () => {
  await open(null);
  const jump = await screen.findByRole('button', { name: 'Przejdź do przycisku' });
  await waitFor(() => expect(document.activeElement).toBe(jump));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toMatch(/^Rezerwuj/u);
  (await screen.findByRole('button', { name: 'Pokaż mi' })).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Wskazówka' })).toBeNull();
  expect(document.activeElement?.textContent).toMatch(/^Rezerwuj/u);
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż wskazówkę' }));
  expect(await hint()).toBeTruthy();
});

test('[PRT-6] where the control is not in sight Escape leads to the button that brings the hint back', async () => {
  await open(null, 'shipments');
  (await screen.findByRole('button', { name: 'Wróć do tego kroku' })).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Wskazówka' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pokaż wskazówkę' }));
});

test('[PRT-7] a visitor’s step stays in this browser as one number, and is gone on with', async () => {
  const asked = fakeServer({});
  await open('2');
  expect(screen.getByRole('heading', { name: 'Wyślij samochód po ładunek' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Wstecz' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Zarezerwuj zlecenie' })).toBeTruthy());
  expect(Object.entries(localStorage)).toEqual([['practice', '1']]);
  expect(document.cookie).toBe('');
  expect(asked).toEqual([]);
});

test.each(['0', '7', 'krok', '-1', '2.5'])(
  '[PRT-7] what nobody wrote under the key, %s, begins with the first step',
  async (step) => {
    await open(step);
    expect(screen.getByRole('heading', { name: 'Zarezerwuj zlecenie' })).toBeTruthy();
  },
);

test('[PRT-7] a student’s step comes from the server and goes there; where that fails the practice goes on', async () => {
  const names = { first_name: 'Zofia', last_name: 'Łęcka', initials: 'ZŁ', short_name: 'Zofia Ł.' };
  const user = { id: 's1', email: 'z@b.pl', ...names, type: 'STUDENT', group: null } as const;
  setUser(user);
  const asked = fakeServer({
    'GET user/data/': { payload: { ...user, practice: { step: 2, done: false } } },
    'POST practice/save/': { status: 500, payload: null, message: { type: 'danger', text: 'Awaria' } },
  });
  await open(null);
  expect(screen.getByRole('heading', { name: 'Wyślij samochód po ładunek' })).toBeTruthy();
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('POST practice/save/'));
  await userEvent.click(screen.getByRole('button', { name: 'Wstecz' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Zarezerwuj zlecenie' })).toBeTruthy());
  expect(localStorage.getItem('practice')).toBeNull();
});

test('[PRT-8] at the end stand what was earned, five words, an account and the practice without hints', async () => {
  await open('5');
  await userEvent.click(screen.getByRole('button', { name: /^Pieniądze/u }));
  await userEvent.click(await screen.findByRole('button', { name: 'Dalej' }));
  const end = await screen.findByRole('region', { name: 'Rozgrzewka skończona' });
  expect(within(end).getByText(/^\+709,50\szł$/u)).toBeTruthy();
  expect(within(end).getAllByRole('term')).toHaveLength(7);
  expect(within(end).getByRole('link', { name: 'Załóż konto' }).getAttribute('href')).toBe('/?okno=rejestracja');
  await expectAccessible(end);
  await userEvent.click(within(end).getByRole('button', { name: 'Zagraj jeszcze raz bez podpowiedzi' }));
  expect(screen.queryByRole('dialog', { name: 'Wskazówka' })).toBeNull();
  expect(await screen.findByRole('button', { name: /^Rezerwuj/u })).toBeTruthy();
});

test('[PRT-6] a list stands in place of the map, and leads to the cards', async () => {
  await open(null);
  practiceStore.setState({ isList: true });
  await userEvent.click(screen.getByRole('link', { name: /^Mapa/u }));
  const list = screen.getByRole('region', { name: 'Lista zamiast mapy' });
  await userEvent.click(within(list).getByRole('button', { name: /ST-01/u }));
  expect(await screen.findByRole('complementary', { name: /ST-01/u })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Wróć do tego kroku' })).toBeTruthy());
  await userEvent.click(screen.getByRole('button', { name: 'Wróć do tego kroku' }));
  expect(await screen.findByRole('button', { name: 'Rezerwuj zlecenie' })).toBeTruthy();
});

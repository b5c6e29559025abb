import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberGame } from '../session/browser-storage.ts';
import { clearSession } from '../session/session-store.ts';
import { ToastArea } from './toast-area.tsx';
import { holdToasts, notify, toastStore } from './toasts.ts';

async function drawArea(): Promise<void> {
  const router = createRouter({ routeTree: createRootRoute({ component: ToastArea }), history: createMemoryHistory() });
  await router.load();
  render(<RouterProvider router={router} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  toastStore.setState({ list: [], waiting: [], isHeld: false });
  vi.useRealTimers();
});

test('[UIX-4] a notice stays 5.5 s, and longer while the pointer is on it', async () => {
  await drawArea();
  act(() => void notify({ type: 'other', text: 'Zapisano.' }));
  act(() => void vi.advanceTimersByTime(5499));
  fireEvent.mouseMove(screen.getByRole('status'));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByText('Zapisano.')).toBeDefined();
  fireEvent.mouseLeave(screen.getByRole('status'));
  act(() => void vi.advanceTimersByTime(5500));
  expect(screen.queryByText('Zapisano.')).toBeNull();
});

test('[UIX-4] a notice that comes up under a resting pointer goes in its time', async () => {
  await drawArea();
  act(() => void notify({ type: 'danger', text: 'Kara.' }));
  fireEvent.mouseEnter(screen.getByRole('alert'));
  act(() => void vi.advanceTimersByTime(5500));
  expect(screen.queryByText('Kara.')).toBeNull();
});

test('[UIX-3] [UIX-6] a danger is an alert; an order in it is a link', async () => {
  rememberGame('g1');
  await drawArea();
  act(() => void notify({ type: 'danger', text: 'Zlecenie ##POZ/1126/0410## przepadło.' }));
  expect(screen.getByRole('alert').textContent).toContain('Zlecenie POZ/1126/0410 przepadło.');
  expect(screen.getByRole('link', { name: 'POZ/1126/0410' }).getAttribute('href')).toBe(
    '/game/g1/shipments/POZ-1126-0410',
  );
});

test('[UIX-6] a notice that says where its game stands has its orders there', async () => {
  rememberGame('g1');
  await drawArea();
  act(() => void notify({ type: 'warning', text: 'Zlecenie ##POZ/1126/0410##', home: '/practice' }));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/practice/shipments/POZ-1126-0410');
});

test.each(['danger', 'warning', 'info', 'other'] as const)(
  '[UIX-3] a notice of type %s is shown in its own look',
  async (type) => {
    await drawArea();
    act(() => void notify({ type: 'none', text: 'Nic takiego.' }));
    act(() => void notify({ type, text: 'Wiadomość.' }));
    const notices = screen.getByRole('region', { name: 'Powiadomienia' });
    expect([...notices.children].map(({ textContent }) => textContent)).toEqual(['Wiadomość.']);
    expect(notices.firstElementChild?.className).toMatch(new RegExp(type, 'u'));
  },
);

test('[UIX-6] without a game the order of a notice is told, and leads nowhere', async () => {
  localStorage.clear();
  await drawArea();
  act(() => void notify({ type: 'info', text: 'Zlecenie ##POZ/1126/0410## dowiezione.' }));
  expect(screen.getByText('Zlecenie POZ/1126/0410 dowiezione.')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('its action runs and takes it away', async () => {
  const undo = vi.fn<() => void>();
  await drawArea();
  act(() => void notify({ type: 'info', text: 'Zarezerwowano.', actions: [{ text: 'Cofnij', onPress: undo }] }));
  fireEvent.click(screen.getByRole('button', { name: 'Cofnij' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Zarezerwowano.')).toBeNull();
});

const shown = () =>
  [...screen.getByRole('region', { name: 'Powiadomienia' }).children].map(({ textContent }) => textContent);

test('[UIX-5] a fifth notice waits until there is room: none is dropped, and each stays its whole time', async () => {
  await drawArea();
  act(() => {
    for (const number of [1, 2, 3, 4, 5, 6]) void notify({ type: 'warning', text: `Komunikat ${number}.` });
  });
  expect(shown()).toEqual(['Komunikat 1.', 'Komunikat 2.', 'Komunikat 3.', 'Komunikat 4.']);
  const [first] = screen.getAllByRole('button', { name: 'Zamknij' });
  if (first === undefined) throw new Error('nothing to close');
  fireEvent.click(first);
  expect(shown()).toEqual(['Komunikat 2.', 'Komunikat 3.', 'Komunikat 4.', 'Komunikat 5.']);
  act(() => void vi.advanceTimersByTime(5500));
  expect(shown()).toEqual(['Komunikat 6.']);
  act(() => void vi.advanceTimersByTime(5499));
  expect(shown()).toEqual(['Komunikat 6.']);
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toEqual([]);
});

test('[UIX-5] what is said again counts up and stays its whole time anew', async () => {
  await drawArea();
  act(() => void notify({ type: 'other', text: 'Zapisano.' }));
  act(() => void vi.advanceTimersByTime(5000));
  act(() => void notify({ type: 'other', text: 'Zapisano.' }));
  act(() => void vi.advanceTimersByTime(5000));
  expect(shown()).toEqual(['Zapisano.×\u00a02']);
  act(() => void vi.advanceTimersByTime(500));
  expect(shown()).toEqual([]);
});

test('[UIX-5] what somebody says to the person is the next to be shown', async () => {
  await drawArea();
  act(() => {
    for (const number of [1, 2, 3, 4, 5]) void notify({ type: 'warning', text: `Komunikat ${number}.` });
    void notify({ type: 'info', text: 'Prowadzący pisze: „Stop”.', isPersonal: true });
  });
  act(() => void vi.advanceTimersByTime(5500));
  expect(shown()).toEqual(['Prowadzący pisze: „Stop”.', 'Komunikat 5.']);
});

test('[UIX-5] what still waits is not shown to the next person', async () => {
  await drawArea();
  act(() => {
    for (const number of [1, 2, 3, 4, 5]) void notify({ type: 'warning', text: `Komunikat ${number}.` });
    clearSession();
  });
  act(() => void vi.advanceTimersByTime(5500));
  expect(shown()).toEqual([]);
});

test('[UIX-15] notices go to the other end of the window rather than lie over what the keyboard has come to', async () => {
  await drawArea();
  const [far, near] = ['Daleko', 'Blisko'].map((text) => document.body.appendChild(aButton(text)));
  if (far === undefined || near === undefined) throw new Error('no button');
  const notices = screen.getByRole('region', { name: 'Powiadomienia' });
  place(far, 100);
  place(near, 700);
  const isAbove = () => notices.className.includes('above');
  notices.getBoundingClientRect = () => new DOMRect(0, isAbove() ? 80 : 680, 360, 64);
  far.focus();
  act(() => void notify({ type: 'other', text: 'Zarezerwowano.' }));
  expect(isAbove()).toBe(false);
  act(() => near.focus());
  expect(isAbove()).toBe(true);
  act(() => far.focus());
  expect(isAbove()).toBe(false);
  far.remove();
  near.remove();
});

function aButton(text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = text;
  return button;
}

/** Gives an element a position in the window, since jsdom has no layout. */
function place(element: HTMLElement, top: number): void {
  element.getBoundingClientRect = () => new DOMRect(0, top, 120, 32);
}

test('[UIX-17] a notice that is kept back is not shown and has all its time after that', async () => {
  await drawArea();
  act(() => void notify({ type: 'other', text: 'Zapisano.' }));
  act(() => holdToasts(true));
  expect(screen.queryByText('Zapisano.')).toBeNull();
  act(() => void vi.advanceTimersByTime(60_000));
  act(() => holdToasts(false));
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByText('Zapisano.')).toBeDefined();
  act(() => void vi.advanceTimersByTime(500));
  expect(screen.queryByText('Zapisano.')).toBeNull();
});

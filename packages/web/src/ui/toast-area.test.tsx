import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberGame } from '../session/browser-storage.ts';
import { ToastArea } from './toast-area.tsx';
import { notify, toastStore } from './toasts.ts';

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
  toastStore.setState({ list: [] });
  vi.useRealTimers();
});

test('a notice stays 5.5 s, and longer while the pointer is on it', async () => {
  await drawArea();
  act(() => void notify({ type: 'other', text: 'Zapisano.' }));
  act(() => void vi.advanceTimersByTime(5499));
  fireEvent.mouseEnter(screen.getByRole('status'));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByText('Zapisano.')).toBeDefined();
  fireEvent.mouseLeave(screen.getByRole('status'));
  act(() => void vi.advanceTimersByTime(5500));
  expect(screen.queryByText('Zapisano.')).toBeNull();
});

test('a danger is an alert; an order in it is a link', async () => {
  rememberGame('g1');
  await drawArea();
  act(() => void notify({ type: 'danger', text: 'Zlecenie ##POZ/1126/0410## przepadło.' }));
  expect(screen.getByRole('alert').textContent).toContain('Zlecenie POZ/1126/0410 przepadło.');
  expect(screen.getByRole('link', { name: 'POZ/1126/0410' }).getAttribute('href')).toBe(
    '/game/g1/shipments/POZ-1126-0410',
  );
});

test.each(['danger', 'warning', 'info', 'other'] as const)(
  'a notice of type %s is shown in its own look',
  async (type) => {
    await drawArea();
    act(() => void notify({ type: 'none', text: 'Nic takiego.' }));
    act(() => void notify({ type, text: 'Wiadomość.' }));
    const notices = screen.getByRole('region', { name: 'Powiadomienia' });
    expect([...notices.children].map(({ textContent }) => textContent)).toEqual(['Wiadomość.']);
    expect(notices.firstElementChild?.className).toMatch(new RegExp(type, 'u'));
  },
);

test('without a game the order of a notice is told, and leads nowhere', async () => {
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

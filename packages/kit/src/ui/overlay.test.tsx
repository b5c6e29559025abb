import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginRequest, endRequest } from './loading.ts';
import { LoadingOverlay } from './overlay.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('[UIX-1] the overlay is there from the first request until 250 ms after the last, whatever begins in between', async () => {
  const root = createRootRoute({ component: LoadingOverlay });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  render(<RouterProvider router={router} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => beginRequest());
  act(() => beginRequest());
  expect(screen.getByRole('status').textContent).toBe('Wczytuję…');
  act(() => endRequest());
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByRole('status')).not.toBeNull();
  act(() => endRequest());
  act(() => void vi.advanceTimersByTime(200));
  act(() => beginRequest());
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByRole('status')).not.toBeNull();
  act(() => endRequest());
  act(() => void vi.advanceTimersByTime(249));
  expect(screen.queryByRole('status')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByRole('status')).toBeNull();
});

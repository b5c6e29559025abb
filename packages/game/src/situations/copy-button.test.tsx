import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import { CopyButton } from './copy-button.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  toastStore.setState({ list: [], last: 0 });
});

test('[SIC-15] a number is put on the clipboard, and that is said', async () => {
  const user = userEvent.setup();
  render(<CopyButton number="SZ-000001" label="Numer szkody" />);
  await user.click(screen.getByRole('button', { name: 'Kopiuj: Numer szkody' }));
  expect(await navigator.clipboard.readText()).toBe('SZ-000001');
  expect(screen.getByRole('status').textContent).toBe('Skopiowano.');
});

test('[SIC-15] where the browser forbids it the viewer is told to do it by hand', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  render(<CopyButton number="SZ-000001" label="Numer szkody" />);
  await user.click(screen.getByRole('button', { name: 'Kopiuj: Numer szkody' }));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(toastStore.getState().list.map(({ type }) => type)).toEqual(['warning']);
});

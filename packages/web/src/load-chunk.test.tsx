import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';
import { PageError } from './ui/page-error.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a part of the program that has not come after 120 s is a ChunkLoadError, not a moment before', async () => {
  vi.useFakeTimers();
  const failed = vi.fn<(cause: unknown) => void>();
  loadChunk(() => new Promise(() => undefined)).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.any(ChunkLoadError));
});

test('one that fails is a ChunkLoadError too; one that comes is given', async () => {
  await expect(loadChunk(() => Promise.reject(new TypeError('gone')))).rejects.toMatchObject({
    name: 'ChunkLoadError',
  });
  expect(await loadChunk(() => Promise.resolve('part'))).toBe('part');
});

test('the way out is to load the page anew', () => {
  render(<PageError error={new ChunkLoadError('timeout')} />);
  expect(screen.getByText('Nie udało się wczytać części programu')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Wczytaj ponownie' })).toBeDefined();
});

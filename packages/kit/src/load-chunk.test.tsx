import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';
import { PageError } from './ui/page-error.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Stubs `fetch` as a server that is reachable whenever `answers` is true. */
function stubServer(answers: () => boolean): void {
  vi.stubGlobal('fetch', async () => {
    if (!answers()) throw new TypeError('no network');
    return new Response();
  });
}

test('[UIX-13] a part of the program that has not come after 120 s is a ChunkLoadError, not a moment before', async () => {
  vi.useFakeTimers();
  const failed = vi.fn<(cause: unknown) => void>();
  loadChunk(() => new Promise(() => undefined)).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.any(ChunkLoadError));
});

test('[UIX-13] one that fails though the server answers is a ChunkLoadError too; one that comes is given', async () => {
  stubServer(() => true);
  await expect(loadChunk(() => Promise.reject(new TypeError('gone')))).rejects.toMatchObject({
    name: 'ChunkLoadError',
  });
  expect(await loadChunk(() => Promise.resolve('part'))).toBe('part');
});

test('[UIX-13] while the server is out of reach it is tried again, longer than a try may take, and given when it comes', async () => {
  vi.useFakeTimers();
  let isThere = false;
  stubServer(() => isThere);
  const load = async (): Promise<string> => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  };
  const settled = vi.fn<(part: unknown) => void>();
  loadChunk(load).then(settled, settled);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(settled).not.toHaveBeenCalled();
  isThere = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledWith('part');
});

test('[UIX-13] the network that came back between a try and the look at the server costs nothing', async () => {
  stubServer(() => true);
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('gone'))
    .mockResolvedValueOnce('part');
  expect(await loadChunk(load)).toBe('part');
});

test('[UIX-13] the way out is to load the page anew', () => {
  render(<PageError error={new ChunkLoadError('timeout')} />);
  expect(screen.getByText('Nie udało się wczytać części programu')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Wczytaj ponownie' })).toBeDefined();
});

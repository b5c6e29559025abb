import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { useStriking } from './skills-queries.ts';

/** Cached queries that a teacher may have, by their keys. */
const COUNTS = [
  ['skills', 'game-1', 's1'],
  ['skills', 'game-1', 'class'],
  ['skills', 'game-2', 's1'],
  ['reports', 'game-1', ['s1']],
  ['class-debrief', 'game-1'],
  ['homework', 'debrief', 'zadanie1'],
  ['group-term', 'gr1'],
] as const;

afterEach(() => vi.unstubAllGlobals());

test.each(['strike', 'restore'] as const)(
  '[SKS-6] after %s all that counts the decision is asked for anew',
  async (way) => {
    fakeServer({
      'POST game/strike-observation/': { payload: null },
      'POST game/restore-observation/': { payload: null },
    });
    const client = new QueryClient();
    for (const key of [...COUNTS, ['debrief', 'game-1', 's1']]) client.setQueryData(key, {});
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useStriking('game-1', 's1'), { wrapper });
    await act(async () => {
      if (way === 'strike') await result.current.strike.mutateAsync({ decision: '11', reason: 'Awaria sieci' });
      else await result.current.restore.mutateAsync('11');
    });
    const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
    expect(COUNTS.map(isStale)).toEqual(COUNTS.map(() => true));
    expect(isStale(['debrief', 'game-1', 's1'])).toBe(false);
  },
);

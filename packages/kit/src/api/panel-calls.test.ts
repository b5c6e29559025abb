import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeFetch } from '@fracht/testing/screens/fake-fetch.ts';
import { asLoad } from './as-load.ts';
import { useIsLoading } from '../ui/loading.ts';
import { callGames, callGroups } from './panel-calls.ts';

afterEach(() => vi.unstubAllGlobals());

test('[UIX-2] the list of games shows no overlay, the list of groups does', async () => {
  fakeFetch({ body: { payload: [] } }, { body: { payload: [] } });
  const { result } = renderHook(() => useIsLoading());
  await act(() => callGames());
  expect(result.current).toBe(false);
  await act(() => callGroups());
  expect(result.current).toBe(true);
});

test('[UIX-2] what nobody has seen yet loads under the overlay, what is asked for again does not', () => {
  const client = new QueryClient();
  const context = { client, queryKey: ['surveys'], signal: new AbortController().signal, meta: undefined };
  expect(asLoad(context)).toEqual({ signal: context.signal, isQuiet: false });
  client.setQueryData(['surveys'], []);
  expect(asLoad(context).isQuiet).toBe(true);
});

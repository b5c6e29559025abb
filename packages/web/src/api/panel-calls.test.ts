import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answering } from '../../test/support/answer.ts';
import { useIsLoading } from './loading.ts';
import { callGames, callGroups } from './panel-calls.ts';

afterEach(() => vi.unstubAllGlobals());

test('the list of games shows no overlay, the list of groups does', async () => {
  answering({ body: { payload: [] } }, { body: { payload: [] } });
  const { result } = renderHook(() => useIsLoading());
  await act(() => callGames());
  expect(result.current).toBe(false);
  await act(() => callGroups());
  expect(result.current).toBe(true);
});

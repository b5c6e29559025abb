import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from './query-client.ts';
import { QueryFrame } from './query-frame.tsx';
import { clearSession, setUser } from './session/session-store.ts';

const KEY = ['people', 'students'];

afterEach(() => {
  cleanup();
  clearSession();
  queryClient.clear();
});

test('[SGN-5] what one person loaded is kept while the panels change, and gone when that person has left', () => {
  setUser({ id: 'u1', email: 'a@b.pl', first_name: 'Anna', last_name: 'Lis', type: 'TEACHER' });
  queryClient.setQueryData(KEY, ['Ola']);
  render(<QueryFrame>panel</QueryFrame>).unmount();
  expect(queryClient.getQueryData(KEY)).toEqual(['Ola']);
  const panel = render(<QueryFrame>panel</QueryFrame>);
  clearSession();
  panel.unmount();
  expect(queryClient.getQueryData(KEY)).toBeUndefined();
});

import { cleanup, render } from '@testing-library/react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from './query-client.ts';
import { QueryFrame } from './query-frame.tsx';
import { clearSession, setUser } from './session/session-store.ts';

const KEY = ['people', 'students'];

function People() {
  return <p>{useQuery<readonly string[]>({ queryKey: KEY, queryFn: skipToken }).data?.join(', ')}</p>;
}

afterEach(() => {
  cleanup();
  clearSession();
  queryClient.clear();
});

test('[SGN-5] what one person loaded is kept while the panels change, and gone when that person has left', () => {
  setUser({ id: 'u1', email: 'a@b.pl', first_name: 'Anna', last_name: 'Lis', type: 'TEACHER' });
  queryClient.setQueryData(KEY, ['Ola']);
  render(
    <QueryFrame>
      <p>panel</p>
    </QueryFrame>,
  ).unmount();
  expect(queryClient.getQueryData(KEY)).toEqual(['Ola']);
  const panel = render(
    <QueryFrame>
      <People />
    </QueryFrame>,
  );
  clearSession();
  panel.unmount();
  expect(queryClient.getQueryData(KEY)).toBeUndefined();
});

test('[SGN-5] what one person loaded is gone too when that person leaves from a page without a panel', () => {
  setUser({ id: 'u1', email: 'a@b.pl', first_name: 'Anna', last_name: 'Lis', type: 'TEACHER' });
  queryClient.setQueryData(KEY, ['Ola']);
  render(
    <QueryFrame>
      <p>panel</p>
    </QueryFrame>,
  ).unmount();
  clearSession();
  expect(queryClient.getQueryData(KEY)).toBeUndefined();
});

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { Pagination } from './pagination.tsx';

afterEach(cleanup);

function Pages({ pages }: { pages: number }) {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pages={pages} note={`strona ${page}`} onPage={setPage} />;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('a list is walked through page by page, and ends at both ends', async () => {
  render(<Pages pages={3} />);
  expect(await axeFindings(screen.getByRole('navigation', { name: 'Strony listy' }))).toEqual([]);
  expect([button('Poprzednie').disabled, button('Następne').disabled]).toEqual([true, false]);
  await userEvent.click(button('Następne'));
  expect(screen.getByText('strona 2')).toBeDefined();
  expect([button('Poprzednie').disabled, button('Następne').disabled]).toEqual([false, false]);
  await userEvent.click(button('Następne'));
  expect([button('Poprzednie').disabled, button('Następne').disabled]).toEqual([false, true]);
  await userEvent.click(button('Poprzednie'));
  expect(screen.getByText('strona 2')).toBeDefined();
});

test.each([0, 1])('with %i pages there is nothing to walk through', (pages) => {
  render(<Pages pages={pages} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

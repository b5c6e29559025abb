import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeFetch } from '@fracht/testing/screens/fake-fetch.ts';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { retryOf, useStudents } from '../api/panel-queries.ts';
import { Table } from '../ui/table.tsx';
import { PendingRows } from './pending-rows.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Students() {
  const asked = useStudents();
  return (
    <Table label="Studenci">
      <tbody>
        {asked.data === undefined ? (
          <PendingRows columns={2} onRetry={retryOf(asked)} />
        ) : (
          <tr>
            <td>{`Osób: ${asked.data.length}`}</td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}

test('[PAN-3] a list that could not be loaded says so, and comes with the next try', async () => {
  const sent = fakeFetch({ status: 500, body: { code: 'INTERNAL' } }, { body: { payload: [] } });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Students />
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('row').every((row) => row.getAttribute('aria-busy') === 'true')).toBe(true);
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  expect(screen.getByText('Nie udało się wczytać listy')).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(retry);
  expect(await screen.findByText('Osób: 0')).toBeDefined();
  expect(sent).toHaveLength(2);
});

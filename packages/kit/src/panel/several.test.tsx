import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { setFieldErrors } from '../ui/field-errors.ts';
import { Several } from './several.tsx';

const TYPES = ['ST', 'ATP', 'ADR'] as const;
type Type = (typeof TYPES)[number];

afterEach(() => {
  cleanup();
  act(() => setFieldErrors({}));
});

function Types({ first, error = null }: { first: readonly Type[]; error?: string | null }) {
  const [chosen, setChosen] = useState(first);
  return (
    <>
      <Several name="types" label="Samochody" all={TYPES} chosen={chosen} error={error} onChange={setChosen} />
      <output>{chosen.join(' ')}</output>
    </>
  );
}

test('what is ticked keeps the order of all, in whatever order it was ticked', async () => {
  render(<Types first={['ADR']} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'ATP' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'ST' }));
  expect(screen.getByRole('status').textContent).toBe('ST ATP ADR');
  await userEvent.click(screen.getByRole('checkbox', { name: 'ATP' }));
  expect(screen.getByRole('status').textContent).toBe('ST ADR');
});

test('values are called by their words where they have some', () => {
  const labels = { ST: 'standard', ATP: 'chłodnia', ADR: 'niebezpieczne' } as const;
  render(<Several name="types" label="Samochody" all={TYPES} labels={labels} chosen={['ATP']} onChange={() => {}} />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'chłodnia' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'standard' }).checked).toBe(false);
});

test('[FRM-1] what is wrong stands under the boxes: what the page knows first, then what the server said', async () => {
  render(<Types first={[]} error="Wybierz choć jeden." />);
  act(() => setFieldErrors({ types: ['Nie ma takiego typu.'], name: ['Nie tutaj.'] }));
  const group = screen.getByRole('group', { name: 'Samochody' });
  expect([...group.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Wybierz choć jeden.',
    'Nie ma takiego typu.',
  ]);
  expect(await axeFindings()).toEqual([]);
});

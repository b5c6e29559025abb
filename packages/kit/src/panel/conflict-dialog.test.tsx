import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const RATE = { id: 'rate', name: 'Stawka', mine: '7,00 zł', theirs: '8,00 zł' } as const;
const REST = { id: 'rest', name: 'Odpoczynek', mine: '600 min', theirs: '540 min' } as const;

// The window is loaded when it is first opened.
beforeAll(() => import('../ui/modal-window.tsx'));
afterEach(cleanup);

async function ask(conflicts: readonly (typeof RATE | typeof REST)[]) {
  const onSettle = vi.fn<(theirs: readonly string[]) => void>();
  const onBack = vi.fn<() => void>();
  render(<ConflictDialog conflicts={conflicts} isBusy={false} onSettle={onSettle} onBack={onBack} />);
  await screen.findByRole('dialog', { name: 'Ktoś inny zmienił to samo' });
  return { onSettle, onBack };
}

const side = (thing: string, name: RegExp) =>
  within(screen.getByRole('group', { name: thing })).getByRole<HTMLInputElement>('radio', { name });

test('who is second sees both values of everything that collides, and neither is chosen', async () => {
  await ask([RATE, REST]);
  expect(screen.getByText(/ktoś inny zapisał 2 rzeczy spośród tych/u)).toBeDefined();
  expect(side('Stawka', /^Moje/u).closest('label')?.textContent).toBe('Moje7,00 zł');
  expect(side('Odpoczynek', /^Zapisane/u).closest('label')?.textContent).toBe('Zapisane przez kogoś innego540 min');
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
  expect(await axeFindings()).toEqual([]);
});

test('nothing is saved before each of them has been decided, and the button says so', async () => {
  const { onSettle } = await ask([RATE, REST]);
  const settle = screen.getByRole('button', { name: 'Zapisz wybór' });
  await userEvent.click(side('Stawka', /^Zapisane/u));
  expect(settle.title).toBe('Najpierw wybierz przy każdej pozycji.');
  await userEvent.click(settle);
  expect(onSettle).not.toHaveBeenCalled();
  await userEvent.click(side('Odpoczynek', /^Moje/u));
  expect(settle.title).toBe('');
  await userEvent.click(settle);
  expect(onSettle.mock.calls).toEqual([[['rate']]]);
});

test('one press takes one side everywhere, and a choice after it counts', async () => {
  const { onSettle } = await ask([RATE, REST]);
  await userEvent.click(screen.getByRole('button', { name: 'Wszędzie zapisane' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz wybór' }));
  await userEvent.click(screen.getByRole('button', { name: 'Wszędzie moje' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz wybór' }));
  await userEvent.click(side('Odpoczynek', /^Zapisane/u));
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz wybór' }));
  expect(onSettle.mock.calls).toEqual([[['rate', 'rest']], [[]], [['rest']]]);
});

test('of a single one no side is taken everywhere', async () => {
  await ask([RATE]);
  expect(screen.getByText(/ktoś inny zapisał 1 rzecz spośród tych/u)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Wszędzie/u })).toBeNull();
});

test('[UIX-7] Escape and the button lead back to the edit, with nothing settled', async () => {
  const { onSettle, onBack } = await ask([RATE]);
  await userEvent.click(screen.getByRole('button', { name: 'Wróć do edycji' }));
  await userEvent.keyboard('{Escape}');
  expect(onBack).toHaveBeenCalledTimes(2);
  expect(onSettle).not.toHaveBeenCalled();
});

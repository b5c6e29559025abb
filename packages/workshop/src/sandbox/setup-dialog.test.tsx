import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { world } from '@fracht/content';
import { refuseSpot, defaultSpot, type SandboxSpot } from '@fracht/engine';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { triedById } from '../../test/a-sandbox.ts';
import { SetupDialog } from './setup-dialog.tsx';

afterEach(cleanup);

function usual(id: string): SandboxSpot {
  const spot = defaultSpot(world, triedById(id));
  if (spot === null) throw new Error(id);
  return spot;
}

async function show(id: string, spot = usual(id)) {
  const tried = triedById(id);
  const [onSpot, onPlay, onCancel] = [vi.fn<(spot: SandboxSpot) => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const refusal = refuseSpot(world, tried, spot);
  render(<SetupDialog show {...{ tried, spot, refusal, onSpot, onPlay, onCancel }} />);
  await screen.findByRole('dialog', { name: 'Gdzie i\u00a0kiedy?' });
  return { onSpot, onPlay, onCancel, spot };
}

test('[TRY-1] it is filled in as the situation asks for: one press plays', async () => {
  const { onPlay } = await show('K05');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Samochód' }).value).toBe('ST');
  expect(screen.getByRole('slider', { name: 'Miejsce na trasie' }).getAttribute('aria-valuetext')).toBe(
    '182\u00a0km z\u00a0365\u00a0km',
  );
  expect(screen.getByText('Jedzie z ładunkiem, Polska')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Zagraj' }));
  expect(onPlay).toHaveBeenCalledOnce();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('[TRY-2] only cars of its types are offered; another drive begins at a likely place; the hour and the place are chosen', async () => {
  const { onSpot, spot } = await show('K04');
  expect(screen.getAllByRole('option', { name: /^(?:ST|ATP|ADR|PG)$/u }).map(({ textContent }) => textContent)).toEqual(
    ['ADR'],
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dokąd jedzie' }), 'Paryż');
  const [moved] = onSpot.mock.lastCall ?? [];
  expect(moved?.km).not.toBe(spot.km);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Godzina' }), '23:00');
  expect(onSpot).toHaveBeenLastCalledWith({ ...spot, hour: 23 });
  fireEvent.change(screen.getByRole('slider'), { target: { value: '40' } });
  expect(onSpot).toHaveBeenLastCalledWith({ ...spot, km: 40 });
});

test('[TRY-2] a car that stands in a city has no place on the way; one that sleeps has its parking', async () => {
  await show('K18');
  expect(screen.queryByRole('slider')).toBeNull();
  cleanup();
  await show('K14');
  expect(screen.getByText(/^postój: Warszawa–\S+, \d+\. km$/u)).toBeDefined();
});

test('[TRY-2] where it cannot strike the reason is said, nothing is played, and one press leads back to the usual place', async () => {
  const spot = { ...usual('K05'), to: usual('K05').from };
  const { onPlay, onSpot } = await show('K05', spot);
  expect(screen.getByText('Wybierz dwa różne miasta.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Zagraj' }));
  expect(onPlay).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Typowe miejsce' }));
  expect(onSpot).toHaveBeenCalledWith(usual('K05'));
});

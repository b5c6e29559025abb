import { cleanup, render, screen, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { carActionLabels, cargoTraitLabels, CHANGE_EVENTS, competenceLabels, EMERGENCIES } from '@fracht/content';
import { checkEmergency } from '@fracht/scenarios';
import { CAR_ACTIONS, type CarAction } from '@fracht/engine';
import type { Editor } from '../store/editor.ts';
import { ItemForm } from './item-form.tsx';

afterEach(cleanup);

const [found] = EMERGENCIES;
if (found === undefined) throw new Error('No situation');
const { active: _, ...first } = found;

function offered(status: CarAction): readonly string[] {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ItemForm edited={{ kind: 'EMERGENCY', item: { ...first, status } }} run={() => undefined} />
    </QueryClientProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Co robi samochód' });
  return within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
}

test('[EDT-11] [SIT-2] a car is offered in every state in which a situation can come to it, and in no other', () => {
  const good = CAR_ACTIONS.filter(
    (status) => !checkEmergency({ ...first, status }).some(({ code }) => code === 'STATUS_NEVER'),
  );
  expect(good).toHaveLength(16);
  expect(offered('WAITING_ASSISTANCE')).toEqual(good.map((action) => carActionLabels[action]));
});

test('[EDT-11] a state that was chosen before and never comes stays in sight', () => {
  expect(offered('FREE')).toContain(carActionLabels.FREE);
});

test.each([
  ['CHANGE_PICK_TIME', /^Bez pytań okno załadunku samo przesuwa się/u, /„Przesunięcie terminu załadunku”/u],
  ['CHANGE_DELIVERY_TIME', /^Bez pytań okno rozładunku samo przesuwa się/u, /„Przesunięcie terminu dostawy”/u],
  ['LATE_UNLOADING', /^Bez pytań rozładunek trwa dłużej/u, /„Postój”/u],
  ['CHANGE_TRUCK', /^Bez pytań zlecenie od razu wymaga innego/u, /wysyła samochód zastępczy/u],
] as const)('[SIT-11] what a %s does by itself and what decides it with questions is told', (type, alone, decided) => {
  const [change] = CHANGE_EVENTS;
  if (change === undefined) throw new Error('No change');
  for (const [situation, words] of [
    [null, alone],
    [change.situation, decided],
  ] as const) {
    render(<ItemForm edited={{ kind: 'CHANGE', item: { ...change, type, situation } }} run={() => undefined} />);
    expect(screen.getByText(words)).toBeDefined();
    cleanup();
  }
});

test('[EDT-15] what a situation trains is chosen; without a choice its family is told', async () => {
  const run = vi.fn<Editor['run']>();
  const { competence: _competence, ...item } = first;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ItemForm edited={{ kind: 'EMERGENCY', item }} run={run} />
    </QueryClientProvider>,
  );
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kompetencja' });
  expect(field.selectedOptions[0]?.textContent).toBe(`według rodzaju: ${competenceLabels.INCIDENTS}`);
  expect(within(field).getAllByRole('option')).toHaveLength(6);
  await userEvent.selectOptions(field, competenceLabels.WINDOWS);
  expect(run).toHaveBeenLastCalledWith({ do: 'emergency', fields: { competence: 'WINDOWS' } }, undefined);
  cleanup();
  const [change] = CHANGE_EVENTS;
  if (change === undefined) throw new Error('No change');
  render(<ItemForm edited={{ kind: 'CHANGE', item: change }} run={run} />);
  const chosen = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kompetencja' });
  expect(chosen.value).toBe(change.competence);
  await userEvent.selectOptions(chosen, chosen.options[0]?.textContent ?? '');
  expect(run).toHaveBeenLastCalledWith({ do: 'change', fields: { competence: undefined } }, undefined);
});

test('[EDT-18] of which cargo a situation tells is chosen, or any', async () => {
  const run = vi.fn<Editor['run']>();
  const shipped = EMERGENCIES.find(({ id }) => id === 'K08');
  const change = CHANGE_EVENTS.find(({ id }) => id === 'Z14');
  if (shipped === undefined || change === undefined) throw new Error('No such situations');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ItemForm edited={{ kind: 'EMERGENCY', item: shipped }} run={run} />
    </QueryClientProvider>,
  );
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ładunek' });
  expect(field.selectedOptions[0]?.textContent).toBe(cargoTraitLabels.FROZEN);
  await userEvent.selectOptions(field, 'dowolny');
  expect(run).toHaveBeenLastCalledWith({ do: 'emergency', fields: { cargo: undefined } }, undefined);
  cleanup();
  render(<ItemForm edited={{ kind: 'CHANGE', item: change }} run={run} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ładunek' }), 'HEAVY');
  expect(run).toHaveBeenLastCalledWith({ do: 'change', fields: { cargo: 'HEAVY' } }, undefined);
});

test('[EDT-19] what the car does when a change strikes is chosen, or left to its kind', async () => {
  const run = vi.fn<Editor['run']>();
  const change = CHANGE_EVENTS.find(({ id }) => id === 'Z14');
  if (change === undefined) throw new Error('No such change');
  render(<ItemForm edited={{ kind: 'CHANGE', item: change }} run={run} />);
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Co robi samochód' });
  expect(field.selectedOptions[0]?.textContent).toBe(carActionLabels.UNLOADING);
  await userEvent.selectOptions(field, carActionLabels.WAITING_FOR_UNLOADING);
  expect(run).toHaveBeenLastCalledWith({ do: 'change', fields: { status: 'WAITING_FOR_UNLOADING' } }, undefined);
  await userEvent.selectOptions(field, '');
  expect(run).toHaveBeenLastCalledWith({ do: 'change', fields: { status: undefined } }, undefined);
});

test('[EDT-20] whose cars a situation strikes is chosen, or anybody\u2019s', async () => {
  const run = vi.fn<Editor['run']>();
  const change = CHANGE_EVENTS.find(({ id }) => id === 'Z03');
  const shipped = EMERGENCIES.find(({ id }) => id === 'K08');
  if (change === undefined || shipped === undefined) throw new Error('No such situations');
  render(<ItemForm edited={{ kind: 'CHANGE', item: change }} run={run} />);
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Czyj samochód' });
  expect(field.selectedOptions[0]?.textContent).toBe('tylko samochód firmy');
  await userEvent.selectOptions(field, 'każdy');
  expect(run).toHaveBeenLastCalledWith({ do: 'change', fields: { ownership: undefined } }, undefined);
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ItemForm edited={{ kind: 'EMERGENCY', item: shipped }} run={run} />
    </QueryClientProvider>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Czyj samochód' }), 'SUBCONTRACTOR');
  expect(run).toHaveBeenLastCalledWith({ do: 'emergency', fields: { ownership: 'SUBCONTRACTOR' } }, undefined);
});

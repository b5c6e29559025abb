import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { breaksText, schoolDay } from '@fracht/content';
import { LAWS, type RuleSource } from '@fracht/engine';
import { SCENARIO_LIMITS } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { SourcesField } from './sources-field.tsx';

afterEach(cleanup);

const CMR: RuleSource = { law: 'CMR', article: 'art. 12', checked: '2026-11-29' };

function shown(sources: readonly RuleSource[] | undefined) {
  const onChange = vi.fn<(sources: readonly RuleSource[] | undefined, topic?: string) => void>();
  render(<SourcesField sources={sources} onChange={onChange} />);
  return onChange;
}

test('[EDT-17] a source is added, gets its law, its place and its day, and is taken away', async () => {
  const onChange = shown(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj źródło' }));
  expect(onChange).toHaveBeenLastCalledWith([{ law: LAWS[0], article: '', checked: '' }], undefined);
  cleanup();
  const again = shown([CMR]);
  const row = within(screen.getByRole('group', { name: 'Źródło 1' }));
  await userEvent.selectOptions(row.getByRole('combobox'), breaksText.lawLabel('CARRIAGE'));
  expect(again).toHaveBeenLastCalledWith([{ ...CMR, law: 'CARRIAGE' }], undefined);
  await userEvent.type(row.getByRole('textbox', { name: breaksText.article }), '!');
  expect(again).toHaveBeenLastCalledWith([{ ...CMR, article: 'art. 12!' }], 'sources.0.article');
  const day = row.getByLabelText<HTMLInputElement>('Dzień sprawdzenia');
  expect([day.type, day.value, day.max]).toEqual(['date', '2026-11-29', schoolDay(Date.now())]);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(row.getByRole('button', { name: 'Usuń źródło 1' }));
  expect(again).toHaveBeenLastCalledWith(undefined, undefined);
});

test('[EDT-17] there are as many sources as the server takes', () => {
  shown(Array.from({ length: SCENARIO_LIMITS.sources }, () => CMR));
  expect(screen.queryByRole('button', { name: 'Dodaj źródło' })).toBeNull();
});

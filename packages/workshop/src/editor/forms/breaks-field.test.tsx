import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { breaksText } from '@fracht/content';
import { type Breach, type Breaks, LAWS } from '@fracht/engine';
import { BreaksField } from './breaks-field.tsx';

afterEach(cleanup);

const BREACH: Breach = { law: 'CMR', article: 'art. 15', why: 'Porzucenie towaru' };

function shown(breaks: Breaks | undefined) {
  const onBreaks = vi.fn<(breaks: Breaks | undefined, topic?: string) => void>();
  render(<BreaksField name="situation.answers.0.breaks" breaks={breaks} onBreaks={onBreaks} />);
  return { onBreaks, field: screen.getByRole<HTMLSelectElement>('combobox', { name: breaksText.label }) };
}

test('[EDT-16] an answer does not say, breaks nothing, or breaks a rule', async () => {
  const { field, onBreaks } = shown(undefined);
  expect(field.selectedOptions[0]?.textContent).toBe(breaksText.unsaid);
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.selectOptions(field, breaksText.nothing);
  expect(onBreaks).toHaveBeenLastCalledWith('NOTHING');
  await userEvent.selectOptions(field, breaksText.breach);
  expect(onBreaks).toHaveBeenLastCalledWith({ law: LAWS[0], article: '', why: '' });
  cleanup();
  const again = shown('NOTHING');
  expect(again.field.selectedOptions[0]?.textContent).toBe(breaksText.nothing);
  await userEvent.selectOptions(again.field, breaksText.unsaid);
  expect(again.onBreaks).toHaveBeenLastCalledWith(undefined);
});

test('[EDT-16] the rule has a law, a place in it, and words for what is done against it', async () => {
  const { onBreaks } = shown(BREACH);
  const law = screen.getByRole('combobox', { name: breaksText.law });
  expect(within(law).getAllByRole('option')).toHaveLength(LAWS.length);
  await userEvent.selectOptions(law, breaksText.lawLabel('ADR'));
  expect(onBreaks).toHaveBeenLastCalledWith({ ...BREACH, law: 'ADR' });
  await userEvent.type(screen.getByRole('textbox', { name: breaksText.article }), '!');
  expect(onBreaks).toHaveBeenLastCalledWith({ ...BREACH, article: 'art. 15!' }, 'article');
  await userEvent.type(screen.getByRole('textbox', { name: breaksText.why }), '!');
  expect(onBreaks).toHaveBeenLastCalledWith({ ...BREACH, why: 'Porzucenie towaru!' }, 'why');
});

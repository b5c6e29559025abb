import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { SurveyQuestion } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { setFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { Field } from '@fracht/kit/ui/field.tsx';
import { SurveyQuestionField } from './survey-question-field.tsx';

afterEach(() => {
  cleanup();
  act(() => setFieldErrors({}));
});

function Question({ question, first = '' }: { question: SurveyQuestion; first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <SurveyQuestionField question={question} number={2} value={value} onChange={setValue} />
      <output>{value}</output>
      <Field label="Inne" name="other" />
    </>
  );
}

const answer = () => screen.getByRole('status').textContent;
const scale: SurveyQuestion = { id: 'q', kind: 'scale', value: 'Jak trudna była gra?' };
const choice: SurveyQuestion = {
  id: 'q',
  kind: 'choice',
  value: 'Co było sprawdzane?',
  options: ['Okna', 'Stawka', 'Kara'],
};

test('a mark is given by mouse or arrows, with words at both ends of the scale', async () => {
  render(<Question question={scale} />);
  expect(screen.getByRole('group', { name: '2. Jak trudna była gra?' })).toBeDefined();
  const marks = screen.getAllByRole<HTMLInputElement>('radio');
  expect(marks.map((mark) => mark.closest('label')?.textContent)).toEqual(['1najniżej', '2', '3', '4', '5najwyżej']);
  expect(marks.some(({ checked }) => checked)).toBe(false);
  await userEvent.click(screen.getByText('4'));
  expect(answer()).toBe('4');
  await userEvent.keyboard('{ArrowRight}');
  expect(answer()).toBe('5');
  expect(await axeFindings()).toEqual([]);
});

test('[STU-8] options are kept one a line, in the order in which they are offered', async () => {
  render(<Question question={choice} first="Kara" />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Okna' }));
  expect(answer()).toBe('Okna\nKara');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Kara' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Okna' }));
  expect(answer()).toBe('');
  expect(await axeFindings()).toEqual([]);
});

test('an answer in words may be as long as the server takes', async () => {
  render(<Question question={{ id: 'q', kind: 'text', value: 'Czego zabrakło?' }} />);
  const area = screen.getByLabelText<HTMLTextAreaElement>('2. Czego zabrakło?');
  expect(area.maxLength).toBe(4000);
  await userEvent.type(area, 'Czasu');
  expect(answer()).toBe('Czasu');
});

test.each([
  ['a mark', scale, 'radio'],
  ['an option', choice, 'checkbox'],
] as const)('[FRM-2] %s takes what the server found wrong away', async (_, question, role) => {
  render(<Question question={question} />);
  act(() => setFieldErrors({ other: ['Zły adres.'] }));
  expect(screen.getByText('Zły adres.')).toBeDefined();
  const [first] = screen.getAllByRole(role);
  if (first === undefined) throw new Error('Nothing to choose');
  await userEvent.click(first);
  expect(screen.queryByText('Zły adres.')).toBeNull();
});

import { cleanup, render, screen } from '@testing-library/react';
import type { ShownAnswer } from '@fracht/engine';
import { afterEach, expect, test } from 'vitest';
import { Answers } from './answers.tsx';

afterEach(cleanup);

const ANSWERS: readonly ShownAnswer[] = ['Dzwonię', 'Czekam', 'Jadę dalej'].map((text) => ({
  text,
  image: null,
  input: false,
  inputType: 'TIME',
  inputValue: 0,
}));
const reply = { send: () => undefined, isPending: true, refusal: null } as const;

function chosen(): readonly string[] {
  return screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
}

test('[SIC-11] an answer that was taken without a line is marked as the chosen one while it waits', () => {
  render(<Answers answers={ANSWERS} reply={{ ...reply, waiting: { answer: 1 }, isOffline: true }} />);
  expect(chosen()).toEqual(['BCzekamWybrane, czeka na wysłanie']);
});

test('[SIC-11] with a line it says that it is being sent; where nothing was chosen no answer is marked', () => {
  const { rerender } = render(
    <Answers answers={ANSWERS} reply={{ ...reply, waiting: { answer: 2 }, isOffline: false }} />,
  );
  expect(chosen()).toEqual(['CJadę dalejWybrane, wysyłamy']);
  rerender(<Answers answers={ANSWERS} reply={{ ...reply, isPending: false, waiting: null, isOffline: false }} />);
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

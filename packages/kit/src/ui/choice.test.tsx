import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { Check, Pick, RadioCard, RadioCards, Switch } from './choice.tsx';

afterEach(cleanup);

function Setting() {
  const [isOn, setIsOn] = useState(false);
  return (
    <Switch
      title="Czynna"
      note="Bierze udział w nowych grach."
      checked={isOn}
      onChange={() => setIsOn((now) => !now)}
    />
  );
}

test('a switch says whether it is on, and is turned by its words and by the keyboard', async () => {
  render(<Setting />);
  const turn = screen.getByRole('switch', { name: /^Czynna/u });
  expect(turn.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(screen.getByText('Bierze udział w nowych grach.'));
  expect(turn.getAttribute('aria-checked')).toBe('true');
  turn.focus();
  await userEvent.keyboard(' ');
  expect(turn.getAttribute('aria-checked')).toBe('false');
  expect(await axeFindings()).toEqual([]);
});

test('of cards with one name one is chosen, by a press anywhere on it or by the arrows', async () => {
  render(
    <RadioCards label="Kim jesteś">
      <RadioCard name="who" title="Studiuję" note="gram w swojej grupie" defaultChecked />
      <RadioCard name="who" title="Prowadzę zajęcia" note="po zatwierdzeniu konta" />
    </RadioCards>,
  );
  const [student, lecturer] = screen.getAllByRole<HTMLInputElement>('radio');
  expect(screen.getByRole('group', { name: 'Kim jesteś' })).toBeDefined();
  await userEvent.click(screen.getByText('po zatwierdzeniu konta'));
  expect([student?.checked, lecturer?.checked]).toEqual([false, true]);
  await userEvent.keyboard('{ArrowUp}');
  expect([student?.checked, lecturer?.checked]).toEqual([true, false]);
  expect(await axeFindings()).toEqual([]);
});

test('a box at a row has words for those who do not see the row', async () => {
  const onChange = vi.fn<() => void>();
  render(<Pick label="Wybierz: Lena Żurek" onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wybierz: Lena Żurek' }));
  expect(onChange).toHaveBeenCalledOnce();
});

test('a box that is off cannot be ticked by its words either', async () => {
  render(<Check disabled>Zgadzam się</Check>);
  await userEvent.click(screen.getByText('Zgadzam się'));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Zgadzam się' }).checked).toBe(false);
});

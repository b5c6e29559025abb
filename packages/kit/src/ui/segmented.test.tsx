import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { Segmented, type Segment } from './segmented.tsx';

const SEGMENTS: readonly Segment<'all' | 'late'>[] = [
  { value: 'all', text: 'Wszystkie', count: 8 },
  { value: 'late', text: 'Spóźnione' },
];

afterEach(cleanup);

function Filter() {
  const [value, setValue] = useState<'all' | 'late'>('all');
  return <Segmented label="Które zlecenia" segments={SEGMENTS} value={value} onChange={setValue} />;
}

const pressed = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));

test('one choice is pressed, by mouse or by keyboard, and tells how many it has where that is known', async () => {
  render(<Filter />);
  expect(screen.getByRole('group', { name: 'Które zlecenia' })).toBeDefined();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Wszystkie8', 'Spóźnione']);
  expect(pressed()).toEqual(['true', 'false']);
  await userEvent.click(screen.getByRole('button', { name: 'Spóźnione' }));
  expect(pressed()).toEqual(['false', 'true']);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  expect(pressed()).toEqual(['true', 'false']);
  expect(await axeFindings()).toEqual([]);
});

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { GroupPayload, UserPayload } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { MemberPicker } from './member-picker.tsx';

afterEach(cleanup);

function student(id: string, first_name: string, last_name: string, group: string | null = null): UserPayload {
  return {
    id,
    first_name,
    last_name,
    email: `${id}@szkola.example`,
    type: 'STUDENT',
    group,
    initials: '',
    short_name: first_name,
    games_played: 0,
    approved: true,
    active: true,
  };
}

const group = (id: string, name: string): GroupPayload => ({ id, name, num_games: 0, games_played: 0, users: [] });
const GROUPS = [group('g1', 'LOG-2A'), group('g2', 'LOG-2B')];
const STUDENTS = [
  student('zofia', 'Zofia', 'Łęcka', 'g2'),
  student('ola', 'Ola', 'Łoś', 'g1'),
  student('adam', 'Adam', 'Żak'),
];

function Picker({ students = STUDENTS }: { students?: readonly UserPayload[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['ola']));
  return (
    <>
      <MemberPicker students={students} groups={GROUPS} own="g1" chosen={chosen} onChange={setChosen} />
      <output>{[...chosen].join(' ')}</output>
    </>
  );
}

const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('[PAN-1] students stand by their names, each told in which other group they are now', async () => {
  render(<Picker />);
  expect(names()).toEqual(['Adam Żak', 'Ola Łoś', 'Zofia Łęckateraz: LOG-2B']);
  expect(await axeFindings()).toEqual([]);
});

test('students are ticked by their names, and what the search hides stays ticked', async () => {
  render(<Picker />);
  await userEvent.click(screen.getByText('Adam Żak'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Szukaj studenta' }), 'lecka');
  expect(names()).toEqual(['Zofia Łęckateraz: LOG-2B']);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('status').textContent).toBe('ola adam zofia');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.click(screen.getByText('Ola Łoś'));
  expect(screen.getByRole('status').textContent).toBe('adam zofia');
});

test('a search that finds nobody says so', async () => {
  render(<Picker />);
  await userEvent.type(screen.getByRole('searchbox'), 'Rotterdam');
  expect(screen.getByText('Nikt nie pasuje.')).toBeDefined();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('without students there is nothing to search, but where they are added is said', () => {
  render(<Picker students={[]} />);
  expect(screen.getByText('Nie masz jeszcze studentów. Dodasz ich na stronie Studenci.')).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByText('Nikt nie pasuje.')).toBeNull();
});

test('[VAL-6] namesakes are chosen by number and account', () => {
  render(<Picker students={[student('b', 'Jakub', 'Wróbel'), student('a', 'Jakub', 'Wróbel', 'g2')]} />);
  expect(names()).toEqual(['Jakub Wróbel (2, b@szkola.example)', 'Jakub Wróbel (1, a@szkola.example)teraz: LOG-2B']);
});

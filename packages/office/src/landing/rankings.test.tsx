import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import type { PublicRankings } from '@fracht/kit/api/landing-calls.ts';
import { Rankings } from './rankings.tsx';

afterEach(cleanup);

const players = ['Anna L.', 'Tomasz B.', 'Ewa G.', 'Piotr Z.', 'Ola K.'];
const date = '2026-11-12';
const group = (name: string, score: number, size: number, place = 1) => ({ name, players, score, place, size, date });
const player = (name: string, score: number, place = 1) => ({
  name,
  initials: 'AL',
  team: 'LOG-2A',
  score,
  place,
  date,
});
const RANKS: PublicRankings = {
  groups: [
    group('Dwunastka', 99, 12),
    group('Ósemka A', 7, 8),
    group('Ósemka B', 6, 8, 2),
    group('Ósemka C', 5, 8, 3),
    group('Ósemka D', 5, 8, 3),
  ],
  players: [
    player('A A.', 9),
    player('B B.', 8),
    player('C C.', 7),
    player('D D.', 6),
    player('E E.', 5),
    player('F F.', 4),
    player('G G.', 3),
  ],
};

const names = (): string[] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent ?? '');

test('[RNK-1] [RNK-2] groups of the smallest size come first, best on top, three and three more', async () => {
  render(<Rankings ranks={RANKS} />);
  expect(screen.getByRole('button', { name: '8' }).getAttribute('aria-pressed')).toBe('true');
  expect(names()).toEqual(['Miejsce 11Ósemka A', 'Miejsce 22Ósemka B', 'Miejsce 33Ósemka C']);
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż więcej wyników +' }));
  expect(names().slice(2)).toEqual(['Miejsce 33Ósemka C', 'Miejsce 33Ósemka D']);
  expect(screen.queryByRole('button', { name: 'Pokaż więcej wyników +' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '12' }));
  expect(names()).toEqual(['Miejsce 11Dwunastka']);
});

test('[RNK-4] equal scores share the place that the server told', async () => {
  const ranks = { groups: [group('A', 7, 8), group('B', 7, 8)], players: [player('A A.', 3, 4), player('B B.', 3, 4)] };
  render(<Rankings ranks={ranks} />);
  expect(names()).toEqual(['Miejsce 11A', 'Miejsce 11B']);
  await userEvent.click(screen.getByRole('tab', { name: 'Ranking indywidualny' }));
  expect(names()).toEqual(['Miejsce 44ALA A.', 'Miejsce 44ALB B.']);
});

test('[RNK-2] the columns of the group tab, with the players of each group', () => {
  render(<Rankings ranks={{ ...RANKS, groups: [{ ...group('Ósemka', 4820, 8), players: ['A. L.', 'T. B.'] }] }} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Nazwa grupy',
    'Lista graczy',
    'Wynik',
    'Data rozgrywki',
  ]);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['Miejsce 11Ósemka', 'A. L., T. B.', '4\u00a0820', '12.11.2026']);
});

test('[RNK-3] a player stands with place, initials and name, then group, score and date', async () => {
  render(<Rankings ranks={{ groups: [], players: [player('Anna L.', 1234), player('Ewa G.', 99, 2)] }} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Ranking indywidualny' }));
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))).toEqual([
    ['Miejsce 11ALAnna L.', 'LOG-2A', '1\u00a0234', '12.11.2026'],
    ['Miejsce 22ALEwa G.', 'LOG-2A', '99', '12.11.2026'],
  ]);
});

test('[RNK-2] the sizes that are there are offered once each, from the smallest', () => {
  const sizes = [12, 4, 8, 4, 8].map((size, index) => group(`G${String(index)}`, index, size));
  render(<Rankings ranks={{ groups: sizes, players: [] }} />);
  const selector = within(screen.getByRole('group', { name: /^Liczba graczy/u }));
  expect(selector.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['4', '8', '12']);
});

test('[RNK-1] switching tabs brings the list back to three; the size selector hides', async () => {
  render(<Rankings ranks={RANKS} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Ranking indywidualny' }));
  expect(screen.queryByText('Liczba graczy w grupie')).toBeNull();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Gracz',
    'Nazwa grupy',
    'Wynik',
    'Data rozgrywki',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż więcej wyników +' }));
  expect(names()).toHaveLength(6);
  await userEvent.click(screen.getByRole('tab', { name: 'Grupowe rankingi' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Ranking indywidualny' }));
  expect(names()).toHaveLength(3);
});

test('[RNK-2] four players are named, the others on demand', async () => {
  render(<Rankings ranks={{ ...RANKS, groups: [group('Ósemka', 4, 8)] }} />);
  expect(screen.queryByText(/Ola K/u)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /1\sinna osoba/u }));
  expect(screen.getByText(/Ola K/u)).toBeDefined();
});

test('[RNK-5] an empty ranking says so', () => {
  render(<Rankings ranks={{ groups: [], players: [] }} />);
  expect(screen.getByText('Żadne wyniki nie zostały jeszcze zapisane w rankingu.')).toBeDefined();
});

test('[RNK-8] why a higher score can stand below stands beside the rankings', () => {
  render(<Rankings ranks={RANKS} />);
  expect(screen.getByText(/Kto dowiózł choć jedno zlecenie, stoi przed wszystkimi/u)).toBeDefined();
});

test('is accessible', async () => {
  render(<Rankings ranks={RANKS} />);
  expect(await axeFindings()).toEqual([]);
});

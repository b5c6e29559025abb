import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SurveyPayload } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { MarkBars } from './mark-bars.tsx';

afterEach(cleanup);

const QUESTIONS = [
  { id: 'hard', kind: 'scale', value: 'Jak trudna była gra?' },
  { id: 'words', kind: 'text', value: 'Czego zabrakło?' },
] as const;

/** A survey in which the first question was given each of these values; undefined: it was left out. */
function survey(marks: readonly (string | undefined)[]): SurveyPayload {
  return {
    id: 'a1',
    game: 'g1',
    number: 3,
    groupName: 'Logistyka 2A',
    date: '2026-11-16',
    questions: [...QUESTIONS],
    answers: marks.map((value, index) => ({
      user: {
        id: `s${String(index)}`,
        first_name: 'Ola',
        last_name: 'Łoś',
        initials: 'OŁ',
        short_name: 'Ola Ł.',
        num_games: 1,
      },
      submittedAt: 1,
      answers: value === undefined ? [] : [{ id: 'hard', value }],
    })),
  };
}

const bar = () => screen.getByRole('img').getAttribute('aria-label')?.replaceAll('\u00a0', ' ');

test('[QST-4] a bar tells in words how many gave which mark, and the mean of those who gave one', async () => {
  render(<MarkBars survey={survey(['5', '2', '5', undefined, 'dobrze'])} />);
  expect(bar()).toBe('ocena 2: 1 osoba, ocena 5: 2 osoby');
  expect(screen.getByText(/^4$/u).parentElement?.textContent).toBe('Średnia 4');
  expect(screen.queryByText('Czego zabrakło?')).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

test('[QST-4] a mean has one decimal', () => {
  render(<MarkBars survey={survey(['5', '5', '4'])} />);
  expect(screen.getByText(/^4,7$/u)).toBeDefined();
});

test('a question that nobody has marked says so', () => {
  render(<MarkBars survey={survey([undefined])} />);
  expect(screen.getByText('Nikt jeszcze nie ocenił.')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a survey without marks has no card of marks', () => {
  const { container } = render(<MarkBars survey={{ ...survey([]), questions: [QUESTIONS[1]] }} />);
  expect(container.textContent).toBe('');
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ShownDecision } from '@fracht/engine';
import { anOpenSituation } from '@fracht/testing/engine/an-open-situation.ts';
import { DecisionBox } from './decision-box.tsx';
import { OutcomeLines } from './outcome-lines.tsx';
import { settledWords } from './settled-words.ts';
import { firstOf, gameOf, SITUATION_STATES } from '../dev/situation-states.ts';

const DECISION: ShownDecision = {
  at: 0,
  tree: 'situation',
  question: 'Co robisz?',
  answer: 'Wzywam serwis',
  feedback: 'Dobrze.',
  points: 15,
  input: null,
  isDenied: false,
  isRight: null,
  isBest: true,
  outcome: [
    { what: 'MONEY', value: -180_000, reason: 'EFFECT' },
    { what: 'STOOD', value: 600 },
  ],
  best: null,
};

function Told({ decision }: { readonly decision: ShownDecision }) {
  return (
    <DecisionBox decision={decision}>
      <OutcomeLines decision={decision} />
    </DecisionBox>
  );
}

test('[SIC-18] beside the points the answer says what it cost and for how long the car stands', () => {
  render(<Told decision={DECISION} />);
  const lines = screen.getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '))).toEqual([
    'Koszt: −1 800 zł',
    'Postój: 10 godz.',
  ]);
  expect(lines[0]?.className).toContain('loss');
  expect(lines[0]?.className).not.toContain('gain');
});

test('[SIC-18] a decision without an outcome, of an earlier server too, has no line', () => {
  const { outcome: _outcome, ...earlier } = DECISION;
  const { container } = render(<Told decision={earlier} />);
  expect(container.querySelector('ul')).toBeNull();
});

test('[SIC-18] [SIT-6] the end names premiums and calls beside the decisions, with the sum of all', () => {
  const state = SITUATION_STATES.find(({ name }) => name === 'question');
  const shown = state === undefined ? undefined : firstOf(gameOf(state))?.shown;
  if (shown === undefined) throw new Error('Nothing struck');
  const settled = { ...shown, reached: 20, premium: { inTime: 5, alone: 0 }, callPoints: { driver: 5, boss: -5 } };
  const said = (calls: readonly ('driver' | 'boss')[], own = settled) =>
    settledWords({ shown: own, open: anOpenSituation({ calls }) }).replaceAll('\u00a0', ' ');
  expect(said(['boss'])).toBe(
    'Razem za decyzje: 20 pkt, premia za czas: +5 pkt, rozmowy: −5 pkt, cała sytuacja: 20 pkt',
  );
  expect(said([], { ...settled, premium: { inTime: 0, alone: 0 } })).toBe('Razem za decyzje: 20 pkt');
});

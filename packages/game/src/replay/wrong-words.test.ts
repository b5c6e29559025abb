import { expect, test } from 'vitest';
import type { DebriefDecision, WhatIfPayload } from '@fracht/protocol';
import { aDebrief, aWhatIf } from '@fracht/testing/game/a-debrief.ts';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { wrongWords } from './wrong-words.ts';

const { end } = aPlayedGame();
const [booked, drivenOn, answered] = aDebrief(end, 's1').decisions;
if (booked?.judgement == null || drivenOn?.judgement == null || answered?.judgement == null)
  throw new Error('no decision');
const { judgement: broke } = drivenOn;
const kept = { ...answered.judgement, breaks: null };
const { question } = answered;

type Grade = WhatIfPayload['grade'];

/** What is said of a choice with this grade, expected to bring `total` zł more than what was done. */
function said(total: number, grade: Grade, decision: Pick<DebriefDecision, 'judgement' | 'question'>): string {
  const tried = { ...aWhatIf(end, 's1'), breaks: null, grade, expected: { money: total, points: 0, total } };
  return wrongWords(tried, decision).replaceAll(/\s/gu, ' ');
}

test('[DBS-8] [LSS-4] what keeps the law is never told as worse than a decision that broke it', () => {
  const lawful = 'Zgodnie z przepisami, ale nie najlepiej.';
  expect(said(-3084, 'BLUNDER', { judgement: broke, question: null })).toBe(`${lawful} Z planu, wobec gry: −3 084 zł.`);
  expect(said(200, 'SLIP', { judgement: broke, question })).toBe(`${lawful} Z planu, wobec gry: +200 zł.`);
});

test('[DBS-8] [LSS-4] an answer is told as better or worse by its grade, with the money beside it', () => {
  const of = (grade: Grade) => ({ judgement: { ...kept, grade }, question });
  expect(said(3489, 'SLIP', of('BEST'))).toBe('Gorsza odpowiedź, choć z planu o 3 489 zł więcej.');
  expect(said(0, 'SLIP', of('BEST'))).toBe('Gorsza odpowiedź, choć z planu tyle samo pieniędzy.');
  expect(said(-120, 'SLIP', of('BEST'))).toBe('Gorzej niż w grze o 120 zł.');
  expect(said(-120, 'SLIP', of('MISTAKE'))).toBe(
    'Lepsza odpowiedź, choć z planu o 120 zł mniej. Da się jeszcze lepiej.',
  );
  expect(said(120, 'SLIP', of('MISTAKE'))).toBe('Lepiej niż w grze o 120 zł, ale da się jeszcze lepiej.');
});

test('[DBS-8] any other choice is told by its money', () => {
  const of = { judgement: { ...kept, grade: 'MISTAKE' }, question: null } as const;
  expect(said(120, 'SLIP', of)).toBe('Lepiej niż w grze o 120 zł, ale da się jeszcze lepiej.');
  expect(said(-120, 'MISTAKE', of)).toBe('Gorzej niż w grze o 120 zł.');
  expect(said(0, 'MISTAKE', of)).toBe('W wyniku wyszłoby tak samo jak w grze. Da się lepiej.');
});

import type { Answer, Situation } from '@fracht/engine';
import { expect, test } from 'vitest';
import { answer, ask, askText, breach, change, source } from '../author/author.ts';
import { checkBreaks } from './breaks.ts';
import { checkChangeEvent } from './items.ts';

const OVER = breach('DRIVING_TIMES', 'art. 6 ust. 1', 'Jazda ponad dzienny czas prowadzenia');
const GOOD = answer(10, 'Kierowca staje na odpoczynek', 'Zgodnie z prawem.');
const BAD = answer(-5, 'Kierowca jedzie dalej', 'Kontrola stwierdziła przekroczenie.', [], { breaks: OVER });

const found = (situation: Situation) => checkBreaks({ situation }).map(({ code, path, level }) => [code, path, level]);

function unsaid({ breaks: _breaks, ...older }: Answer): Answer {
  return older;
}

test('[CHK-9] an answer with minus points that says nothing of the law is a hint; one that says so, either way, is none', () => {
  expect(found(ask('Co robisz?', [GOOD, unsaid(BAD)]))).toEqual([
    ['BREAKS_UNSAID', 'situation.answers.1.breaks', 'hint'],
  ]);
  expect(found(ask('Co robisz?', [GOOD, BAD]))).toEqual([]);
  expect(found(ask('Co robisz?', [GOOD, { ...BAD, breaks: 'NOTHING' }]))).toEqual([]);
  expect(found(ask('Co robisz?', [unsaid(GOOD), unsaid({ ...BAD, points: 0 })]))).toEqual([]);
});

test('[CHK-9] a wrong text with minus points is an answer too', () => {
  const asked = askText('Numer?', '112', { points: 5, feedback: 'Tak.' }, { points: -5, feedback: 'Nie.' });
  expect(found(asked)).toEqual([]);
  const { breaks_wrong: _breaks, ...older } = asked;
  expect(found(older)).toEqual([['BREAKS_UNSAID', 'situation.breaks_wrong', 'hint']]);
});

test('[CHK-9] a rule that is broken is named and told', () => {
  const empty = { ...BAD, breaks: { law: 'OTHER', article: ' ', why: '' } } as const;
  expect(found(ask('Co robisz?', [GOOD, empty]))).toEqual([
    ['TEXT_EMPTY', 'situation.answers.1.breaks.article', 'error'],
    ['TEXT_EMPTY', 'situation.answers.1.breaks.why', 'error'],
  ]);
});

test('[CHK-10] what breaks a rule brings no points, and is never the best answer, alone, beside another, or by what follows', () => {
  const best = [['BREACH_BEST', 'situation.answers.1.points', 'error']];
  expect(found(ask('Co robisz?', [GOOD, { ...BAD, points: 11 }]))).toEqual(best);
  expect(found(ask('Co robisz?', [GOOD, { ...BAD, points: 10 }]))).toEqual(best);
  expect(found(ask('Co robisz?', [GOOD, { ...BAD, points: 1 }]))).toEqual([
    ['BREACH_PAYS', 'situation.answers.1.points', 'warning'],
  ]);
  expect(found(ask('Co robisz?', [GOOD, { ...BAD, points: 0 }]))).toEqual([]);
  const more = ask('A teraz?', [GOOD, answer(20, 'Dzwonię', 'Dobrze.')]);
  expect(found(ask('Co robisz?', [GOOD, { ...BAD, situation: more }]))).toEqual(best);
});

test('[CHK-10] so it is in a change event', () => {
  const situation = ask('Co robisz?', [GOOD, { ...BAD, points: 15 }]);
  const sources = [source(OVER.law, OVER.article, '2026-11-29')];
  const event = change({
    id: 'Z99',
    name: 'Noc',
    description: 'Noc.',
    type: 'CHANGE_DELIVERY_TIME',
    situation,
    sources,
  });
  expect(checkChangeEvent(event)).toMatchObject([{ code: 'BREACH_BEST', path: 'situation.answers.1.points' }]);
});

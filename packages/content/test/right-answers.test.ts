import { expect, test } from 'vitest';
import { answer, ask } from '@fracht/scenarios';
import { rightAnswers } from './right-answers.ts';

const inner = ask('Co z pojazdem?', [
  answer(-5, 'Czekam na wiadomość od kierowcy', 'Wiadomość nie przyszła.'),
  answer(0, 'Odwołuję', 'Zlecenie przepadło.'),
  answer(10, 'Naprawiam', 'Pojazd jest sprawny.'),
]);
const outer = ask('Co robisz?', [
  answer(15, 'Dzwonię do serwisu', 'Serwis jedzie.', [], { situation: inner }),
  answer(3, 'Czekam', 'Serwis nie wie o niczym.', [], { situation: inner }),
]);

test('[ITM-3] each question counts once, with the place and the length of its right answer', () => {
  expect(rightAnswers([outer, null, inner])).toEqual([
    { question: 'Co robisz?', position: 0, isLongest: true },
    { question: 'Co z\u00a0pojazdem?', position: 2, isLongest: false },
  ]);
});

import { expect, test } from 'vitest';
import { ask, answer, askText } from '@fracht/scenarios';
import { writtenPlace } from './written-place.ts';

const LAST = ask('Co z towarem?', [answer(1, 'Czekam', 'Czas ucieka.'), answer(5, 'Dzwonię', 'Dobrze.')]);
const TYPED = askText(
  'Jaki numer?',
  '112',
  { points: 1, feedback: 'Tak.', situation: LAST },
  { points: 0, feedback: 'Nie.' },
);
const ITEM: Readonly<Record<string, unknown>> = {
  situation: ask(
    'Co robisz?',
    [
      answer(1, 'Jadę', 'Źle.', [], { situation: TYPED }),
      answer(2, 'Stoję', 'Lepiej.', [], { situation: structuredClone(TYPED) }),
      answer(3, 'Pytam', 'Dobrze.', [], { situation: { ...LAST, text: '' } }),
    ],
    ask('Odmówił. Co teraz?', [answer(1, 'Nic', 'Źle.')]),
  ),
};

test.each([
  ['name', 'Nazwa'],
  ['effects.1.value', 'Skutek\u00a02'],
  ['situation', 'Zdarzenie › pytanie\u00a01'],
  ['situation.text', 'Zdarzenie › pytanie\u00a01 › treść'],
  ['situation.answers', 'Zdarzenie › pytanie\u00a01 › odpowiedzi'],
  ['situation.answers.2.points', 'Zdarzenie › pytanie\u00a01 › odpowiedź\u00a03 › punkty'],
  ['situation.answers.0.situation', 'Zdarzenie › pytanie\u00a01 › odpowiedź\u00a01 › potem'],
  ['situation.answers.0.situation.textAnswer', 'Zdarzenie › pytanie\u00a02 › prawidłowa odpowiedź'],
  [
    'situation.answers.0.situation.situation_ok.answers.1.effects.0.value',
    'Zdarzenie › pytanie\u00a03 › odpowiedź\u00a02 › skutek\u00a01',
  ],
  [
    'situation.answers.1.situation.situation_ok.answers.1.text',
    'Zdarzenie › pytanie\u00a03 › odpowiedź\u00a02 › treść',
  ],
  ['situation.answers.2.situation.text', 'Zdarzenie › pytanie\u00a04 › treść'],
  [
    'situation.afterDenySituation.answers.0.feedback',
    'Zdarzenie › pytanie\u00a05 › odpowiedź\u00a01 › informacja zwrotna',
  ],
  ['situation.situation_ok.text', 'Zdarzenie › po dobrej odpowiedzi › treść'],
  ['carSituation.answers.0.text', 'Pojazd › odpowiedź\u00a01 › treść'],
])('[WRD-6] %s is told as %s', (path, words) => {
  expect(writtenPlace(ITEM, path)).toBe(words);
});

test('[WRD-6] whatever was written, its place is told', () => {
  for (const situation of [null, 'tekst', [], 7, { answers: 'nie' }, { answers: [null, 3, { situation: [] }] }]) {
    expect(writtenPlace({ situation }, 'situation.answers.2.situation.text')).toMatch(/^Zdarzenie/u);
  }
});

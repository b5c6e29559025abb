import { expect, test } from 'vitest';
import { alikeSentences } from './alike-sentences.ts';

test('[SNS-3] sentences of nearly the same words are one, whatever their endings, marks and order; the most frequent stands first', () => {
  const texts = [
    'sprawdzę marżę, zanim zarezerwuję',
    'Przed wyjazdem policzę, czy zdąży przed końcem gry',
    'parking wybiorę godzinę przed limitem jazdy',
    'policzę, czy zdążę przed końcem gry',
    'najpierw policze czy zdazy do konca gry',
    'zarezerwuję dopiero, gdy sprawdzę marże',
    'POLICZĘ, czy zdąży do końca gry.',
  ];
  expect(alikeSentences(texts)).toEqual([
    { text: 'POLICZĘ, czy zdąży do końca gry.', count: 4 },
    { text: 'sprawdzę marżę, zanim zarezerwuję', count: 2 },
    { text: 'parking wybiorę godzinę przed limitem jazdy', count: 1 },
  ]);
});

test('[SNS-3] one word of three does not make two sentences one, and their order does not matter', () => {
  const texts = ['sprawdzę marżę', 'sprawdzę parking', 'sprawdzę okno załadunku'];
  expect(alikeSentences(texts).map(({ count }) => count)).toEqual([1, 1, 1]);
  const more = [...texts, 'sprawdzę marże zlecenia', 'Sprawdzę parking!'];
  expect(alikeSentences(more.toReversed())).toEqual(alikeSentences(more));
});

test('[SNS-3] sentences without a telling word are alike where they have the same words', () => {
  expect(alikeSentences(['nie', 'Nie!', '...', 'będę', '?'])).toEqual([
    { text: '?', count: 2 },
    { text: 'nie', count: 2 },
    { text: 'będę', count: 1 },
  ]);
  expect(alikeSentences([])).toEqual([]);
});

test('[SNS-3] two hundred sentences of as many words as fit hold up nobody', () => {
  const sign = (number: number): string => String.fromCodePoint(0x4e_00 + number);
  const texts = Array.from({ length: 200 }, (_, place) =>
    Array.from({ length: 80 }, (_word, index) => sign(100 * place + index)).join(' '),
  );
  const before = process.threadCpuUsage();
  expect(alikeSentences(texts)).toHaveLength(200);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000_000).toBeLessThan(5);
});

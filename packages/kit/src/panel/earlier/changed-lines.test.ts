import { expect, test } from 'vitest';
import { changedLines } from './changed-lines.ts';

/** The diff as text: removed words in square brackets, added ones in curly ones. */
const told = (before: readonly string[], after: readonly string[]): readonly string[] =>
  changedLines(before, after).map((pieces) =>
    pieces.map(({ is, text }) => (is === 'same' ? text : is === 'was' ? `[${text}]` : `{${text}}`)).join(''),
  );

test.each([
  ['the same', ['Raz', 'Dwa'], ['Raz', 'Dwa'], []],
  ['a line more', ['Raz', 'Trzy'], ['Raz', 'Dwa', 'Trzy'], ['{Dwa}']],
  ['a line less', ['Raz', 'Dwa', 'Trzy'], ['Raz', 'Trzy'], ['[Dwa]']],
  ['from nothing', [], ['Raz'], ['{Raz}']],
  ['to nothing', ['Raz'], [], ['[Raz]']],
  ['a word within a line', ['Jedź prosto do Lyonu.'], ['Jedź szybko do Lyonu.'], ['Jedź [prosto ]{szybko }do Lyonu.']],
  ['words behind the last one', ['Jedź do Lyonu.'], ['Jedź do Lyonu. Zaraz.'], ['Jedź do Lyonu. {Zaraz.}']],
  ['another line in its place', ['Jedź prosto do Lyonu.'], ['Odpocznij.'], ['[Jedź prosto do Lyonu.]', '{Odpocznij.}']],
  ['a line moved', ['Raz', 'Dwa', 'Trzy'], ['Dwa', 'Trzy', 'Raz'], ['[Raz]', '{Raz}']],
] as const)('%s', (_, before, after, lines) => {
  expect(told(before, after)).toEqual(lines);
});

test('[HIS-2] whatever two texts are, what is told leads from one to the other', () => {
  const words = ['a', 'b', 'c', 'd'];
  let seed = 7;
  const next = (most: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  const text = (): string[] => Array.from({ length: next(9) }, () => words[next(4)] ?? '');
  for (let round = 0; round < 300; round += 1) {
    const [before, after] = [text(), text()];
    const pieces = changedLines(before, after).flat();
    const count = (is: string, line: string): number =>
      pieces.filter((piece) => piece.is === is && piece.text === line).length;
    for (const line of words) {
      const grown = after.filter((one) => one === line).length - before.filter((one) => one === line).length;
      expect(count('now', line) - count('was', line)).toBe(grown);
    }
  }
});

test('two long texts that have nothing in common are told as one that went and one that came', () => {
  const lines = (sign: string): string[] => Array.from({ length: 1500 }, (_, index) => `${sign}${String(index)}`);
  expect(changedLines(lines('a'), lines('b'))).toHaveLength(3000);
});

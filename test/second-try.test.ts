import { expect, test } from 'vitest';
import { MOST_FILES, passesAlone } from '../scripts/lib/second-try.mjs';

const failure = (file: string | null) => ({ file, title: `${String(file)}: a test`, why: 'late' });

/** Records what it was asked to run, and reports that everything or nothing of it passed. */
function runner(isPassing: boolean) {
  const asked: (readonly string[])[] = [];
  const passes = (files: readonly string[]): Promise<boolean> => {
    asked.push(files);
    return Promise.resolve(isPassing);
  };
  return { asked, passes };
}

test('each file with a failed test is run once more, and its verdict alone counts', async () => {
  for (const isPassing of [true, false]) {
    const { asked, passes } = runner(isPassing);
    expect(await passesAlone([failure('a'), failure('b'), failure('a')], passes)).toBe(isPassing);
    expect(asked).toEqual([['a', 'b']]);
  }
});

test('what failed outside any file, in too many files, or nowhere that is known, is not tried again', async () => {
  const { asked, passes } = runner(true);
  const many = Array.from({ length: MOST_FILES + 1 }, (_, index) => failure(String(index)));
  for (const failures of [[failure('a'), failure(null)], many, []]) {
    expect(await passesAlone(failures, passes)).toBe(false);
  }
  expect(asked).toEqual([]);
});

import { expect, test } from 'vitest';
import { SilentLines } from './silent-lines.ts';

test('[CHN-4] of one address the two hundred latest may be silent: the oldest goes for each one more', () => {
  const lines = new SilentLines<number>();
  const gone = Array.from({ length: 202 }, (_, line) => lines.add(line, 'a')).flat();
  expect(gone).toEqual([0, 1]);
  expect(lines.add(500, 'b')).toEqual([]);
});

test('[CHN-4] who has spoken, or is gone, counts no more', () => {
  const lines = new SilentLines<number>();
  for (let line = 0; line < 400; line += 1) {
    expect(lines.add(line, 'a')).toEqual([]);
    lines.remove(line);
    lines.remove(line);
  }
});

test('[CHN-4] of all addresses two thousand may be silent: then one of the address that has most goes', () => {
  const lines = new SilentLines<string>();
  for (let address = 0; address < 10; address += 1)
    for (let line = 0; line < 199; line += 1) lines.add(`${address}-${line}`, `${address}`);
  lines.add('more', '3');
  for (let line = 0; line < 9; line += 1) lines.add(`other-${line}`, 'other');
  expect(lines.add('one too many', 'alone')).toEqual(['3-0']);
});

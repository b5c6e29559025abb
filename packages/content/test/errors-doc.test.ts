import { readFileSync } from 'node:fs';
import { REJECTION_CODES } from '@fracht/engine';
import { CLOSE_CODES, FAULTS } from '@fracht/protocol';
import { expect, test } from 'vitest';
import { CLOSE_CAUSES, FAULT_CAUSES, REJECTION_CAUSES, START_CAUSES } from '../scripts/error-causes.ts';
import { errorsDoc } from '../scripts/errors-doc.ts';
import { faultText } from '../src/pl/faults.ts';
import { rejectionText } from '../src/pl/rejections.ts';
import { startFaultText } from '../src/pl/start.ts';

test.each([
  ['refusals', REJECTION_CODES, rejectionText, REJECTION_CAUSES],
  ['faults', Object.keys(FAULTS), faultText, FAULT_CAUSES],
  ['close codes', Object.keys(CLOSE_CODES), CLOSE_CAUSES, CLOSE_CAUSES],
  ['starts that are refused', Object.keys(START_CAUSES), startFaultText, START_CAUSES],
])(
  '[WRD-1] %s: the code table, the texts and the causes have the same codes, both ways',
  (_what, codes, texts, causes) => {
    expect(Object.keys(texts).sort()).toEqual([...codes].sort());
    expect(Object.keys(causes).sort()).toEqual([...codes].sort());
  },
);

test('[WRD-1] a refusal and a fault never share a code', () => {
  expect(REJECTION_CODES.filter((code) => code in FAULTS)).toEqual([]);
});

test('[WRD-1] docs/errors.md is what the tables give', () => {
  expect(readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8')).toBe(errorsDoc());
});

test('[WRD-2] texts are sentences', () => {
  for (const text of [...Object.values(rejectionText), ...Object.values(faultText)]) {
    expect(text).toMatch(/^[A-ZĄĆĘŁŃÓŚŹŻ].*\.$/u);
  }
});

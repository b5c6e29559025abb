import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiDoc } from '../scripts/api-doc.ts';

test('[ENV-1] docs/api.md is what the records of the calls give', () => {
  expect(readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')).toBe(apiDoc());
});

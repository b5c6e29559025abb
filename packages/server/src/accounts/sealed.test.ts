import { expect, test } from 'vitest';
import { opened, sealed } from './sealed.ts';

const KEY = 'a'.repeat(64);

test('[TFA-9] a secret is opened by its key for its account alone, and is not to be read without', () => {
  const stored = sealed(KEY, 'anna', 'TAJNY');
  expect(opened(['b'.repeat(64), KEY], 'anna', stored)).toBe('TAJNY');
  expect(opened([KEY], 'ewa', stored)).toBeNull();
  expect(opened(['b'.repeat(64)], 'anna', stored)).toBeNull();
  expect(opened([], 'anna', stored)).toBeNull();
  for (const broken of ['', 'abc', `${stored.slice(0, -2)}AA`]) expect(opened([KEY], 'anna', broken)).toBeNull();
  expect(Buffer.from(stored, 'base64url').toString('latin1')).not.toContain('TAJNY');
  expect(sealed(KEY, 'anna', 'TAJNY')).not.toBe(stored);
});

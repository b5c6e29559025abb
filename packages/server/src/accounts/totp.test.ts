import { expect, test } from 'vitest';
import { newTotpSecret, fittingStep, totpAt, totpUri } from './totp.ts';

/** The secret of the examples in appendix B of RFC 6238, in base32; the last six of their eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('[TFA-1] at %d s the code is that of RFC 6238', (seconds, code) => {
  expect(totpAt(SECRET, seconds * 1000)).toBe(code);
  const step = Math.floor(seconds / 30);
  expect([-30, 0, 30].map((late) => fittingStep(SECRET, code, (seconds + late) * 1000))).toEqual([step, step, step]);
  expect([-60, 60].map((late) => fittingStep(SECRET, code, (seconds + late) * 1000))).toEqual([null, null]);
});

test('[TFA-1] every secret is another one of 160 bits, and its address names game and account', () => {
  expect(newTotpSecret()).not.toBe(newTotpSecret());
  const address = new URL(totpUri(SECRET, 'ewa@szkola.test'));
  expect(decodeURIComponent(address.pathname)).toContain('Fracht:ewa@szkola.test');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Fracht',
    secret: SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

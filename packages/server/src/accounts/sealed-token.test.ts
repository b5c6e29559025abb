import { expect, test } from 'vitest';
import { hashToken, newToken } from '../ids.ts';
import { openedToken, sealedToken } from './sealed-token.ts';

test('[LGN-5] [LGN-11] a sealed token is read by the token that it was sealed by, and by no other, nor by what is stored of that', () => {
  const [token, by] = [newToken(), newToken()];
  const sealed = sealedToken(token, by);
  expect(openedToken(sealed, by)).toBe(token);
  for (const other of [newToken(), hashToken(by), hashToken(token), ''])
    expect(openedToken(sealed, other)).not.toBe(token);
  expect(sealed).not.toBe(token);
});

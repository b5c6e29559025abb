import { createHash } from 'node:crypto';

/**
 * A token encrypted with another token: what is stored logs nobody in, but anyone who shows that other token again can be given the same one. Both have 256 random
 * bits, and a token seals only one other in its life. (LGN-5, LGN-11)
 */
export function sealedToken(token: string, by: string): string {
  return mixed(Buffer.from(token, 'base64url'), by).toString('base64url');
}

/** The sealed token; `by`: the token that it was sealed with. */
export function openedToken(sealed: string, by: string): string {
  return mixed(Buffer.from(sealed, 'base64url'), by).toString('base64url');
}

function mixed(bytes: Buffer, by: string): Buffer {
  const key = createHash('sha256').update(`successor of ${by}`).digest();
  return Buffer.from(bytes.map((byte, place) => byte ^ (key[place] ?? 0)));
}

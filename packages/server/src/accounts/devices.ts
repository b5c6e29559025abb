import { createHmac, timingSafeEqual } from 'node:crypto';
import { newId } from '../ids.ts';

/** So many accounts of one browser are known. */
const MOST = 10;

type KeptAccount = { readonly id: string; readonly passwordHash: string | null };

/**
 * What a browser keeps, `kept` before, with one more token: for a browser in which an account has logged in with its password, by which the account's failures there are counted apart from those of others at
 * the same address. It logs nobody in, and holds while the password is the same: it is signed with what is kept of that, which leaves no server. (LGN-22)
 */
export function withDevice(kept: string, account: KeptAccount): string {
  const name = newId();
  return [`${name}.${signatureOf(name, account)}`, ...tokensIn(kept)].slice(0, MOST).join(',');
}

/** The name of the first of a browser's tokens that is the account's; null: none is. */
export function knownDevice(kept: string, account: KeptAccount): string | null {
  if (account.passwordHash === null) return null;
  for (const token of tokensIn(kept)) {
    const [name = '', signature = ''] = token.split('.');
    const [given, due] = [signature, signatureOf(name, account)].map((text) => Buffer.from(text));
    if (given !== undefined && due !== undefined && given.length === due.length && timingSafeEqual(given, due))
      return name;
  }
  return null;
}

function tokensIn(kept: string): readonly string[] {
  return kept.split(',', MOST).filter((token) => token !== '');
}

function signatureOf(name: string, { id, passwordHash }: KeptAccount): string {
  return createHmac('sha256', passwordHash ?? '')
    .update(`device ${id} ${name}`)
    .digest('base64url');
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { newId } from '../ids.ts';

/** How many accounts are remembered per browser. */
const MOST = 10;

type KeptAccount = { readonly id: string; readonly passwordHash: string | null };

/**
 * The browser's list of device tokens (`kept`) with one more added, for an account that has just logged in there with its password. The account's failed logins in that
 * browser are then counted separately from those of others at the same address. The token logs nobody in. It is valid until the password changes: it is signed with the
 * stored hash of the password, which never leaves the server. (LGN-22)
 */
export function withDevice(kept: string, account: KeptAccount): string {
  const name = newId();
  return [`${name}.${signatureOf(name, account)}`, ...tokensIn(kept)].slice(0, MOST).join(',');
}

/** The name of the first of a browser's tokens that belongs to the account; null: none does. */
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

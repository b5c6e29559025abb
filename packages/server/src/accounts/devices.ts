import { createHmac, timingSafeEqual } from 'node:crypto';
import { newId } from '../ids.ts';

type KeptAccount = { readonly id: string; readonly passwordHash: string | null };

/**
 * A token for a browser in which an account has logged in with its password, by which the account's failures there are counted apart from those of others at
 * the same address. It logs nobody in, and holds while the password is the same: it is signed with what is kept of that, which leaves no server. (LGN-21)
 */
export function newDevice(account: KeptAccount): string {
  const name = newId();
  return `${name}.${signatureOf(name, account)}`;
}

/** The name of the first of these tokens that is the account's; null: of none. */
export function knownDevice(tokens: readonly string[], account: KeptAccount): string | null {
  if (account.passwordHash === null) return null;
  for (const token of tokens) {
    const [name = '', signature = ''] = token.split('.');
    const [given, due] = [signature, signatureOf(name, account)].map((text) => Buffer.from(text));
    if (given !== undefined && due !== undefined && given.length === due.length && timingSafeEqual(given, due))
      return name;
  }
  return null;
}

function signatureOf(name: string, { id, passwordHash }: KeptAccount): string {
  return createHmac('sha256', passwordHash ?? '')
    .update(`device ${id} ${name}`)
    .digest('base64url');
}

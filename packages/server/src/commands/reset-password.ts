import { isOwnName } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { fieldError } from '../errors.ts';
import { hashToken } from '../ids.ts';
import { forgetFailures } from './count-attempt.ts';

/**
 * Sets the password with the token of a mailed link, ends every session and forgets the failed logins. Throws VALIDATION on `token` if it was used or has expired.
 * (LGN-9)
 */
export async function resetPassword(context: AppContext, token: string, password: string): Promise<void> {
  const { storage, passwords, live, steady } = context;
  const owner = await storage.sessions.ownerOfPasswordToken(hashToken(token), steady());
  const account = owner === null ? null : await storage.users.find(owner);
  // Refused before the link is used up, so that its owner can choose another password.
  if (account !== null && isOwnName(password, account)) throw fieldError('password', 'PASSWORD_OWN');
  const id = await storage.sessions.takePasswordToken(hashToken(token), steady());
  if (id === null) throw fieldError('token', 'LINK_INVALID');
  await storage.users.setPassword(id, await passwords.hash(password), null);
  const user = await storage.users.find(id);
  if (user !== null) await forgetFailures(context, user);
  await live.endOver(id);
}

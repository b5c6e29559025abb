import type { AppContext } from '../context.ts';
import { fieldError } from '../errors.ts';
import { hashToken } from '../ids.ts';
import { forgetFailures } from './count-attempt.ts';

/** Sets the password by the token of a mailed link ends every session and forgets the failed logins. Throws VALIDATION on `token` if it was used or has expired. (LGN-9) */
export async function resetPassword(context: AppContext, token: string, password: string): Promise<void> {
  const { storage, passwords, live, steady } = context;
  const id = await storage.sessions.takePasswordToken(hashToken(token), steady());
  if (id === null) throw fieldError('token', 'LINK_INVALID');
  await storage.users.setPassword(id, await passwords.hash(password), null);
  const user = await storage.users.find(id);
  if (user !== null) await forgetFailures(context, user);
  await live.endOver(id);
}

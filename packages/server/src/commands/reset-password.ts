import type { AppContext } from '../context.ts';
import { fieldError } from '../errors.ts';
import { hashToken } from '../ids.ts';

/** Sets the password by the token of a mailed link and ends every session. Throws VALIDATION on `token` if it was used or has expired. (LGN-9) */
export async function resetPassword(context: AppContext, token: string, password: string): Promise<void> {
  const { storage, passwords, live, steady } = context;
  const user = await storage.sessions.takePasswordToken(hashToken(token), steady());
  if (user === null) throw fieldError('token', 'LINK_INVALID');
  await storage.users.setPassword(user, await passwords.hash(password), null);
  await live.endOver(user);
}

import { fieldIssues, isOwnName, NEW_PASSWORD_RULES } from '@fracht/protocol';
import { RANKS } from '../accounts/passwords.ts';
import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { secondFactorAccount, type Session } from '../storage/session-store.ts';
import type { User } from '../storage/user-store.ts';
import { forgetFailures, requirePassword } from './count-attempt.ts';

type PasswordChange = { readonly old_password?: string | undefined; readonly new_password: string };

/**
 * Changes the caller's password, or sets the first one, and ends all other sessions and remembered logins. Without an e-mail it may be a PIN, and wrong
 * guesses at the previous one are forgotten. Throws VALIDATION on `new_password` and `old_password`, TOO_MANY after ten wrong ones. (LGN-8, LGN-17)
 */
export async function changePassword(
  context: AppContext,
  session: Session,
  { old_password, new_password }: PasswordChange,
  address: string,
): Promise<void> {
  const { storage, passwords, live } = context;
  const { id, email, passwordHash: from } = session.user;
  requireRules(session.user, new_password);
  if (from !== null) await requireOld(context, session.user, old_password, address);
  const to = await passwords.hash(new_password, { rank: RANKS.known, lane: id });
  // Of two simultaneous changes, the second one's old password is no longer the present one.
  if (!(await storage.users.replacePassword(id, { from, to, hasEmail: email !== null }, session)))
    throw fieldError('old_password', email === null ? 'PIN_WRONG' : 'PASSWORD_WRONG');
  if (email === null) await forgetFailures(context, session.user);
  // Anyone who already knew the password gains no further guesses at the code.
  else await storage.sessions.forgetFailures([secondFactorAccount(id)]);
  await live.endOver(id);
}

function requireRules({ email, login }: User, new_password: string): void {
  const rules = email === null ? NEW_PASSWORD_RULES.login : NEW_PASSWORD_RULES.email;
  const { error } = rules.safeParse({ new_password });
  if (error !== undefined) throw new AppError('VALIDATION', { fields: fieldIssues(error.issues) });
  if (isOwnName(new_password, { email, login })) throw fieldError('new_password', 'PASSWORD_OWN');
}

async function requireOld(
  context: AppContext,
  user: User,
  password: string | undefined,
  address: string,
): Promise<void> {
  const field = 'old_password';
  if (password === undefined) throw fieldError(field, 'REQUIRED');
  await requirePassword(context, user, { password, field, address });
}

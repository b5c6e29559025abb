import { RANKS } from '../accounts/passwords.ts';
import type { AppContext } from '../context.ts';
import { fieldError } from '../errors.ts';
import type { Session } from '../storage/session-store.ts';
import { requirePassword } from './count-attempt.ts';

type PasswordChange = { readonly old_password: string; readonly new_password: string };

/** Changes the caller's password and ends all other sessions and remembered logins. Throws VALIDATION on `old_password`, TOO_MANY after ten wrong ones. */
export async function changePassword(
  context: AppContext,
  session: Session,
  { old_password: password, new_password }: PasswordChange,
  address: string,
): Promise<void> {
  const { storage, passwords, live } = context;
  await requirePassword(context, session.user, { password, field: 'old_password', address });
  const { id, passwordHash: from } = session.user;
  const to = await passwords.hash(new_password, { rank: RANKS.known, lane: id });
  // Of two changes at once the second one's old password is not the present one any more.
  if (from === null || !(await storage.users.replacePassword(id, { from, to }, session)))
    throw fieldError('old_password', 'PASSWORD_WRONG');
  await live.endOver(id);
}

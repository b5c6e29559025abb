import { RANKS } from '../accounts/passwords.ts';
import type { AppContext } from '../context.ts';
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
  await storage.users.setPassword(
    session.user.id,
    await passwords.hash(new_password, { rank: RANKS.known, lane: session.user.id }),
    session,
  );
  await live.endOver(session.user.id);
}

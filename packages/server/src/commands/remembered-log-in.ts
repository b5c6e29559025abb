import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { hashToken } from '../ids.ts';
import { openSession, type OpenedSession } from './open-session.ts';

/** Opens a session by a remember token and rotates the token. Throws REMEMBER_INVALID; the reuse of a token ends its whole family. (LGN-5) */
export async function rememberedLogIn(context: AppContext, token: string): Promise<OpenedSession> {
  const { storage, live, steady } = context;
  const taken = await storage.sessions.takeRemember(hashToken(token), steady());
  if (taken?.isReused === true) {
    await live.endOver(taken.user);
    throw new AppError('REMEMBER_INVALID');
  }
  const user = taken === null ? null : await storage.users.find(taken.user);
  if (taken === null || user === null || user.erased || !user.approved) throw new AppError('REMEMBER_INVALID');
  const opened = await openSession(context, { user: user.id, proof: { by: 'REMEMBERED' }, family: taken.family });
  if (opened === null) throw new AppError('REMEMBER_INVALID');
  return opened;
}

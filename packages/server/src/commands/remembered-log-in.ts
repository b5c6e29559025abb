import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { openedToken, sealedToken } from '../accounts/sealed-token.ts';
import { hashToken, newToken } from '../ids.ts';
import { openSession, type OpenedSession } from './open-session.ts';

/**
 * Opens a session by a remember token and rotates the token; `browser` is the browser's description of itself. Throws REMEMBER_INVALID; the reuse of a token ends its
 * whole family, except for a repeat by the same browser, which gets the same successor. (LGN-5; docs/adr/0098)
 */
export async function rememberedLogIn(context: AppContext, token: string, browser: string): Promise<OpenedSession> {
  const { storage, live, steady } = context;
  const next = newToken();
  const shown = {
    tokenHash: hashToken(token),
    browser: hashToken(browser),
    successor: hashToken(next),
    sealed: sealedToken(next, token),
  };
  const taken = await storage.sessions.takeRemember(shown, steady());
  if (taken?.isReused === true) {
    await live.endOver(taken.user);
    throw new AppError('REMEMBER_INVALID');
  }
  const user = taken === null ? null : await storage.users.find(taken.user);
  if (taken === null || user === null || user.erased || !user.approved) throw new AppError('REMEMBER_INVALID');
  const { family, sealed } = taken;
  const remember = openedToken(sealed, token);
  const opened = await openSession(context, { user: user.id, proof: { by: 'REMEMBERED' }, family, remember });
  if (opened === null) throw new AppError('REMEMBER_INVALID');
  return opened;
}

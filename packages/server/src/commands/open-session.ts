import type { CsrfPair } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { hashToken, newId, newToken } from '../ids.ts';
import { LOGIN_LASTS_MS, type LoginProof } from '../storage/session-store.ts';

export type OpenedSession = {
  readonly bearer: string;
  readonly csrf: CsrfPair;
  /** Null: the login is not remembered. */
  readonly remember: string | null;
  /** The school's computers are shared, so a remembered login ends with the browser session. (LGN-25) */
  readonly isShared: boolean;
};

type ProvenLogin = {
  readonly user: string;
  readonly proof: LoginProof;
  /** The chain of remember tokens that is begun or continued; null: the login is not remembered. */
  readonly family: string | null;
  /** The remember token to give; absent: a new one. */
  readonly remember?: string;
};

/**
 * Opens a session of 12 hours with its first CSRF pair; with a family, also gives a single-use remember token of 60 days, or of 12 hours if the school's computers are
 * shared. Null: the credentials that were checked are no longer valid. (LGN-1, LGN-8, LGN-13, LGN-25)
 */
export async function openSession(
  context: AppContext,
  { user, proof, family, remember: given = newToken() }: ProvenLogin,
): Promise<OpenedSession | null> {
  const { storage, now, steady } = context;
  const [id, bearer, remember] = [newId(), newToken(), family === null ? null : given];
  const isShared = family !== null && (await storage.content.sharedComputers());
  const lasts = isShared ? LOGIN_LASTS_MS.session : LOGIN_LASTS_MS.remembered;
  const isOpen = await storage.sessions.open(
    {
      id,
      tokenHash: hashToken(bearer),
      user,
      remember:
        family === null || remember === null
          ? null
          : { tokenHash: hashToken(remember), family, expiresAt: steady() + lasts },
      createdAt: now(),
      expiresAt: steady() + LOGIN_LASTS_MS.session,
    },
    proof,
  );
  return isOpen ? { bearer, csrf: await newCsrf(context, id), remember, isShared } : null;
}

/** A fresh CSRF pair of a session. */
export async function newCsrf({ storage, steady }: AppContext, session: string): Promise<CsrfPair> {
  const pair = { key: newId(), token: newToken() };
  await storage.sessions.addCsrf(session, pair.key, hashToken(pair.token), steady());
  return pair;
}

import type { CsrfPair } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { hashToken, newId, newToken } from '../ids.ts';

const SESSION_MS = 12 * 3_600_000;
const REMEMBER_MS = 60 * 24 * 3_600_000;

export type OpenedSession = {
  readonly bearer: string;
  readonly csrf: CsrfPair;
  /** Null: the login is not remembered. */
  readonly remember: string | null;
};

/** Opens a session of 12 hours with its first CSRF pair. With a family, also gives a single-use remember token of 60 days. (LGN-1) */
export async function openSession(context: AppContext, user: string, family: string | null): Promise<OpenedSession> {
  const { storage, now } = context;
  const id = newId();
  const bearer = newToken();
  const createdAt = now();
  await storage.sessions.open({
    id,
    tokenHash: hashToken(bearer),
    user,
    family,
    createdAt,
    expiresAt: createdAt + SESSION_MS,
  });
  const remember = family === null ? null : await newRemember(context, user, family);
  return { bearer, csrf: await newCsrf(context, id), remember };
}

/** A fresh CSRF pair of a session. */
export async function newCsrf({ storage, now }: AppContext, session: string): Promise<CsrfPair> {
  const pair = { key: newId(), token: newToken() };
  await storage.sessions.addCsrf(session, pair.key, hashToken(pair.token), now());
  return pair;
}

async function newRemember({ storage, now }: AppContext, user: string, family: string): Promise<string> {
  const token = newToken();
  await storage.sessions.addRemember({ tokenHash: hashToken(token), family, user, expiresAt: now() + REMEMBER_MS });
  return token;
}

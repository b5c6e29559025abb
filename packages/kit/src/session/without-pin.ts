import type { SessionUser } from './session-store.ts';

/** Whether somebody came in by a one-time code and has nothing to come in with again. */
export function isWithoutPin(user: SessionUser | null): boolean {
  return user !== null && user.email === '' && user.has_password === false;
}

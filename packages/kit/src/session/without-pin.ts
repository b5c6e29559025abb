import type { SessionUser } from './session-store.ts';

/** Whether the person logged in by a one-time code and has nothing to log in with again. */
export function isWithoutPin(user: SessionUser | null): boolean {
  return user !== null && user.email === '' && user.has_password === false;
}

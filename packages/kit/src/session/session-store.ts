import { create } from 'zustand';
import type { UserData, UserType } from '@fracht/protocol';
import { forgetPerson } from './kept-store.ts';
import { keepRemembered, readTabToken, takeOwnWay, writeTab, writeTabToken } from './browser-storage.ts';

/** The logged-in person. */
export type SessionUser = Pick<
  UserData,
  'id' | 'email' | 'first_name' | 'last_name' | 'type' | 'login' | 'has_password'
>;

export type Csrf = { readonly key: string; readonly token: string };

type TabSession = {
  readonly token: string | null;
  readonly csrf: Csrf | null;
  readonly user: SessionUser | null;
  /** Whether the person who has just logged in has no password, and was not asked to set one yet. */
  readonly isPinDue: boolean;
};

/** Who is logged in in this tab. A guest has no user. (SGN-5) */
export const sessionStore = create<TabSession>(() => ({
  token: readTabToken(),
  csrf: null,
  user: null,
  isPinDue: false,
}));

/** The type of the present user; GUEST when nobody is logged in. */
export function userType(): UserType {
  return sessionStore.getState().user?.type ?? 'GUEST';
}

/** Stores the bearer token of this tab, so that it survives a reload. */
export function setToken(token: string): void {
  writeTabToken(token);
  sessionStore.setState({ token });
}

/** Stores the newest CSRF pair; every later request sends it. (CAL-1) */
export function setCsrf(csrf: Csrf): void {
  sessionStore.setState({ csrf });
}

/** Sets the logged-in user; forgets the page and game that somebody else left here. (SGN-16) */
export function setUser(user: SessionUser): void {
  takeOwnWay(user.id);
  sessionStore.setState({ user });
}

/** The class of the page's body for routes that name no other. (RTE-13) */
export const DEFAULT_BODY_CLASS = 'landing-page';

/** Ends the session in this browser: drops the remember-me token, the body's class and all state kept for this person. (SGN-4, SGN-5) */
export function clearSession(): void {
  writeTabToken(null);
  keepRemembered(null);
  // By its key: the module that keeps the series may not have been loaded since the tab was reloaded. (SEM-5)
  writeTab('moments', null);
  document.body.className = DEFAULT_BODY_CLASS;
  sessionStore.setState({ token: null, csrf: null, user: null, isPinDue: false });
  forgetPerson();
}

import { create } from 'zustand';
import type { SessionUser } from './session-store.ts';

/** A session that has ended while its person was at work; those waiting for it are told whether the person has returned. */
export type EndedSession = {
  readonly user: SessionUser;
  /** Why it has ended, in words; null: unknown. (SGN-15) */
  readonly why: string | null;
  readonly settle: (isBack: boolean) => void;
};

/** The session that has ended here; null: none. Its page stays as it is, and the login is asked for over it. (SGN-14) */
export const endedSession = create<{ readonly ended: EndedSession | null }>(() => ({ ended: null }));

let asking: Promise<boolean> | null = null;

/** Asks for the login over the page, once for all calls that wait; resolves to whether the same person has logged in. */
export function whenBack(user: SessionUser, why: string | null): Promise<boolean> {
  asking ??= new Promise((resolve) => {
    const settle = (isBack: boolean): void => {
      asking = null;
      endedSession.setState({ ended: null });
      resolve(isBack);
    };
    endedSession.setState({ ended: { user, why, settle } });
  });
  return asking;
}

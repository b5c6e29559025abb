import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { Practice } from './practice-shell.tsx';

/** The practice at its own address, for anybody: visitors come from the landing page, others from their panel. */
export function PracticeScreen() {
  const isGuest = sessionStore(({ user }) => user === null);
  return <Practice from={isGuest ? 'LANDING' : 'PANEL'} root="" exit={isGuest ? '/' : '/panel'} />;
}

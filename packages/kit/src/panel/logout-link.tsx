import { type ReactNode, Suspense, useState } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { pinText } from '@fracht/content';
import { lazyPart } from '../lazy-part.ts';
import { sessionStore } from '../session/session-store.ts';
import { isWithoutPin } from '../session/without-pin.ts';

const PinWindow = lazyPart(() => import('./pin-window.tsx').then((part) => part.PinWindow));

/** Logs out; a person who could not log in again is warned, and offered to set a PIN first. (OWN-6) */
export function LogoutLink({ className, children }: { className?: string; children: ReactNode }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const leave = (): void => {
    setIsAsking(false);
    void navigate({ to: '/logout' });
  };
  return (
    <>
      <Link
        to="/logout"
        preload={false}
        className={className}
        onClick={(event) => {
          if (!isWithoutPin(sessionStore.getState().user)) return;
          event.preventDefault();
          setIsAsking(true);
        }}
      >
        {children}
      </Link>
      {isAsking ? (
        <Suspense>
          <PinWindow text={pinText.leaving} onLater={leave} onClose={() => setIsAsking(false)} onSaved={leave} />
        </Suspense>
      ) : null}
    </>
  );
}

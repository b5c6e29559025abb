import { Suspense } from 'react';
import { pinText } from '@fracht/content';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { isWithoutPin } from '@fracht/kit/session/without-pin.ts';

const PinWindow = lazyPart(() => import('@fracht/kit/panel/pin-window.tsx').then((part) => part.PinWindow));

/** After a login by a one-time code, offers to set a PIN; once put off, it does not return before the next login. (OWN-5) */
export function PinOffer() {
  const isDue = sessionStore(({ user, isPinDue }) => isPinDue && isWithoutPin(user));
  if (!isDue) return null;
  const end = (): void => sessionStore.setState({ isPinDue: false });
  return (
    <Suspense>
      <PinWindow text={pinText.offer} onLater={end} onClose={end} onSaved={end} />
    </Suspense>
  );
}

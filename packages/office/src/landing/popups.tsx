import type { OpenPopup } from './popup-link.tsx';
import type { PopupName } from './popup-name.ts';
import { RegistrationPopup } from './registration-popup.tsx';
import { ContactPopup, LoginPopup, PolicyPopup, RecoveryPopup } from './small-popups.tsx';

/** The window of this name; all are in one chunk, loaded on demand. (LND-4) */
export function Popups({ popup, policy, onOpen }: { popup: PopupName; policy: string; onOpen: OpenPopup }) {
  if (popup === 'rejestracja') return <RegistrationPopup onOpen={onOpen} />;
  if (popup === 'logowanie') return <LoginPopup onOpen={onOpen} />;
  if (popup === 'haslo') return <RecoveryPopup onOpen={onOpen} />;
  if (popup === 'kontakt') return <ContactPopup onOpen={onOpen} />;
  return <PolicyPopup policy={policy} onOpen={onOpen} />;
}

import { pinText } from '@fracht/content';
import { sessionStore } from '../session/session-store.ts';
import { clearFieldErrors } from '../ui/field-errors.ts';
import { Modal } from '../ui/modal.tsx';
import { PasswordForm } from './password-form.tsx';

/** Asks a person who logged in by a one-time code to set a PIN; it can be put off. (OWN-5, OWN-6) */
export function PinWindow({
  text,
  onLater,
  onClose,
  onSaved,
}: {
  text: { readonly title: string; readonly lead: string; readonly later: string; readonly save?: string };
  /** What the button for not setting one does. */
  onLater: () => void;
  onClose: () => void;
  onSaved: () => void;
}) {
  const login = sessionStore(({ user }) => user?.login ?? '');
  const without = (go: () => void) => (): void => {
    clearFieldErrors();
    go();
  };
  return (
    <Modal show title={text.title} onClose={without(onClose)} closesOutside={false}>
      <div className="stack stack-4" data-pin-window>
        <p>{text.lead}</p>
        <PasswordForm submit={text.save} later={{ text: text.later, onPick: without(onLater) }} onSaved={onSaved} />
        <p className="small muted">{pinText.keepLogin(login)}</p>
      </div>
    </Modal>
  );
}

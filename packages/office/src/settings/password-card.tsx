import { passwordText, pinText } from '@fracht/content';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { isWithoutPin } from '@fracht/kit/session/without-pin.ts';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { PasswordForm } from '@fracht/kit/panel/password-form.tsx';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';

/** Changes the password or, for an account without an e-mail, sets or changes the PIN. (OWN-1, OWN-2) */
export function PasswordCard() {
  const user = sessionStore((state) => state.user);
  const typed = useUnsavedGuard();
  return (
    <Card>
      <CardHead title={user?.email === '' ? pinText.label : passwordText.label} />
      <CardBody className="stack stack-4">
        {isWithoutPin(user) ? <p>{pinText.none}</p> : null}
        <PasswordForm onChange={typed.mark} onSaved={typed.clear} />
        <TypedQuestion typed={typed} />
      </CardBody>
    </Card>
  );
}

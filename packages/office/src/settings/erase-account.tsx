import { pinText, settingsText, uiText } from '@fracht/content';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { callEraseMe } from '@fracht/kit/api/student-calls.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { personName } from '@fracht/kit/session/names.ts';
import { clearSession, type SessionUser } from '@fracht/kit/session/session-store.ts';
import { writeLocal } from '@fracht/kit/session/browser-storage.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';

/** Asks before the account is erased, naming it, and for the password or PIN, or the code of the last card; afterwards the person is a guest. (OWN-4) */
export function EraseAccount({ show, user, onClose }: { show: boolean; user: SessionUser; onClose: () => void }) {
  const text = settingsText.privacy;
  const close = (): void => {
    clearFieldErrors();
    onClose();
  };
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    await callEraseMe(formText(form, 'password'));
    writeLocal('surveys', null);
    clearSession();
  });
  return (
    <Modal show={show} title={text.ask(personName(user))} onClose={close}>
      <form noValidate className="stack stack-4" onSubmit={onSubmit}>
        <p>{user.type === 'STUDENT' ? text.askStudentText : text.askText}</p>
        <Field
          label={labelOf(user)}
          name="password"
          type={user.has_password === false ? 'text' : 'password'}
          autoComplete={user.has_password === false ? 'off' : 'current-password'}
          maxLength={1000}
          required
        />
        <div className="row end">
          <Button onClick={close}>{uiText.cancel}</Button>
          <Button type="submit" kind="danger" isBusy={isBusy}>
            {text.erase}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** The proof that it is the account's owner who acts. */
function labelOf({ email, has_password: hasPassword }: SessionUser): string {
  if (hasPassword === false) return settingsText.privacy.code;
  return email === '' ? pinText.erase : settingsText.privacy.password;
}

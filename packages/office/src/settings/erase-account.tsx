import { pinText, settingsText, uiText } from '@fracht/content';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { useColleagues, useOwnHoldings } from '@fracht/kit/api/group-lecturer-queries.ts';
import { callEraseMe } from '@fracht/kit/api/student-calls.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Pending } from '@fracht/kit/panel/pending.tsx';
import { personName } from '@fracht/kit/session/names.ts';
import { clearSession, type SessionUser } from '@fracht/kit/session/session-store.ts';
import { writeLocal } from '@fracht/kit/session/browser-storage.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { HeirField } from '../shared-groups/heir-field.tsx';

/** Asks before the account is erased, naming it, for the password or PIN, or the code of the last card, and a lecturer who takes over; afterwards the person is a guest. (OWN-4, OWN-12) */
export function EraseAccount({ show, user, onClose }: { show: boolean; user: SessionUser; onClose: () => void }) {
  const text = settingsText.privacy;
  const isLecturer = user.type === 'TEACHER';
  const held = useOwnHoldings(isLecturer && show);
  const close = (): void => {
    clearFieldErrors();
    onClose();
  };
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    await callEraseMe({ password: formText(form, 'password'), heir: formText(form, 'heir') });
    writeLocal('surveys', null);
    clearSession();
  });
  return (
    <Modal show={show} title={text.ask(personName(user))} onClose={close}>
      <form noValidate className="stack stack-4" onSubmit={onSubmit}>
        <p>{user.type === 'STUDENT' ? text.askStudentText : text.askText}</p>
        {isLecturer && show ? <OwnHeir asked={held} /> : null}
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
          <Button type="submit" kind="danger" isBusy={isBusy} disabled={isLecturer && held.data === undefined}>
            {text.erase}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Who takes over from a lecturer. */
function OwnHeir({ asked }: { asked: ReturnType<typeof useOwnHoldings> }) {
  const colleagues = useColleagues();
  const { data: others } = colleagues;
  if (asked.data === undefined) return <Pending asked={asked} />;
  if (others === undefined) return <Pending asked={colleagues} />;
  return <HeirField held={asked.data} others={others} isOwn />;
}

/** The proof that it is the account's owner who acts. */
function labelOf({ email, has_password: hasPassword }: SessionUser): string {
  if (hasPassword === false) return settingsText.privacy.code;
  return email === '' ? pinText.erase : settingsText.privacy.password;
}

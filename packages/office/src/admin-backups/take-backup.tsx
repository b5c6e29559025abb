import { backupsText, uiText } from '@fracht/content';
import { LIMITS } from '@fracht/protocol';
import { callDownloadBackup } from '@fracht/kit/api/backup-calls.ts';
import { saveFile } from '@fracht/kit/files/save-file.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { Modal } from '@fracht/kit/ui/modal.tsx';

/** Asks for the admin's password before the whole school is saved as a file, and offers a password for the file; stays open if the server refuses. (ADM-6, ADM-16) */
export function TakeBackup({ name, when, onClose }: { name: string; when: string; onClose: () => void }) {
  const text = backupsText.take;
  const close = (): void => {
    clearFieldErrors();
    onClose();
  };
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    const secret = formText(form, 'file_password');
    const body = { password: formText(form, 'password'), file_password: secret };
    const file = await callDownloadBackup(name, {
      ...body,
      file_password_repeat: formText(form, 'file_password_repeat'),
    });
    saveFile(secret === '' ? name : `${name}.age`, file);
    close();
  });
  return (
    <Modal show title={text.title(when)} onClose={close}>
      <form noValidate className="stack stack-4" onSubmit={onSubmit}>
        <p>{text.text}</p>
        <Field
          label={text.password}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={1000}
          required
        />
        <div className="stack stack-4" role="group" aria-label={text.encrypt.title}>
          <p className="b">{text.encrypt.title}</p>
          <p className="small muted">{text.encrypt.text}</p>
          <Field
            label={text.encrypt.password}
            name="file_password"
            type="password"
            autoComplete="off"
            maxLength={LIMITS.passwordMax}
          />
          <Field
            label={text.encrypt.repeat}
            name="file_password_repeat"
            type="password"
            autoComplete="off"
            maxLength={LIMITS.passwordMax}
          />
        </div>
        <div className="row end">
          <Button onClick={close}>{uiText.cancel}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {backupsText.download}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

import { backupsText, uiText } from '@fracht/content';
import { callDownloadBackup } from '@fracht/kit/api/backup-calls.ts';
import { saveFile } from '@fracht/kit/files/save-file.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { Modal } from '@fracht/kit/ui/modal.tsx';

/** Asks for the admin's password before the whole school is saved as a file; stays where the server refuses. (ADM-6) */
export function TakeBackup({ name, when, onClose }: { name: string; when: string; onClose: () => void }) {
  const text = backupsText.take;
  const close = (): void => {
    clearFieldErrors();
    onClose();
  };
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    saveFile(name, await callDownloadBackup(name, formText(form, 'password')));
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

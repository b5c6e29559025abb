import { useId } from 'react';
import { lecturersText } from '@fracht/content';
import type { UserPayload } from '@fracht/protocol';
import { callDeleteLecturer } from '@fracht/kit/api/panel-calls.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { personName } from '@fracht/kit/session/names.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { SelectField } from '@fracht/kit/ui/field.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';

/** Asks before a lecturer is deleted, and who is to take over students, groups and games; stays open when the server refuses. (docs/adr/0022) */
export function RemoveLecturer({
  person,
  others,
  onClose,
}: {
  person: UserPayload;
  /** The lecturers who could take over. */
  others: readonly UserPayload[];
  onClose: () => void;
}) {
  const text = lecturersText;
  const formId = useId();
  const remove = useInvalidatingMutation(callDeleteLecturer, ['people', 'groups']);
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    await remove.mutateAsync({ id: person.id, heir: formText(form, 'heir') });
    onClose();
  });
  return (
    <Modal
      show
      title={text.removeTitle(personName(person))}
      onClose={onClose}
      footer={
        <>
          <Button className="push" onClick={onClose}>
            {text.keep}
          </Button>
          <Button kind="danger" type="submit" form={formId} isBusy={isBusy}>
            {text.remove}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} className="stack stack-4" onSubmit={onSubmit}>
        <p className="muted">{text.removeText}</p>
        {others.length === 0 ? null : (
          <SelectField label={text.heir.label} name="heir" hint={text.heir.hint} defaultValue="">
            <option value="">{text.heir.nobody}</option>
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {personName(one)}
              </option>
            ))}
          </SelectField>
        )}
      </form>
    </Modal>
  );
}

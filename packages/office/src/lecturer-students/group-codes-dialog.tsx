import { useId } from 'react';
import { codesText, newGameText, uiText } from '@fracht/content';
import { LIMITS, type GroupPayload } from '@fracht/protocol';
import { callMakeCodes } from '@fracht/kit/api/lecturer-calls.ts';
import { useNewCards } from '@fracht/kit/api/lecturer-queries.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { SelectField } from '@fracht/kit/ui/field.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { CodeDaysField, codeDays } from '@fracht/kit/panel/code-days.tsx';

/** Makes new codes for a whole group, then opens the page that prints them. */
export function GroupCodesDialog({ groups, onClose }: { groups: readonly GroupPayload[]; onClose: () => void }) {
  const text = codesText;
  const formId = useId();
  const make = useNewCards(callMakeCodes);
  const fitting = groups.filter(({ users }) => users.length > 0 && users.length <= LIMITS.codes);
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    const group = fitting.find(({ id }) => id === formText(form, 'group'));
    if (group === undefined) return;
    await make.mutateAsync({ users: group.users.map(({ id }) => id), days: codeDays(formText(form, 'days')) });
  });
  return (
    <Modal
      show
      title={text.groupTitle}
      onClose={onClose}
      footer={
        <>
          <Button className="push" onClick={onClose}>
            {uiText.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isBusy}>
            {text.groupSubmit}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} className="stack stack-4" onSubmit={onSubmit}>
        <p>{text.groupText}</p>
        <SelectField label={newGameText.groupField} name="group">
          {fitting.map(({ id, name, users }) => (
            <option key={id} value={id}>
              {newGameText.groupOption(name, users.length)}
            </option>
          ))}
        </SelectField>
        <CodeDaysField />
      </form>
    </Modal>
  );
}

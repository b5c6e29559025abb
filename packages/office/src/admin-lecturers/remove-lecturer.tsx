import { useId } from 'react';
import { lecturersText } from '@fracht/content';
import { namesApart, type UserPayload } from '@fracht/protocol';
import { useHoldings } from '@fracht/kit/api/admin-queries.ts';
import { callDeleteLecturer } from '@fracht/kit/api/panel-calls.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { leadersFirst, useLeadersOf } from './leaders-first.ts';
import { Pending } from '@fracht/kit/panel/pending.tsx';
import { personName } from '@fracht/kit/session/names.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { SelectField } from '@fracht/kit/ui/field.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';

/** The value that stands for nobody. */
const NOBODY = 'NOBODY';

/**
 * Asks before a lecturer is deleted, lists what the lecturer has, and asks who is to take it over, with nobody preselected; stays open if the server refuses.
 * (docs/adr/0022)
 */
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
  const asked = useHoldings(person.id);
  const { data: held } = asked;
  const leads = useLeadersOf(person.id);
  const names = namesApart(others);
  const isEmpty = held !== undefined && held.students + held.groups + held.games === 0;
  const remove = useInvalidatingMutation(callDeleteLecturer, ['people', 'groups']);
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    const heir = formText(form, 'heir');
    await remove.mutateAsync({ id: person.id, heir: heir === NOBODY ? '' : heir });
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
          <Button kind="danger" type="submit" form={formId} isBusy={isBusy} disabled={held === undefined}>
            {text.remove}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} className="stack stack-4" onSubmit={onSubmit}>
        <p className="muted">{text.removeText}</p>
        <Pending asked={asked} />
        {held === undefined ? null : (
          <p>{isEmpty ? text.leavesNothing : text.leaves(held.students, held.groups, held.games)}</p>
        )}
        {held === undefined || isEmpty ? null : (
          <SelectField label={text.heir.label} name="heir" hint={text.heir.hint} defaultValue="" required>
            <option value="">{text.heir.choose}</option>
            <option value={NOBODY}>{text.heir.nobody}</option>
            {leadersFirst(leads, others).map((one) => (
              <option key={one.id} value={one.id}>
                {names(one.id).whole}
              </option>
            ))}
          </SelectField>
        )}
      </form>
    </Modal>
  );
}

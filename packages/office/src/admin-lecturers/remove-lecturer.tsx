import { useId } from 'react';
import { lecturersText } from '@fracht/content';
import type { UserPayload } from '@fracht/protocol';
import { useHoldings } from '@fracht/kit/api/admin-queries.ts';
import { callDeleteLecturer } from '@fracht/kit/api/panel-calls.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { leadersFirst, useLeadersOf } from './leaders-first.ts';
import { Pending } from '@fracht/kit/panel/pending.tsx';
import { personName } from '@fracht/kit/session/names.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { HeirField } from '../shared-groups/heir-field.tsx';

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
          <Button kind="danger" type="submit" form={formId} isBusy={isBusy} disabled={held === undefined}>
            {text.remove}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} className="stack stack-4" onSubmit={onSubmit}>
        <p className="muted">{text.removeText}</p>
        <Pending asked={asked} />
        {held === undefined ? null : <HeirField held={held} others={leadersFirst(leads, others)} />}
      </form>
    </Modal>
  );
}

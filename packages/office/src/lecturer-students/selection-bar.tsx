import { useId, useState } from 'react';
import { KeyRound, Network, Trash2 } from 'lucide-react';
import { codesText, sharedGroupsText, studentsText, uiText } from '@fracht/content';
import { LIMITS, type GroupPayload, type UserPayload } from '@fracht/protocol';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { SelectField } from '@fracht/kit/ui/field.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { ChosenBar } from '@fracht/kit/panel/chosen-bar.tsx';
import { MakeCodesDialog } from '../lecturer-codes/make-codes-dialog.tsx';
import { useMoveStudents } from './use-move-students.ts';

/** The bulk actions for the selected students. */
export function SelectionBar({
  people,
  groups,
  onClear,
  onRemove,
}: {
  people: readonly UserPayload[];
  groups: readonly GroupPayload[];
  onClear: () => void;
  onRemove: () => void;
}) {
  const text = studentsText;
  const hasShared = people.some(({ group }) => groups.find(({ id }) => id === group)?.shared !== undefined);
  const [isMoving, setIsMoving] = useState(false);
  const [isCoding, setIsCoding] = useState(false);
  return (
    <ChosenBar says={text.selected(people.length)} clear={text.clear} onClear={onClear}>
      <Button
        size="s"
        reason={people.length > LIMITS.groupSize ? text.moveTooMany(LIMITS.groupSize) : null}
        onClick={() => setIsMoving(true)}
      >
        <Network className="i" aria-hidden="true" />
        {text.move}
      </Button>
      <Button
        size="s"
        reason={people.length > LIMITS.codes ? codesText.tooMany(LIMITS.codes) : null}
        onClick={() => setIsCoding(true)}
      >
        <KeyRound className="i" aria-hidden="true" />
        {codesText.forChosen}
      </Button>
      <Button
        size="s"
        kind="danger"
        className="push"
        reason={hasShared ? sharedGroupsText.notOwner : null}
        onClick={onRemove}
      >
        <Trash2 className="i" aria-hidden="true" />
        {uiText.remove}
      </Button>
      {isCoding ? (
        <MakeCodesDialog
          users={people.map(({ id }) => id)}
          title={codesText.chosenTitle(people.length)}
          text={codesText.chosenText}
          onClose={() => setIsCoding(false)}
        />
      ) : null}
      {isMoving ? (
        <MoveDialog people={people} groups={groups} onClose={() => setIsMoving(false)} onMoved={onClear} />
      ) : null}
    </ChosenBar>
  );
}

function MoveDialog({
  people,
  groups,
  onClose,
  onMoved,
}: {
  people: readonly UserPayload[];
  groups: readonly GroupPayload[];
  onClose: () => void;
  onMoved: () => void;
}) {
  const text = studentsText;
  const formId = useId();
  const move = useMoveStudents();
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    await move.mutateAsync({ people, group: formText(form, 'group') });
    onClose();
    onMoved();
  });
  return (
    <Modal
      show
      title={text.moveTitle(people.length)}
      onClose={onClose}
      footer={
        <>
          <Button className="push" onClick={onClose}>
            {uiText.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isBusy}>
            {text.moveSubmit}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} onSubmit={onSubmit}>
        <SelectField label={text.moveField} name="group">
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="">{text.form.noGroup}</option>
        </SelectField>
      </form>
    </Modal>
  );
}

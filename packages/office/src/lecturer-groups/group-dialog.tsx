import { useId, useState } from 'react';
import { groupsText, uiText } from '@fracht/content';
import { isOneName, type GroupPayload, type UserPayload } from '@fracht/protocol';
import { callAddGroup, callEditGroup } from '@fracht/kit/api/panel-calls.ts';
import { useInvalidatingMutation, useGroups, useStudents } from '@fracht/kit/api/panel-queries.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { MemberPicker } from './member-picker.tsx';

/** The dialog for a group's name and members; with null it makes a new group. (LEC-7) */
export function GroupDialog({ group, onClose }: { group: GroupPayload | null; onClose: () => void }) {
  const text = groupsText.form;
  const formId = useId();
  const typed = useUnsavedGuard();
  const close = (): void => typed.leave(onClose);
  const [name, setName] = useState(group?.name ?? '');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(group?.users.map(({ id }) => id)));
  const groups = useGroups().data ?? [];
  const isTaken = groups.some((other) => other.id !== group?.id && isOneName(other.name, name));
  const add = useInvalidatingMutation(callAddGroup, ['groups', 'people']);
  const edit = useInvalidatingMutation(callEditGroup, ['groups', 'people']);
  const { isBusy, onSubmit } = useSubmit(async () => {
    if (group === null) await add.mutateAsync({ name, users: [...chosen] });
    else await edit.mutateAsync({ id: group.id, name, users: [...chosen] });
    onClose();
  });
  return (
    <Modal
      show
      title={group === null ? text.addTitle : text.editTitle(group.name)}
      onClose={close}
      footer={
        <>
          <span className="small muted" role="status">
            {text.chosen(chosen.size)}
          </span>
          <Button className="push" onClick={close}>
            {uiText.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isBusy}>
            {group === null ? text.addSubmit : text.editSubmit}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} className="stack stack-4" onSubmit={onSubmit} onChange={typed.mark}>
        <Field
          label={text.name}
          name="name"
          maxLength={80}
          required
          autoComplete="off"
          placeholder={text.namePlaceholder}
          hint={isTaken ? text.sameName : undefined}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <MemberPicker
          students={fitting(useStudents().data ?? [], group, groups)}
          groups={groups}
          own={group?.id ?? null}
          chosen={chosen}
          onChange={setChosen}
        />
      </form>
      <TypedQuestion typed={typed} />
    </Modal>
  );
}

/** Who can be put into a group: of a shared one its members alone, of an own one the own students. */
function fitting(
  students: readonly UserPayload[],
  group: GroupPayload | null,
  groups: readonly GroupPayload[],
): readonly UserPayload[] {
  if (group?.shared !== undefined) return students.filter((student) => student.group === group.id);
  const shared = new Set(groups.filter((one) => one.shared !== undefined).map(({ id }) => id));
  return students.filter((student) => student.group === null || !shared.has(student.group));
}

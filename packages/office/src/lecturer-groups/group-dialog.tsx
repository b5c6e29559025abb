import { useId, useState } from 'react';
import { groupsText, uiText } from '@fracht/content';
import { groupBase, isOneName, oneLine, type GroupPayload, type UserPayload } from '@fracht/protocol';
import { callAddGroup, callEditGroup } from '@fracht/kit/api/panel-calls.ts';
import { useInvalidatingMutation, useGroups, useStudents } from '@fracht/kit/api/panel-queries.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { mergeFields } from '@fracht/kit/panel/merge-fields.ts';
import { mergedMembers } from '@fracht/kit/panel/merged-changes.ts';
import { type Merge, useConflicts } from '@fracht/kit/panel/use-conflicts.tsx';
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
  const [isTold, setIsTold] = useState(false);
  const isTaken = isTakenBy(groups, group, name);
  const add = useInvalidatingMutation(callAddGroup, ['groups', 'people']);
  const { save, dialog } = useSavingOver();
  const { isBusy, onSubmit } = useSubmit(async () => {
    setIsTold(isTaken);
    if (isTaken) return;
    if (group === null) await add.mutateAsync({ name, users: [...chosen] });
    else await save(group, { name, users: [...chosen] });
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
        <NameField {...{ name, isTaken, isTold }} onName={setName} />
        <MemberPicker
          students={fitting(useStudents().data ?? [], group, groups)}
          groups={groups}
          own={group?.id ?? null}
          chosen={chosen}
          onChange={setChosen}
        />
      </form>
      {dialog}
      <TypedQuestion typed={typed} />
    </Modal>
  );
}

type NameFieldProps = {
  readonly name: string;
  /** Another group has this name. */
  readonly isTaken: boolean;
  /** This name has been refused already. */
  readonly isTold: boolean;
  readonly onName: (name: string) => void;
};

function NameField({ name, isTaken, isTold, onName }: NameFieldProps) {
  const text = groupsText.form;
  return (
    <Field
      label={text.name}
      name="name"
      maxLength={80}
      required
      autoComplete="off"
      placeholder={text.namePlaceholder}
      hint={isTaken && !isTold ? text.sameName : undefined}
      error={isTaken && isTold ? text.sameName : null}
      value={name}
      onChange={(event) => onName(event.target.value)}
    />
  );
}

/**
 * Whether another of the lecturer's own groups has this name, ignoring blanks and case: two of one name cannot be told apart in a list. An unchanged name is
 * never refused.
 */
function isTakenBy(groups: readonly GroupPayload[], group: GroupPayload | null, name: string): boolean {
  if (group !== null && (group.shared !== undefined || oneLine(group.name) === oneLine(name))) return false;
  return groups.some(
    ({ id, name: other, shared }) => id !== group?.id && shared === undefined && isOneName(other, name),
  );
}

type GroupFields = { readonly name: string; readonly users: readonly string[] };

/**
 * Saves a group; the save names what the form was opened with. Members that somebody else has added or removed meanwhile are merged; a conflicting name is
 * asked about.
 */
function useSavingOver() {
  const { mutateAsync } = useInvalidatingMutation(callEditGroup, ['groups', 'people']);
  const conflicts = useConflicts();
  const save = ({ id, name, users }: GroupPayload, mine: GroupFields): Promise<void> =>
    conflicts.save<GroupFields, void>({
      base: { name, users: users.map((user) => user.id) },
      mine,
      presentIn: (payload) => groupBase.parse(payload),
      merge: mergeGroup,
      send: (fields, base) => mutateAsync({ id, ...fields, base }),
    });
  return { save, dialog: conflicts.dialog };
}

const mergeNames = mergeFields<Pick<GroupFields, 'name'>>({ name: { name: groupsText.form.name } });

function mergeGroup(base: GroupFields, mine: GroupFields, theirs: GroupFields): Merge<GroupFields> {
  const users = mergedMembers(base.users, mine.users, theirs.users);
  const names = mergeNames({ name: base.name }, { name: mine.name }, { name: theirs.name });
  return {
    merged: { ...names.merged, users },
    conflicts: names.conflicts,
    choose: (ids) => ({ ...names.choose(ids), users }),
  };
}

/** Who can be put into a group: for a shared one only its members, for the lecturer's own one the lecturer's own students. */
function fitting(
  students: readonly UserPayload[],
  group: GroupPayload | null,
  groups: readonly GroupPayload[],
): readonly UserPayload[] {
  if (group?.shared !== undefined) return students.filter((student) => student.group === group.id);
  const shared = new Set(groups.filter((one) => one.shared !== undefined).map(({ id }) => id));
  return students.filter((student) => student.group === null || !shared.has(student.group));
}

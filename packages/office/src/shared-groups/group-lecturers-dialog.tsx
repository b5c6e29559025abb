import { useState } from 'react';
import { UserPlus } from 'lucide-react';
import { schoolDay, sharedGroupsText } from '@fracht/content';
import { type CoLecturer, type LecturerName, namesApart } from '@fracht/protocol';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { personName } from '@fracht/kit/session/names.ts';
import { Avatar } from '@fracht/kit/ui/avatar.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { Field, SelectField } from '@fracht/kit/ui/field.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { serverNow } from '@fracht/kit/server-time.ts';
import { useAddGroupLecturer, useRemoveGroupLecturer } from './use-group-lecturers.ts';
import styles from './group-lecturers.module.css';

/** A group with all who lead it. */
export type LedGroup = {
  readonly id: string;
  readonly name: string;
  readonly owner: Pick<LecturerName, 'first_name' | 'last_name' | 'initials'>;
  readonly coLecturers: readonly CoLecturer[];
};

/** The window of a group's lecturers: its owner, the others, and adding one more, optionally until a last day. (LEC-14, ADM-15) */
export function GroupLecturersDialog({
  group,
  colleagues,
  onClose,
}: {
  group: LedGroup;
  /** Who could be added; undefined while they are loading. */
  colleagues: readonly LecturerName[] | undefined;
  onClose: () => void;
}) {
  const text = sharedGroupsText.dialog;
  const remove = useRemoveGroupLecturer();
  const close = (): void => {
    clearFieldErrors();
    onClose();
  };
  return (
    <Modal show title={text.title(group.name)} onClose={close}>
      <div className="stack stack-4">
        <p className="muted">{text.text}</p>
        <ul className={styles.list} aria-label={text.list}>
          <li>
            <Avatar initials={group.owner.initials} />
            <span>{text.owner(personName(group.owner))}</span>
          </li>
          {group.coLecturers.map((one) => (
            <li key={one.id}>
              <Avatar initials={one.initials} />
              <span>
                <bdi>{`${personName(one)} `}</bdi>
                <span className="small muted">{endOf(one)}</span>
              </span>
              <Button
                size="s"
                className="push"
                aria-label={text.remove(personName(one))}
                isBusy={remove.isPending}
                onClick={() =>
                  remove.mutate({ group: group.id, lecturer: one.id, until: one.isOver ? null : one.until })
                }
              >
                {text.removeShort}
              </Button>
            </li>
          ))}
        </ul>
        {group.coLecturers.length === 0 ? <p className="small muted">{text.none}</p> : null}
        {colleagues?.length === 0 ? <p className="small">{text.nobody}</p> : null}
        {colleagues === undefined || colleagues.length === 0 ? null : (
          <AddForm group={group.id} colleagues={colleagues} />
        )}
      </div>
    </Modal>
  );
}

function AddForm({ group, colleagues }: { group: string; colleagues: readonly LecturerName[] }) {
  const text = sharedGroupsText.dialog;
  const add = useAddGroupLecturer();
  const [today] = useState(() => schoolDay(serverNow()));
  const names = namesApart(colleagues);
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    await add.mutateAsync({ group, lecturer: formText(form, 'lecturer'), until: formText(form, 'until') });
    clearFieldErrors();
  });
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <SelectField label={text.lecturer} name="lecturer" defaultValue="" required>
        <option value="">{text.choose}</option>
        {colleagues.map((one) => (
          <option key={one.id} value={one.id}>
            {names(one.id).whole}
          </option>
        ))}
      </SelectField>
      <Field label={text.day} name="until" type="date" min={today} hint={text.dayHint} />
      <Button kind="primary" type="submit" isBusy={isBusy}>
        <UserPlus className="i" aria-hidden="true" />
        {text.add}
      </Button>
    </form>
  );
}

function endOf({ until, isOver }: CoLecturer): string {
  const text = sharedGroupsText.dialog;
  if (until === null) return text.always;
  return isOver ? text.over(until) : text.until(until);
}

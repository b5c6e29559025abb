import { useId, useState } from 'react';
import { lecturersText, sharedGroupsText, uiText } from '@fracht/content';
import { namesApart, type SchoolGroup, type UserPayload } from '@fracht/protocol';
import { useSchoolGroups } from '@fracht/kit/api/group-lecturer-queries.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Pending } from '@fracht/kit/panel/pending.tsx';
import { personName } from '@fracht/kit/session/names.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { SelectField } from '@fracht/kit/ui/field.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { GroupLecturersDialog } from '../shared-groups/group-lecturers-dialog.tsx';
import { useHandOverGroup } from '../shared-groups/use-group-lecturers.ts';
import { leadersFirst } from './leaders-first.ts';
import styles from './lecturer-groups.module.css';

type GroupWindow = { readonly dialog: 'leading' | 'handOver'; readonly group: string };

/** The groups of a lecturer for an admin: who else leads each, and transferring it. (ADM-15) */
export function LecturerGroups({
  person,
  others,
  onClose,
}: {
  person: UserPayload;
  /** The lecturers who could lead or take over. */
  others: readonly UserPayload[];
  onClose: () => void;
}) {
  const text = sharedGroupsText.admin;
  const asked = useSchoolGroups();
  const own = asked.data?.filter(({ owner }) => owner.id === person.id);
  const [opened, setOpened] = useState<GroupWindow | null>(null);
  const shown = own?.find(({ id }) => id === opened?.group);
  const close = (): void => setOpened(null);
  if (shown !== undefined && opened?.dialog === 'leading')
    return (
      <GroupLecturersDialog group={{ ...shown, coLecturers: shown.co_lecturers }} colleagues={others} onClose={close} />
    );
  if (shown !== undefined && opened?.dialog === 'handOver')
    return <HandOver group={shown} others={others} onClose={close} />;
  return (
    <Modal show title={text.title(personName(person))} onClose={onClose}>
      <Pending asked={asked} />
      {own?.length === 0 ? <p className="muted">{text.empty}</p> : null}
      <ul className={styles.list}>
        {own?.map((group) => (
          <GroupLine key={group.id} group={group} onOpen={(dialog) => setOpened({ dialog, group: group.id })} />
        ))}
      </ul>
    </Modal>
  );
}

function GroupLine({ group, onOpen }: { group: SchoolGroup; onOpen: (dialog: GroupWindow['dialog']) => void }) {
  const text = sharedGroupsText;
  const names = group.co_lecturers.filter(({ isOver }) => !isOver).map(({ short_name }) => short_name);
  return (
    <li>
      <span>
        <b>{group.name}</b> <span className="small muted">{text.admin.counts(group.students, group.games)}</span>
        {names.length === 0 ? null : <span className="small muted">{`, ${text.with(names)}`}</span>}
      </span>
      <span className="row wrap">
        <Button size="s" aria-label={text.admin.leads(group.name)} onClick={() => onOpen('leading')}>
          {text.manage}
        </Button>
        <Button size="s" aria-label={text.admin.handOver(group.name)} onClick={() => onOpen('handOver')}>
          {text.admin.handOverShort}
        </Button>
      </span>
    </li>
  );
}

/** Asks who is to take over a group, with those first who already lead it. */
function HandOver({
  group,
  others,
  onClose,
}: {
  group: SchoolGroup;
  others: readonly UserPayload[];
  onClose: () => void;
}) {
  const text = sharedGroupsText.admin;
  const formId = useId();
  const handOver = useHandOverGroup();
  const names = namesApart(others);
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    await handOver.mutateAsync({ group: group.id, lecturer: formText(form, 'lecturer'), before: group.owner.id });
    onClose();
  });
  return (
    <Modal
      show
      title={text.handOverTitle(group.name)}
      onClose={onClose}
      footer={
        <>
          <Button className="push" onClick={onClose}>
            {uiText.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isBusy}>
            {text.handOverShort}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} onSubmit={onSubmit}>
        <SelectField label={text.to} name="lecturer" hint={text.toHint} defaultValue="" required>
          <option value="">{lecturersText.heir.choose}</option>
          {leadersFirst(new Set(group.co_lecturers.map(({ id }) => id)), others).map((one) => (
            <option key={one.id} value={one.id}>
              {names(one.id).whole}
            </option>
          ))}
        </SelectField>
      </form>
    </Modal>
  );
}

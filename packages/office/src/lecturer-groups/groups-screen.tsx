import { useState } from 'react';
import { Network, Plus } from 'lucide-react';
import { groupsText, sharedGroupsText } from '@fracht/content';
import type { GroupPayload } from '@fracht/protocol';
import { callLeaveGroup } from '@fracht/kit/api/group-lecturer-calls.ts';
import { useColleagues } from '@fracht/kit/api/group-lecturer-queries.ts';
import { callDeleteGroup } from '@fracht/kit/api/panel-calls.ts';
import { retryOf, useInvalidatingMutation, useGroups } from '@fracht/kit/api/panel-queries.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Confirm } from '@fracht/kit/ui/modal.tsx';
import { BinLink } from '@fracht/kit/panel/bin-link.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { GroupLecturersDialog } from '../shared-groups/group-lecturers-dialog.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { GroupsTable } from './groups-table.tsx';

type DialogState =
  | { readonly dialog: 'form'; readonly group: GroupPayload | null }
  | { readonly dialog: 'leading'; readonly group: GroupPayload }
  | { readonly dialog: 'remove' | 'leave'; readonly group: GroupPayload };

/** The lecturer's groups: their members, add, change, delete; also who leads them. (LEC-7, LEC-14) */
export function GroupsScreen() {
  const text = groupsText;
  const asked = useGroups();
  const { data: groups } = asked;
  const [opened, setOpened] = useState<DialogState | null>(null);
  const addButton = (
    <Button kind="primary" onClick={() => setOpened({ dialog: 'form', group: null })}>
      <Plus className="i" aria-hidden="true" />
      {text.add}
    </Button>
  );
  const people = groups?.reduce((sum, { users }) => sum + users.length, 0) ?? 0;
  return (
    <>
      <PageHead title={text.title} sub={groups === undefined ? '' : text.sub(groups.length, people)}>
        <BinLink panel="lecturer" />
        {groups?.length === 0 ? null : addButton}
      </PageHead>
      {groups?.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Network className="i-l" aria-hidden="true" />}
            title={text.empty.title}
            text={text.empty.text}
            action={addButton}
          />
        </Card>
      ) : (
        <GroupsTable
          groups={groups}
          onRetry={retryOf(asked)}
          onEdit={(group) => setOpened({ dialog: 'form', group })}
          onLeading={(group) => setOpened({ dialog: 'leading', group })}
          onLeave={(group) => setOpened({ dialog: 'leave', group })}
          onRemove={(group) => setOpened({ dialog: 'remove', group })}
        />
      )}
      {opened === null ? null : <OpenedDialog opened={opened} groups={groups} onClose={() => setOpened(null)} />}
    </>
  );
}

type OpenedDialogProps = {
  readonly opened: DialogState;
  readonly groups: readonly GroupPayload[] | undefined;
  readonly onClose: () => void;
};

function OpenedDialog({ opened, groups, onClose }: OpenedDialogProps) {
  if (opened.dialog === 'form') return <GroupDialog group={opened.group} onClose={onClose} />;
  if (opened.dialog !== 'leading') return <Question opened={opened} onClose={onClose} />;
  // The group as it is in the list now: its lecturers change while the window is open.
  const group = groups?.find(({ id }) => id === opened.group.id);
  if (group?.lecturer === undefined) return null;
  return <OwnGroupLecturers group={group} owner={group.lecturer} onClose={onClose} />;
}

type QuestionProps = {
  readonly opened: { readonly dialog: 'remove' | 'leave'; readonly group: GroupPayload };
  readonly onClose: () => void;
};

/** Asks before a group is deleted or left. */
function Question({ opened: { dialog, group }, onClose }: QuestionProps) {
  const text = groupsText;
  const remove = useInvalidatingMutation(callDeleteGroup, ['groups', 'people']);
  const leave = useInvalidatingMutation(callLeaveGroup, ['groups', 'people', 'games', 'homework']);
  const asks =
    dialog === 'remove'
      ? { title: text.removeTitle(group.name), text: text.removeText, act: text.remove }
      : {
          title: sharedGroupsText.leaveTitle(group.name),
          text: sharedGroupsText.leaveText,
          act: sharedGroupsText.leave,
        };
  const act = (): void => {
    (dialog === 'remove' ? remove : leave).mutate(group.id);
    onClose();
  };
  return <Confirm show {...asks} keep={text.keep} onKeep={onClose} onAct={act} />;
}

type OwnGroupLecturersProps = {
  readonly group: GroupPayload;
  readonly owner: NonNullable<GroupPayload['lecturer']>;
  readonly onClose: () => void;
};

function OwnGroupLecturers({ group, owner, onClose }: OwnGroupLecturersProps) {
  const { data: colleagues } = useColleagues();
  const led = { id: group.id, name: group.name, owner, coLecturers: group.co_lecturers ?? [] };
  return <GroupLecturersDialog group={led} colleagues={colleagues} onClose={onClose} />;
}

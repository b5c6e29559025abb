import { useState } from 'react';
import { Network, Plus } from 'lucide-react';
import { groupsText } from '@fracht/content';
import type { GroupPayload } from '@fracht/protocol';
import { callDeleteGroup } from '@fracht/kit/api/panel-calls.ts';
import { retryOf, useInvalidatingMutation, useGroups } from '@fracht/kit/api/panel-queries.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Confirm } from '@fracht/kit/ui/modal.tsx';
import { BinLink } from '@fracht/kit/panel/bin-link.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { GroupsTable } from './groups-table.tsx';

type DialogState =
  | { readonly dialog: 'form'; readonly group: GroupPayload | null }
  | { readonly dialog: 'remove'; readonly group: GroupPayload };

/** The lecturer's groups: their members, add, change, delete. (LEC-7) */
export function GroupsScreen() {
  const text = groupsText;
  const asked = useGroups();
  const { data: groups } = asked;
  const [opened, setOpened] = useState<DialogState | null>(null);
  const remove = useInvalidatingMutation(callDeleteGroup, ['groups', 'people']);
  const close = (): void => setOpened(null);
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
          onRemove={(group) => setOpened({ dialog: 'remove', group })}
        />
      )}
      {opened?.dialog === 'form' ? <GroupDialog group={opened.group} onClose={close} /> : null}
      {opened?.dialog === 'remove' ? (
        <Confirm
          show
          title={text.removeTitle(opened.group.name)}
          text={text.removeText}
          keep={text.keep}
          act={text.remove}
          onKeep={close}
          onAct={() => {
            remove.mutate(opened.group.id);
            close();
          }}
        />
      ) : null}
    </>
  );
}

import { useState } from 'react';
import { Plus, Users } from 'lucide-react';
import { studentsText } from '@fracht/content';
import type { UserPayload } from '@fracht/protocol';
import { useGroups, useStudents } from '../../api/panel-queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../panel/page-head.tsx';
import { PersonDialog } from '../panel/person-dialog.tsx';
import { RemoveStudents } from './remove-students.tsx';
import { StudentsTable } from './students-table.tsx';

type Opened =
  | { readonly dialog: 'add' }
  | { readonly dialog: 'edit'; readonly person: UserPayload }
  | { readonly dialog: 'remove'; readonly people: readonly UserPayload[] };

/** The lecturer's students: search, group filter, add, change, move, delete. (spec §2, §7) */
export function StudentsScreen() {
  const text = studentsText;
  const { data: students } = useStudents();
  const { data: groups = [] } = useGroups();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const addButton = (
    <Button kind="primary" onClick={() => setOpened({ dialog: 'add' })}>
      <Plus className="i" aria-hidden="true" />
      {text.add}
    </Button>
  );
  const without = students?.filter(({ group }) => group === null).length ?? 0;
  return (
    <>
      <PageHead
        title={text.title}
        sub={students === undefined ? '' : text.sub(students.length, groups.length, without)}
      >
        {students?.length === 0 ? null : addButton}
      </PageHead>
      {students?.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Users className="i-l" aria-hidden="true" />}
            title={text.empty.title}
            text={text.empty.text}
            action={addButton}
          />
        </Card>
      ) : (
        <StudentsTable
          students={students}
          groups={groups}
          onEdit={(person) => setOpened({ dialog: 'edit', person })}
          onRemove={(people) => setOpened({ dialog: 'remove', people })}
        />
      )}
      {opened?.dialog === 'add' ? (
        <PersonDialog title={text.form.addTitle} type="STUDENT" person={null} groups={groups} onClose={close} />
      ) : null}
      {opened?.dialog === 'edit' ? (
        <PersonDialog
          title={text.form.editTitle}
          type="STUDENT"
          person={opened.person}
          groups={groups}
          onClose={close}
        />
      ) : null}
      {opened?.dialog === 'remove' ? <RemoveStudents people={opened.people} onClose={close} /> : null}
    </>
  );
}

import { Suspense, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { Plus, Printer, Upload, Users } from 'lucide-react';
import { classText, codesText, studentsImportText, studentsText } from '@fracht/content';
import { type GroupPayload, namesApart, type UserPayload } from '@fracht/protocol';
import { callMakeSpareCode, type LoginCard } from '@fracht/kit/api/lecturer-calls.ts';
import { retryOf, useGroups, useInvalidatingMutation, useStudents } from '@fracht/kit/api/panel-queries.ts';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { PersonDialog } from '@fracht/kit/panel/person-dialog.tsx';
import { MakeCodesDialog } from '../lecturer-codes/make-codes-dialog.tsx';
import { ClassDialog } from './class-dialog.tsx';
import { GroupCodesDialog } from './group-codes-dialog.tsx';
import { RemoveStudents } from './remove-students.tsx';
import { SentInvitations } from './sent-invitations.tsx';
import { StudentsTable } from './students-table.tsx';

/** Loaded with the first code. */
const SpareCodeWindow = lazyPart(() =>
  import('../lecturer-codes/spare-code-window.tsx').then((part) => part.SpareCodeWindow),
);

type DialogState =
  | { readonly dialog: 'add' | 'class' | 'codes' }
  | { readonly dialog: 'edit' | 'newCode'; readonly person: UserPayload }
  | { readonly dialog: 'spareCode'; readonly person: UserPayload; readonly card: LoginCard }
  | { readonly dialog: 'remove'; readonly people: readonly UserPayload[] };

/** The lecturer's students: search, group filter, add, import, change, move, make codes, delete. (LEC-1, LEC-3, LEC-8) */
export function StudentsScreen() {
  const text = studentsText;
  const asked = useStudents();
  const { data: students } = asked;
  const { data: groups = [] } = useGroups();
  const [opened, setOpened] = useState<DialogState | null>(null);
  const spare = useInvalidatingMutation(callMakeSpareCode, ['people']);
  const makeSpare = (person: UserPayload): void =>
    spare.mutate(person.id, {
      onSuccess: (card) => (card === undefined ? undefined : setOpened({ dialog: 'spareCode', person, card })),
    });
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
        <WaysIn hasMembers={groups.some(({ users }) => users.length > 0)} onOpen={(dialog) => setOpened({ dialog })} />
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
          onRetry={retryOf(asked)}
          groups={groups}
          now={asked.dataUpdatedAt}
          onEdit={(person) => setOpened({ dialog: 'edit', person })}
          onSpareCode={makeSpare}
          coding={spare.isPending ? spare.variables : null}
          onNewCode={(person) => setOpened({ dialog: 'newCode', person })}
          onRemove={(people) => setOpened({ dialog: 'remove', people })}
        />
      )}
      <SentInvitations />
      <OpenedDialog opened={opened} students={students ?? []} groups={groups} onClose={() => setOpened(null)} />
    </>
  );
}

type OpenedDialogProps = {
  readonly opened: DialogState | null;
  /** Everybody in the list, from whom each name has to be told apart. */
  readonly students: readonly UserPayload[];
  readonly groups: readonly GroupPayload[];
  readonly onClose: () => void;
};

/** The dialog over the list; nothing if none is open. */
function OpenedDialog({ opened, students, groups, onClose }: OpenedDialogProps) {
  const text = studentsText;
  const nameOf = nameAmong(students, groups);
  return (
    <>
      {opened?.dialog === 'add' ? (
        <PersonDialog title={text.form.addTitle} type="STUDENT" person={null} groups={groups} onClose={onClose} />
      ) : null}
      {opened?.dialog === 'class' ? <ClassDialog groups={groups} onClose={onClose} /> : null}
      {opened?.dialog === 'codes' ? <GroupCodesDialog groups={groups} onClose={onClose} /> : null}
      {opened?.dialog === 'edit' ? (
        <PersonDialog
          title={text.form.editTitle}
          type="STUDENT"
          person={opened.person}
          groups={groups}
          onClose={onClose}
        />
      ) : null}
      {opened?.dialog === 'newCode' ? (
        <MakeCodesDialog
          users={[opened.person.id]}
          title={codesText.oneTitle(nameOf(opened.person.id))}
          text={codesText.oneText}
          act={codesText.oneSubmit}
          onClose={onClose}
        />
      ) : null}
      {opened?.dialog === 'spareCode' ? (
        <Suspense>
          <SpareCodeWindow card={opened.card} student={opened.person} onClose={onClose} />
        </Suspense>
      ) : null}
      {opened?.dialog === 'remove' ? <RemoveStudents people={opened.people} nameOf={nameOf} onClose={onClose} /> : null}
    </>
  );
}

/** The other ways to add students or let them in: codes, a class without e-mails, a file. */
function WaysIn({ hasMembers, onOpen }: { hasMembers: boolean; onOpen: (dialog: 'class' | 'codes') => void }) {
  return (
    <>
      {hasMembers ? (
        <Button onClick={() => onOpen('codes')}>
          <Printer className="i" aria-hidden="true" />
          {codesText.forGroup}
        </Button>
      ) : null}
      <Button onClick={() => onOpen('class')}>
        <Users className="i" aria-hidden="true" />
        {classText.open}
      </Button>
      <Link to="/panel/lecturer/students/import" className={buttonClass({})}>
        <Upload className="i" aria-hidden="true" />
        <bdi>{studentsImportText.open}</bdi>
      </Link>
    </>
  );
}

/** The display name of a student without a list beside it: a namesake with the group or the account. (VAL-6) */
function nameAmong(students: readonly UserPayload[], groups: readonly GroupPayload[]): (id: string) => string {
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]));
  const names = namesApart(students.map((one) => ({ ...one, groupName: groupNames.get(one.group ?? '') })));
  return (id) => names(id).whole;
}

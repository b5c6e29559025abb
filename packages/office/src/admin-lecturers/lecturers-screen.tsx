import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { GraduationCap, Plus, Users } from 'lucide-react';
import { lecturersText, uiText } from '@fracht/content';
import type { UserPayload } from '@fracht/protocol';
import { retryOf, useManagedUsers } from '@fracht/kit/api/panel-queries.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { PersonDialog } from '@fracht/kit/panel/person-dialog.tsx';
import { LecturerGroups } from './lecturer-groups.tsx';
import { LecturersTable } from './lecturers-table.tsx';
import { LettersToHandOut } from './letters-to-hand-out.tsx';
import { RemoveLecturer } from './remove-lecturer.tsx';
import { Retention } from './retention.tsx';
import { UnfilledPolicy } from './unfilled-policy.tsx';

type DialogState =
  | { readonly dialog: 'form'; readonly person: UserPayload | null }
  | { readonly dialog: 'remove' | 'groups'; readonly person: UserPayload };

/** The admin's lecturers: approve, add, change, delete; the letters of a school without mail; how long accounts are kept. (ADM-1 to ADM-5, ADM-15) */
export function LecturersScreen() {
  const text = lecturersText;
  const asked = useManagedUsers();
  const { data: users } = asked;
  const lecturers = users?.filter(({ type }) => type === 'TEACHER');
  const [opened, setOpened] = useState<DialogState | null>(null);
  const close = (): void => setOpened(null);
  const waiting = lecturers?.filter(({ approved }) => !approved).length ?? 0;
  const addButton = (
    <Button kind="primary" onClick={() => setOpened({ dialog: 'form', person: null })}>
      <Plus className="i" aria-hidden="true" />
      {text.add}
    </Button>
  );
  return (
    <>
      <PageHead title={text.title} sub={lecturers === undefined ? '' : text.sub(lecturers.length, waiting)}>
        <Link to="/panel/admin/accounts" className={buttonClass({ kind: 'ghost' })}>
          <Users className="i" aria-hidden="true" />
          <bdi>{uiText.titles.accounts}</bdi>
        </Link>
        {addButton}
      </PageHead>
      <UnfilledPolicy />
      {lecturers?.length === 0 ? (
        <NoLecturers />
      ) : (
        <LecturersTable
          lecturers={lecturers}
          onRetry={retryOf(asked)}
          onEdit={(person) => setOpened({ dialog: 'form', person })}
          onGroups={(person) => setOpened({ dialog: 'groups', person })}
          onRemove={(person) => setOpened({ dialog: 'remove', person })}
        />
      )}
      <LettersToHandOut />
      <Retention />
      {opened?.dialog === 'form' ? (
        <PersonDialog
          title={opened.person === null ? text.form.addTitle : text.form.editTitle}
          type="TEACHER"
          person={opened.person}
          onClose={close}
        />
      ) : null}
      {opened?.dialog === 'groups' ? (
        <LecturerGroups person={opened.person} others={othersThan(opened.person, lecturers)} onClose={close} />
      ) : null}
      {opened?.dialog === 'remove' ? (
        <RemoveLecturer person={opened.person} others={othersThan(opened.person, lecturers)} onClose={close} />
      ) : null}
    </>
  );
}

function othersThan(person: UserPayload, lecturers: readonly UserPayload[] = []): readonly UserPayload[] {
  return lecturers.filter(({ id, approved }) => approved && id !== person.id);
}

function NoLecturers() {
  const { title, text } = lecturersText.empty;
  return (
    <Card>
      <EmptyState icon={<GraduationCap className="i-l" aria-hidden="true" />} title={title} text={text} />
    </Card>
  );
}

import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { FileText, Plus } from 'lucide-react';
import { accountsText, uiText } from '@fracht/content';
import type { UserPayload } from '@fracht/protocol';
import { callDeleteUser } from '@fracht/kit/api/panel-calls.ts';
import { retryOf, useInvalidatingMutation, useManagedUsers } from '@fracht/kit/api/panel-queries.ts';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { PersonDialog } from '@fracht/kit/panel/person-dialog.tsx';
import { personName } from '@fracht/kit/session/names.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Confirm } from '@fracht/kit/ui/modal.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { RemoveLecturer } from '../admin-lecturers/remove-lecturer.tsx';
import { DemoCard } from './demo-card.tsx';
import { AccountsTable } from './accounts-table.tsx';
import { RegistrationCard } from './registration-card.tsx';
import { SharedComputersCard } from './shared-computers-card.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';

type AccountsDialog =
  | { readonly dialog: 'form'; readonly person: UserPayload | null }
  | { readonly dialog: 'remove' | 'reset'; readonly person: UserPayload };

/** Every account of the school, for an admin: search, change, delete; other admins are added here. (ADM-7, ADM-14) */
export function AccountsScreen() {
  const text = accountsText;
  const asked = useManagedUsers();
  const { data: people } = asked;
  const [opened, setOpened] = useState<AccountsDialog | null>(null);
  const close = (): void => setOpened(null);
  const admins = people?.filter(({ type }) => type === 'ADMIN').length;
  return (
    <>
      <PageHead title={uiText.titles.accounts} sub={people === undefined ? '' : text.sub(people.length)}>
        <Link to="/panel/admin/data-register" className={buttonClass({ kind: 'ghost' })}>
          <FileText className="i" aria-hidden="true" />
          <bdi>{uiText.titles.dataRegister}</bdi>
        </Link>
        <Button kind="primary" onClick={() => setOpened({ dialog: 'form', person: null })}>
          <Plus className="i" aria-hidden="true" />
          {text.add}
        </Button>
      </PageHead>
      {admins === 1 ? <Note>{text.onlyOne}</Note> : null}
      <DemoCard />
      <AccountsTable
        people={people}
        onRetry={retryOf(asked)}
        onEdit={(person) => setOpened({ dialog: 'form', person })}
        onRemove={(person) => setOpened({ dialog: 'remove', person })}
        onReset={(person) => setOpened({ dialog: 'reset', person })}
      />
      <RegistrationCard />
      <SharedComputersCard />
      {opened?.dialog === 'form' ? (
        <PersonDialog
          title={opened.person === null ? text.form.addTitle : text.form.editTitle}
          type="ADMIN"
          person={opened.person}
          onClose={close}
        />
      ) : null}
      {opened?.dialog === 'reset' ? <ResetSecondFactor person={opened.person} onClose={close} /> : null}
      {opened?.dialog === 'remove' ? <Removal person={opened.person} people={people ?? []} onClose={close} /> : null}
    </>
  );
}

function Removal({
  person,
  people,
  onClose,
}: {
  person: UserPayload;
  people: readonly UserPayload[];
  onClose: () => void;
}) {
  const text = accountsText;
  const remove = useInvalidatingMutation(callDeleteUser, ['people', 'groups', 'bin']);
  if (person.type === 'TEACHER') {
    const others = people.filter(({ id, type, approved }) => type === 'TEACHER' && approved && id !== person.id);
    return <RemoveLecturer {...{ person, others, onClose }} />;
  }
  return (
    <Confirm
      show
      title={text.removeTitle(personName(person))}
      text={person.type === 'STUDENT' ? text.removeStudentText : text.removeText}
      keep={text.keep}
      act={text.remove}
      onKeep={onClose}
      onAct={() => {
        remove.mutate(person.id);
        onClose();
      }}
    />
  );
}

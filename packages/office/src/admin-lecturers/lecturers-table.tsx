import { Check, Hourglass, KeyRound, Network, Pencil, Trash2 } from 'lucide-react';
import { lecturersText, sharedGroupsText } from '@fracht/content';
import type { UserPayload } from '@fracht/protocol';
import { callEditUser } from '@fracht/kit/api/panel-calls.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { personName } from '@fracht/kit/session/names.ts';
import { Avatar } from '@fracht/kit/ui/avatar.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { Menu } from '@fracht/kit/ui/menu.tsx';
import { Cell, Head, Row, SortHead, type Sort } from '@fracht/kit/ui/table.tsx';
import {
  comparePersonNames,
  comparePolish,
  matches,
  readSort,
  sorted,
  writeSort,
} from '@fracht/kit/panel/list-rules.ts';
import { SearchedTable } from '@fracht/kit/panel/searched-table.tsx';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import styles from './lecturers-table.module.css';

type LecturersSort = Sort<'name' | 'email'>;

const COLUMNS = 4;

/** The lecturers with the state of their accounts; undefined while the list is loading. */
export function LecturersTable({
  lecturers,
  onRetry,
  onEdit,
  onGroups,
  onRemove,
}: {
  lecturers: readonly UserPayload[] | undefined;
  /** Retries a failed load; null if there is nothing to retry. */
  onRetry: (() => void) | null;
  onEdit: (person: UserPayload) => void;
  onGroups: (person: UserPayload) => void;
  onRemove: (person: UserPayload) => void;
}) {
  const text = lecturersText;
  const address = useSearchState();
  const sort: LecturersSort = readSort(address.get('sort'), ['name', 'email']);
  const found = lecturers?.filter((person) =>
    matches(address.get('q'), person.first_name, person.last_name, person.email),
  );
  return (
    <SearchedTable
      text={text}
      columns={COLUMNS}
      head={<LecturersHead sort={sort} onSort={(next) => address.set({ sort: writeSort(next) })} />}
      rows={found && sorted(found, sort, ORDERS)}
      onRetry={onRetry}
      className={styles.table}
    >
      {(person) => (
        <LecturerRow
          key={person.id}
          person={person}
          onEdit={() => onEdit(person)}
          onGroups={() => onGroups(person)}
          onRemove={() => onRemove(person)}
        />
      )}
    </SearchedTable>
  );
}

const ORDERS = {
  name: comparePersonNames,
  email: (one: UserPayload, other: UserPayload) => comparePolish(one.email, other.email),
};

function LecturersHead({ sort, onSort }: { sort: LecturersSort; onSort: (sort: LecturersSort) => void }) {
  const { columns } = lecturersText;
  return (
    <thead>
      <tr>
        <SortHead column="name" sort={sort} onSort={onSort}>
          {columns.name}
        </SortHead>
        <SortHead column="email" sort={sort} onSort={onSort}>
          {columns.email}
        </SortHead>
        <Head>{columns.account}</Head>
        <Head isHidden>{columns.actions}</Head>
      </tr>
    </thead>
  );
}

function LecturerRow({
  person,
  onEdit,
  onGroups,
  onRemove,
}: {
  person: UserPayload;
  onEdit: () => void;
  onGroups: () => void;
  onRemove: () => void;
}) {
  const text = lecturersText;
  const name = personName(person);
  const approve = useInvalidatingMutation(callEditUser, ['people']);
  return (
    <Row state={person.approved ? undefined : 'attention'}>
      <Cell isName className={styles.name}>
        <span className="row row-3">
          <Avatar initials={person.initials} />
          <span>
            <bdi>{`${person.first_name} `}</bdi>
            <b>{person.last_name}</b>
          </span>
        </span>
      </Cell>
      <Cell isMuted className={styles.email}>
        {person.email}
      </Cell>
      <Cell>
        <AccountChip person={person} />
      </Cell>
      <Cell className={styles.actions}>
        <span className="row end">
          {person.approved ? null : (
            <Button
              size="s"
              isBusy={approve.isPending}
              onClick={() => approve.mutate({ id: person.id, approved: true })}
            >
              {text.approve}
            </Button>
          )}
          <Button kind="ghost" size="s" iconOnly aria-label={text.edit(name)} onClick={onEdit}>
            <Pencil className="i" aria-hidden="true" />
          </Button>
          <Menu
            label={text.more(name)}
            items={[
              { text: sharedGroupsText.admin.menu, icon: <Network aria-hidden="true" />, onPick: onGroups },
              { text: text.remove, icon: <Trash2 aria-hidden="true" />, isDanger: true, onPick: onRemove },
            ]}
          />
        </span>
      </Cell>
    </Row>
  );
}

function AccountChip({ person }: { person: UserPayload }) {
  const text = lecturersText.account;
  if (!person.approved)
    return (
      <Chip tone="warn" icon={<Hourglass aria-hidden="true" />}>
        {text.waiting}
      </Chip>
    );
  if (!person.active) return <Chip icon={<KeyRound aria-hidden="true" />}>{text.noPassword}</Chip>;
  return (
    <Chip tone="ok" icon={<Check aria-hidden="true" />}>
      {text.active}
    </Chip>
  );
}

import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { groupsText } from '@fracht/content';
import type { GroupPayload } from '@fracht/protocol';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Menu } from '@fracht/kit/ui/menu.tsx';
import { Cell, Head, Row, SortHead, type Sort } from '@fracht/kit/ui/table.tsx';
import { comparePolish, matches, readSort, sorted, writeSort } from '@fracht/kit/panel/list-rules.ts';
import { SearchedTable } from '@fracht/kit/panel/searched-table.tsx';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import styles from './groups-table.module.css';

type GroupsSort = Sort<'name' | 'people' | 'games'>;

const COLUMNS = 5;
const NAMED = 6;

/** The groups by name, with their members; undefined while they are loading. (LEC-7) */
export function GroupsTable({
  groups,
  onRetry,
  onEdit,
  onRemove,
}: {
  groups: readonly GroupPayload[] | undefined;
  /** Retries a failed load; null where there is nothing to retry. */
  onRetry: (() => void) | null;
  onEdit: (group: GroupPayload) => void;
  onRemove: (group: GroupPayload) => void;
}) {
  const text = groupsText;
  const address = useSearchState();
  const sort: GroupsSort = readSort(address.get('sort'), ['name', 'people', 'games']);
  const found = groups?.filter(({ name, users }) =>
    matches(address.get('q'), name, ...users.map((user) => `${user.first_name} ${user.last_name}`)),
  );
  return (
    <SearchedTable
      text={text}
      columns={COLUMNS}
      head={<GroupsHead sort={sort} onSort={(next) => address.set({ sort: writeSort(next) })} />}
      rows={found && sorted(found, sort, ORDERS)}
      onRetry={onRetry}
      className={styles.table}
    >
      {(group) => (
        <GroupRow key={group.id} group={group} onEdit={() => onEdit(group)} onRemove={() => onRemove(group)} />
      )}
    </SearchedTable>
  );
}

const ORDERS = {
  name: (one: GroupPayload, other: GroupPayload) => comparePolish(one.name, other.name),
  people: (one: GroupPayload, other: GroupPayload) => one.users.length - other.users.length,
  games: (one: GroupPayload, other: GroupPayload) => one.num_games - other.num_games,
};

function GroupsHead({ sort, onSort }: { sort: GroupsSort; onSort: (sort: GroupsSort) => void }) {
  const { columns } = groupsText;
  return (
    <thead>
      <tr>
        <SortHead column="name" sort={sort} onSort={onSort}>
          {columns.name}
        </SortHead>
        <SortHead column="people" sort={sort} first="descending" isNumber onSort={onSort}>
          {columns.people}
        </SortHead>
        <Head>{columns.members}</Head>
        <SortHead column="games" sort={sort} first="descending" isNumber onSort={onSort}>
          {columns.games}
        </SortHead>
        <Head isHidden>{columns.actions}</Head>
      </tr>
    </thead>
  );
}

function GroupRow({ group, onEdit, onRemove }: { group: GroupPayload; onEdit: () => void; onRemove: () => void }) {
  const text = groupsText;
  return (
    <Row>
      <Cell isName isStrong className={styles.name}>
        {group.name}
      </Cell>
      <Cell isNumber label={text.columns.people}>
        {group.users.length}
      </Cell>
      <Cell isMuted className={styles.members}>
        {membersOf(group)}
      </Cell>
      <Cell isNumber label={text.columns.games}>
        {group.num_games}
      </Cell>
      <Cell className={styles.actions}>
        <span className="row end">
          <Link
            to="/panel/lecturer/groups/$id/term"
            params={{ id: group.id }}
            className={buttonClass({ size: 's' })}
            aria-label={text.term(group.name)}
          >
            {text.termShort}
          </Link>
          <Button kind="ghost" size="s" iconOnly aria-label={text.edit(group.name)} onClick={onEdit}>
            <Pencil className="i" aria-hidden="true" />
          </Button>
          <Menu
            label={text.more(group.name)}
            items={[{ text: text.remove, icon: <Trash2 aria-hidden="true" />, isDanger: true, onPick: onRemove }]}
          />
        </span>
      </Cell>
    </Row>
  );
}

function membersOf({ users }: GroupPayload): string {
  if (users.length === 0) return groupsText.noMembers;
  const names = users
    .slice(0, NAMED)
    .map(({ short_name }) => short_name)
    .join(', ');
  return users.length > NAMED ? `${names} ${groupsText.othersCount(users.length - NAMED)}` : names;
}

import { Link } from '@tanstack/react-router';
import { LogOut, Pencil, Trash2, UsersRound } from 'lucide-react';
import { groupsText, sharedGroupsText } from '@fracht/content';
import { type GroupPayload, namesApart } from '@fracht/protocol';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import type { MenuItem } from '@fracht/kit/ui/menu-item.ts';
import { Menu } from '@fracht/kit/ui/menu.tsx';
import { Cell, Head, Row, SortHead, type Sort } from '@fracht/kit/ui/table.tsx';
import { comparePolish, matches, readSort, sorted, writeSort } from '@fracht/kit/panel/list-rules.ts';
import { SearchedTable } from '@fracht/kit/panel/searched-table.tsx';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { SharedMark } from '../shared-groups/shared-mark.tsx';
import styles from './groups-table.module.css';

type GroupsSort = Sort<'name' | 'people' | 'games'>;

const COLUMNS = 5;
const NAMED = 6;

/** The groups by name, with their members; undefined while they are loading. (LEC-7) */
export function GroupsTable({
  groups,
  onRetry,
  onEdit,
  ...on
}: GroupActions<GroupPayload> & {
  groups: readonly GroupPayload[] | undefined;
  /** Retries a failed load; null if there is nothing to retry. */
  onRetry: (() => void) | null;
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
        <GroupRow
          key={group.id}
          group={group}
          onEdit={() => onEdit(group)}
          onLeading={() => on.onLeading(group)}
          onLeave={() => on.onLeave(group)}
          onRemove={() => on.onRemove(group)}
        />
      )}
    </SearchedTable>
  );
}

/** What can be done with a group; only its owner can change who leads it, and delete it. */
type GroupActions<Of> = {
  readonly onEdit: (of: Of) => void;
  readonly onLeading: (of: Of) => void;
  readonly onLeave: (of: Of) => void;
  readonly onRemove: (of: Of) => void;
};

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

function GroupRow({ group, onEdit, ...on }: GroupActions<void> & { group: GroupPayload }) {
  const text = groupsText;
  return (
    <Row>
      <Cell isName isStrong className={styles.name}>
        <bdi>{group.name}</bdi>
        <WhoLeads group={group} />
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
          <Button kind="ghost" size="s" iconOnly aria-label={text.edit(group.name)} onClick={() => onEdit()}>
            <Pencil className="i" aria-hidden="true" />
          </Button>
          <Menu label={text.more(group.name)} items={menuItems(group, on)} />
        </span>
      </Cell>
    </Row>
  );
}

function menuItems(
  { shared }: GroupPayload,
  { onLeading, onLeave, onRemove }: Omit<GroupActions<void>, 'onEdit'>,
): readonly MenuItem[] {
  const { manage, leave } = sharedGroupsText;
  if (shared !== undefined) return [{ text: leave, icon: <LogOut aria-hidden="true" />, onPick: () => onLeave() }];
  return [
    { text: manage, icon: <UsersRound aria-hidden="true" />, onPick: () => onLeading() },
    { text: groupsText.remove, icon: <Trash2 aria-hidden="true" />, isDanger: true, onPick: () => onRemove() },
  ];
}

/** Who leads the group besides the viewer: its owner, or those whom the owner has asked; nothing if nobody does. (LEC-14) */
function WhoLeads({ group: { shared, lecturer, co_lecturers: beside = [] } }: { group: GroupPayload }) {
  const text = sharedGroupsText;
  if (shared !== undefined)
    return (
      <span className={styles.leads}>
        <SharedMark until={shared.until} />
        {lecturer === undefined ? null : <bdi>{text.ownedBy(lecturer.short_name)}</bdi>}
      </span>
    );
  const now = beside.filter(({ isOver }) => !isOver).map(({ short_name }) => short_name);
  return now.length === 0 ? null : <span className={styles.leads}>{text.with(now)}</span>;
}

function membersOf({ users }: GroupPayload): string {
  if (users.length === 0) return groupsText.noMembers;
  const nameOf = namesApart(users);
  const names = users
    .slice(0, NAMED)
    .map(({ id }) => nameOf(id).short)
    .join(', ');
  return users.length > NAMED ? `${names} ${groupsText.othersCount(users.length - NAMED)}` : names;
}

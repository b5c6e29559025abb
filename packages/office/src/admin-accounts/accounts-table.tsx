import { Download, Pencil, ShieldOff, Trash2 } from 'lucide-react';
import { accountsText, secondFactorText } from '@fracht/content';
import type { UserPayload } from '@fracht/protocol';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { personName } from '@fracht/kit/session/names.ts';
import { NothingFound } from '@fracht/kit/panel/nothing-found.tsx';
import { PageFoot } from '@fracht/kit/panel/page-size.tsx';
import { PendingRows } from '@fracht/kit/panel/pending-rows.tsx';
import { Avatar } from '@fracht/kit/ui/avatar.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, Toolbar } from '@fracht/kit/ui/card.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { FilterSelect, SearchBox } from '@fracht/kit/ui/field.tsx';
import type { MenuItem } from '@fracht/kit/ui/menu-item.ts';
import { Menu } from '@fracht/kit/ui/menu.tsx';
import { Cell, Head, Row, SortHead, Table } from '@fracht/kit/ui/table.tsx';
import { ACCOUNT_FILTERS, isNobodys, useAccountList } from './use-account-list.ts';
import { savePerson } from '@fracht/kit/panel/save-person.ts';
import styles from './accounts-table.module.css';

const COLUMNS = 5;

type Acts = {
  readonly onEdit: (person: UserPayload) => void;
  readonly onRemove: (person: UserPayload) => void;
  /** Switches off the second factor of a person who has lost it. */
  readonly onReset: (person: UserPayload) => void;
};

/** All accounts as a table with search, filter, sorting and pages; `people` is undefined while they are loading. (ADM-7) */
export function AccountsTable({
  people,
  onRetry,
  ...acts
}: Acts & {
  readonly people: readonly UserPayload[] | undefined;
  /** Retries a failed load; null if there is nothing to retry. */
  readonly onRetry: (() => void) | null;
}) {
  const text = accountsText;
  const list = useAccountList(people ?? []);
  const { rows, sort, setSort } = list;
  const nameOf = (id: string): string => {
    const found = people?.find((one) => one.id === id);
    return found === undefined ? '' : personName(found);
  };
  return (
    <Card label={text.list}>
      <AccountsToolbar list={list} isLoaded={people !== undefined} />
      <Table label={text.list} className={styles.table}>
        <thead>
          <tr>
            <SortHead column="name" {...{ sort, onSort: setSort }}>
              {text.columns.name}
            </SortHead>
            <Head>{text.columns.address}</Head>
            <SortHead column="kind" {...{ sort, onSort: setSort }}>
              {text.columns.kind}
            </SortHead>
            <Head>{text.columns.teacher}</Head>
            <Head isHidden>{text.columns.actions}</Head>
          </tr>
        </thead>
        <tbody>
          {people === undefined ? <PendingRows columns={COLUMNS} onRetry={onRetry} /> : null}
          {rows.map((person) => (
            <AccountRow key={person.id} person={person} teacher={nameOf(person.teacher ?? '')} {...acts} />
          ))}
          {people !== undefined && rows.length === 0 ? <NothingFound columns={COLUMNS} text={text.nothing} /> : null}
        </tbody>
      </Table>
      <PageFoot {...list} onPage={list.setPage} />
    </Card>
  );
}

type AccountsToolbarProps = { readonly list: ReturnType<typeof useAccountList>; readonly isLoaded: boolean };

function AccountsToolbar({ list, isLoaded }: AccountsToolbarProps) {
  const text = accountsText;
  const last = list.from + list.rows.length;
  return (
    <Toolbar>
      <div className={styles.search}>
        <SearchBox
          label={text.search}
          placeholder={text.searchHint}
          value={list.query}
          onSearch={(q) => list.setFilter({ q })}
        />
      </div>
      <div className={styles.filter}>
        <FilterSelect
          label={text.filter}
          value={list.kind}
          onChange={(event) => list.setFilter({ konta: event.target.value })}
        >
          {ACCOUNT_FILTERS.map((kind) => (
            <option key={kind} value={kind}>
              {text.kinds[kind]}
            </option>
          ))}
        </FilterSelect>
      </div>
      <span className="push small muted tn">
        {isLoaded ? text.range(Math.min(list.from + 1, list.all), last, list.all) : ''}
      </span>
    </Toolbar>
  );
}

function AccountRow({ person, teacher, onEdit, ...acts }: Acts & { person: UserPayload; teacher: string }) {
  const text = accountsText;
  const name = personName(person);
  const isSelf = sessionStore(({ user }) => user?.id) === person.id;
  return (
    <Row>
      <Cell isName className={styles.name}>
        <span className="row row-3">
          <Avatar initials={person.initials} />
          <span>
            <bdi>{`${person.first_name} `}</bdi>
            <b>{person.last_name}</b>
          </span>
        </span>
      </Cell>
      <Cell isMuted className={styles.address}>
        {[person.email, person.login ?? '', text.noAddress].find((one) => one !== '')}
      </Cell>
      <Cell label={text.columns.kind}>
        {person.type === 'GUEST' ? null : <bdi>{`${text.types[person.type]} `}</bdi>}
        {person.second_factor === true ? <Chip tone="ok">{secondFactorText.chip}</Chip> : null}
      </Cell>
      <Cell label={text.columns.teacher}>
        {isNobodys(person) ? <Chip tone="warn">{text.noTeacher}</Chip> : teacher}
      </Cell>
      <Cell className={styles.actions}>
        {isSelf ? (
          <Chip>{text.self}</Chip>
        ) : (
          <span className="row end">
            <Button kind="ghost" size="s" iconOnly aria-label={text.edit(name)} onClick={() => onEdit(person)}>
              <Pencil className="i" aria-hidden="true" />
            </Button>
            <Menu label={text.more(name)} items={actionsOn(person, acts)} />
          </span>
        )}
      </Cell>
    </Row>
  );
}

function actionsOn(person: UserPayload, { onRemove, onReset }: Pick<Acts, 'onRemove' | 'onReset'>): MenuItem[] {
  const text = accountsText;
  const save = { text: text.save, icon: <Download aria-hidden="true" />, onPick: () => void savePerson(person) };
  const reset = {
    text: secondFactorText.reset.item,
    icon: <ShieldOff aria-hidden="true" />,
    onPick: () => onReset(person),
  };
  const remove = {
    text: text.remove,
    icon: <Trash2 aria-hidden="true" />,
    isDanger: true,
    onPick: () => onRemove(person),
  };
  return person.second_factor === true ? [save, reset, remove] : [save, remove];
}

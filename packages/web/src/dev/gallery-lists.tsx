import { useState } from 'react';
import { ClipboardList } from 'lucide-react';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Pagination } from '@fracht/kit/ui/pagination.tsx';
import { Cell, Head, Row, SkeletonRows, SortHead, Table, type Sort } from '@fracht/kit/ui/table.tsx';
import { words } from './gallery-words.ts';

/** A table with its pages, and rows that are still loading. */
export function ListsPart() {
  const [sort, setSort] = useState<Sort<'name' | 'score'>>({ key: 'name', direction: 'ascending' });
  return (
    <Card>
      <Table label={words.list}>
        <thead>
          <tr>
            <SortHead column="name" sort={sort} onSort={setSort}>
              {words.surname}
            </SortHead>
            <Head>{words.group}</Head>
            <SortHead column="score" sort={sort} onSort={setSort} isNumber>
              {words.score}
            </SortHead>
          </tr>
        </thead>
        <tbody>
          {words.people.map(([name, state, score]) => (
            <Row key={name} state={state}>
              <Cell>{name}</Cell>
              <Cell>{words.groupValue}</Cell>
              <Cell isNumber isStrong>
                {score}
              </Cell>
            </Row>
          ))}
          <SkeletonRows rows={1} columns={3} label={words.list} />
        </tbody>
      </Table>
      <Pagination page={2} pages={3} note={words.perPage} onPage={() => undefined} />
    </Card>
  );
}

/** What is shown in place of an empty list. */
export function EmptyPart() {
  return (
    <Card>
      <EmptyState
        icon={<ClipboardList className="i-l" aria-hidden="true" />}
        title={words.emptyTitle}
        text={words.long}
        action={<Button kind="primary">{words.join}</Button>}
      />
    </Card>
  );
}

import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { binText } from '@fracht/content';
import type { BinPayload } from '@fracht/protocol';
import { callRestoreBin, useBin } from '@fracht/kit/api/bin-calls.ts';
import { retryOf, useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { formatDateTime } from '@fracht/kit/format.ts';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { PendingRows } from '@fracht/kit/panel/pending-rows.tsx';
import { personName } from '@fracht/kit/session/names.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Cell, Head, Row, Table } from '@fracht/kit/ui/table.tsx';
import { EraseForGood } from './erase-for-good.tsx';

const COLUMNS = 5;
/** The subjects of the cached lists in which a restored thing may appear. */
const SUBJECTS = ['bin', 'groups', 'games', 'people', 'library', 'images', 'homework', 'audit'] as const;

/** Removed situations, pictures, groups, games and homework, each of which can be restored; an account can be erased at once. (BNS-1, BNS-2) */
export function BinScreen() {
  const asked = useBin();
  return (
    <>
      <PageHead title={binText.title} sub={binText.sub} />
      <Card>
        {asked.data?.length === 0 ? (
          <EmptyState icon={<Trash2 className="i-l" aria-hidden="true" />} {...binText.empty} />
        ) : (
          <BinTable things={asked.data} onRetry={retryOf(asked)} />
        )}
      </Card>
    </>
  );
}

function BinTable({ things, onRetry }: { things: BinPayload | undefined; onRetry: (() => void) | null }) {
  const { columns, list } = binText;
  const [going, setGoing] = useState<BinPayload[number] | null>(null);
  return (
    <>
      <Table label={list}>
        <thead>
          <tr>
            <Head>{columns.what}</Head>
            <Head>{columns.teacher}</Head>
            <Head>{columns.when}</Head>
            <Head>{columns.left}</Head>
            <Head>{columns.act}</Head>
          </tr>
        </thead>
        <tbody>
          {things === undefined ? <PendingRows columns={COLUMNS} onRetry={onRetry} /> : null}
          {things?.map((thing) => (
            <BinRow key={thing.id} thing={thing} onErase={() => setGoing(thing)} />
          ))}
        </tbody>
      </Table>
      {going === null ? null : <EraseForGood thing={going} onClose={() => setGoing(null)} />}
    </>
  );
}

function BinRow({ thing, onErase }: { thing: BinPayload[number]; onErase: () => void }) {
  const { columns, kinds, left, erase } = binText;
  const { kind, id, name, teacher, date, days } = thing;
  const restore = useInvalidatingMutation(callRestoreBin, SUBJECTS);
  return (
    <Row>
      <Cell>
        <bdi>{name}</bdi>
        <p className="small muted">{kinds[kind]}</p>
      </Cell>
      <Cell label={columns.teacher}>{teacher === null ? '' : personName(teacher)}</Cell>
      <Cell label={columns.when} className="nw">
        {formatDateTime(date)}
      </Cell>
      <Cell label={columns.left} className="nw">
        {left(days)}
      </Cell>
      <Cell>
        <div className="row">
          <Button
            size="s"
            isBusy={restore.isPending}
            aria-label={binText.restoreOf(name)}
            onClick={() => restore.mutate(id)}
          >
            {binText.restore}
          </Button>
          {kind === 'USER' ? (
            <Button size="s" kind="danger" aria-label={erase.actOf(name)} onClick={onErase}>
              {erase.act}
            </Button>
          ) : null}
        </div>
      </Cell>
    </Row>
  );
}

import { useState } from 'react';
import { TriangleAlert } from 'lucide-react';
import { liveText } from '@fracht/content';
import { Card, CardHead } from '@fracht/kit/ui/card.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { Head, Table, WholeRow } from '@fracht/kit/ui/table.tsx';
import { useHeldOrder } from './held-order.ts';
import { sortedRows, type LiveRow, type RowOrder } from './live-rows.ts';
import { PlayerRow } from './player-row.tsx';
import card from './live-card.module.css';
import styles from './player-table.module.css';

const ORDERS: readonly { readonly value: RowOrder; readonly text: string }[] = [
  { value: 'NEED', text: liveText.players.orders.NEED },
  { value: 'SCORE', text: liveText.players.orders.SCORE },
];
const COLUMNS = 6;

/** All players; those who need the teacher come first, with the reason in words. (LVP-2) */
export function PlayerTable({
  rows,
  onWrite,
}: {
  readonly rows: readonly LiveRow[];
  readonly onWrite: (player: string) => void;
}) {
  const text = liveText.players;
  const [order, setOrder] = useState<RowOrder>('NEED');
  const { ids, hold } = useHeldOrder<HTMLTableSectionElement>(
    sortedRows(rows, order).map(({ id }) => id),
    order,
  );
  const needing = rows.filter(({ need }) => need !== null).length;
  return (
    <Card className={card.card}>
      <CardHead title={text.title}>
        {needing === 0 ? null : (
          <Chip tone="bad" icon={<TriangleAlert aria-hidden="true" />}>
            {text.need(needing)}
          </Chip>
        )}
        <span className={styles.order}>
          <Segmented label={text.order} segments={ORDERS} value={order} onChange={setOrder} isSmall />
        </span>
      </CardHead>
      <div className={styles.scroll} role="region" aria-label={text.table} tabIndex={0}>
        <Table label={text.title} className={styles.table}>
          <thead>
            <tr>
              <Head>{text.columns.player}</Head>
              <Head isNumber>{text.columns.last}</Head>
              <Head isNumber>
                <abbr title={text.columns.ordersLong}>{text.columns.orders}</abbr>
              </Head>
              <Head isNumber>{text.columns.money}</Head>
              <Head isNumber>{text.columns.points}</Head>
              <Head isHidden>{text.columns.actions}</Head>
            </tr>
          </thead>
          <tbody {...hold}>
            {rows.length === 0 ? <WholeRow columns={COLUMNS}>{text.nobody}</WholeRow> : null}
            {ids.map((id) => {
              const row = rows.find((one) => one.id === id);
              return row === undefined ? null : <PlayerRow key={id} row={row} onWrite={onWrite} />;
            })}
          </tbody>
        </Table>
      </div>
    </Card>
  );
}

import type { AccountKind, Grosze, OrderAccount } from '@fracht/engine';
import { calculationText } from '@fracht/content';
import { formatDecimals, formatPercent } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Head, Table } from '@fracht/kit/ui/table.tsx';
import styles from './account-table.module.css';
import { signedZloty } from './margin.tsx';

const { account: words } = calculationText;

type AccountTableProps = {
  readonly account: OrderAccount;
  /** Whether the order has ended: only then is there a difference to show. */
  readonly isOver: boolean;
};

/** What an order was expected to bring and cost next to what it did, with the difference in each row. (SHP-7) */
export function AccountTable({ account: { rows, planned, real }, isOver }: AccountTableProps) {
  const hasPlan = planned !== null;
  const freight = (side: 'planned' | 'real'): Grosze => rows.find(({ kind }) => kind === 'FREIGHT')?.[side] ?? 0;
  return (
    <Table asCards={false} className={styles.table} label={words.title}>
      <thead>
        <tr>
          <Head>{words.of}</Head>
          {hasPlan && <Head isNumber>{words.planned}</Head>}
          <Head isNumber>{isOver ? words.real : words.soFar}</Head>
          {hasPlan && isOver && <Head isNumber>{words.difference}</Head>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.kind}>
            <th scope="row">{kindWords(row.kind)}</th>
            {hasPlan && <Amount amount={row.planned ?? 0} />}
            <Amount amount={row.real} />
            {hasPlan && isOver && <Difference amount={row.real - (row.planned ?? 0)} />}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{calculationText.margin}</th>
          {hasPlan && <Amount amount={planned} freight={freight('planned')} />}
          {isOver ? (
            <Amount amount={real} freight={freight('real')} />
          ) : (
            <td className={styles.number}>{calculationText.none}</td>
          )}
          {hasPlan && isOver && <Difference amount={real - planned} />}
        </tr>
      </tfoot>
    </Table>
  );
}

/** A row's name. */
function kindWords(kind: AccountKind): string {
  return words.kinds[kind];
}

/** An amount; if there is a freight, the amount as a share of it is below. */
function Amount({ amount, freight = 0 }: { readonly amount: Grosze; readonly freight?: Grosze }) {
  return (
    <td className={styles.number}>
      <bdi>{amount === 0 && freight === 0 ? calculationText.none : formatDecimals(amount / 100)}</bdi>
      {freight > 0 && <span className={styles.share}>{formatPercent(Math.round((amount * 1000) / freight) / 10)}</span>}
    </td>
  );
}

function Difference({ amount }: { readonly amount: Grosze }) {
  return <td className={classNames(styles.number, amount < 0 && styles.worse)}>{signedZloty(amount)}</td>;
}

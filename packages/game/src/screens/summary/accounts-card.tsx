import { isOpen, orderAccount, type GameState, type Grosze, type PlayerId } from '@fracht/engine';
import { calculationText } from '@fracht/content';
import { formatDecimals } from '@fracht/kit/format.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Head, Table } from '@fracht/kit/ui/table.tsx';
import { signedZloty } from '../../parts/margin.tsx';
import { OrderLink } from '../../parts/order-link.tsx';
import { routeName } from '../../parts/route-words.ts';
import { CardTitle } from '../card-title.tsx';
import styles from './accounts-card.module.css';
import { orderLines } from './order-lines.ts';

const { account: words } = calculationText;

type AccountsCardProps = { readonly state: GameState; readonly player: PlayerId };

/** The ended orders of a player with planned and actual margins, and the difference; nothing if no order has either. (SUM-12) */
export function AccountsCard({ state, player }: AccountsCardProps) {
  const me = state.players.find(({ id }) => id === player);
  const lines = me === undefined ? [] : orderLines(state, player);
  const told = lines.flatMap(({ order }) => {
    const account = me === undefined || isOpen(order) ? null : orderAccount(me, order);
    return account === null ? [] : [{ order, account }];
  });
  if (told.length === 0) return null;
  const both = told.flatMap(({ account: { planned, real } }) => (planned === null ? [] : [{ planned, real }]));
  const real = told.reduce((sum, { account }) => sum + account.real, 0);
  return (
    <Card>
      <CardTitle end={<small>{words.unit}</small>}>{words.title}</CardTitle>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={words.title}>
        <Table asCards={false} className={styles.table} label={words.title}>
          <thead>
            <tr>
              <Head>{words.order}</Head>
              <Head isNumber>{words.planned}</Head>
              <Head isNumber>{words.real}</Head>
              <Head isNumber>{words.difference}</Head>
            </tr>
          </thead>
          <tbody>
            {told.map(({ order, account }) => (
              <tr key={order.id}>
                <th scope="row">
                  <OrderLink order={order.id} /> <span>{routeName(state.setup.world, order)}</span>
                </th>
                <Amount amount={account.planned} />
                <Amount amount={account.real} />
                <Difference amount={account.planned === null ? null : account.real - account.planned} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.all}</th>
              <Amount amount={both.length < told.length ? null : both.reduce((sum, { planned }) => sum + planned, 0)} />
              <Amount amount={real} />
              <Difference amount={both.reduce((sum, one) => sum + one.real - one.planned, 0)} />
            </tr>
          </tfoot>
        </Table>
      </div>
    </Card>
  );
}

function Amount({ amount }: { readonly amount: Grosze | null }) {
  return <td>{amount === null ? calculationText.none : formatDecimals(amount / 100)}</td>;
}

function Difference({ amount }: { readonly amount: Grosze | null }) {
  if (amount === null) return <td>{calculationText.none}</td>;
  return <td className={classNames(amount < 0 && styles.worse)}>{signedZloty(amount)}</td>;
}

import { isOpen, orderAccount, type Order, type Player } from '@fracht/engine';
import { calculationText } from '@fracht/content';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { AccountTable } from '../../parts/account-table.tsx';
import styles from './account-card.module.css';

const { account: words } = calculationText;

/** The money of one of the player's orders, as planned and as it turned out; nothing before a car was sent. (SHP-7) */
export function AccountCard({ order, player }: { readonly order: Order; readonly player: Player }) {
  const account = orderAccount(player, order);
  if (account === null) return null;
  return (
    <Card label={words.title}>
      <CardHead title={words.title} />
      <CardBody className={styles.body}>
        <AccountTable account={account} isOver={!isOpen(order)} />
        {account.planned === null && <p className={styles.note}>{words.notKept}</p>}
      </CardBody>
    </Card>
  );
}

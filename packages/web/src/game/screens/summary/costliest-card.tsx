import type { LedgerEntry } from '@fracht/engine';
import { partsText, summaryText } from '@fracht/content';
import { formatGrosze, formatNumber } from '../../../format.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './costliest-card.module.css';
import { costliest, type Costliest } from './costliest.ts';

const { costliest: words } = summaryText;

/** One sentence on what cost the player most, worked out from the ledger. */
export function CostliestCard({ ledger }: { readonly ledger: readonly LedgerEntry[] }) {
  const worst = costliest(ledger);
  return (
    <Card className={styles.card}>
      <span className={worst === null ? styles.good : styles.sign}>
        <Icon name={worst === null ? 'b-check' : 'b-tight'} size={26} />
      </span>
      <div>
        <h2>{worst === null ? words.none.title : words[worst.mistake]}</h2>
        <p>{worst === null ? words.none.detail : detail(worst)}</p>
      </div>
    </Card>
  );
}

function detail({ order, car, money, points }: Costliest): string {
  const who = order !== null ? words.order(order) : car !== null ? words.car(car) : words.game;
  const losses = [
    money > 0 ? words.money(formatGrosze(money)) : null,
    points > 0 ? words.points(partsText.points(formatNumber(points))) : null,
  ];
  return words.detail(who, losses.filter((loss) => loss !== null).join(words.and));
}

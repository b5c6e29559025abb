import type { Grosze, LedgerEntry } from '@fracht/engine';
import { summaryText } from '@fracht/content';
import { formatChange, formatDecimals, formatGrosze } from '@fracht/kit/format.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { moneySteps, type Waterfall } from './money-steps.ts';
import { CardTitle } from '../card-title.tsx';
import styles from './money-card.module.css';

const { money: words } = summaryText;

type Bar = {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly kind: 'total' | 'gain' | 'cost';
  readonly from: Grosze;
  readonly to: Grosze;
};

/** The waterfall chart from the money at the start to that at the end, reason by reason. (SUM-3) */
export function MoneyCard({ ledger }: { readonly ledger: readonly LedgerEntry[] }) {
  const fall = moneySteps(ledger);
  const bars = barsOf(fall);
  return (
    <Card>
      <CardTitle end={<small>{words.unit}</small>}>{words.title}</CardTitle>
      <p className="vh">{words.spoken(formatGrosze(fall.start), formatGrosze(fall.end))}</p>
      <dl className={styles.rows}>
        {bars.map((bar, index) => (
          <WaterfallRow key={bar.key} bar={bar} fall={fall} isLast={index === bars.length - 1} />
        ))}
      </dl>
    </Card>
  );
}

function WaterfallRow({
  bar,
  fall,
  isLast,
}: {
  readonly bar: Bar;
  readonly fall: Waterfall;
  readonly isLast: boolean;
}) {
  const share = (sum: Grosze): number => ((sum - fall.low) / Math.max(1, fall.high - fall.low)) * 100;
  const [left, right] = [share(Math.min(bar.from, bar.to)), share(Math.max(bar.from, bar.to))];
  return (
    <div className={classNames(styles.row, styles[bar.kind])}>
      <dt>{bar.name}</dt>
      <dd className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ left: `${left}%`, width: `${Math.max(0.6, right - left)}%` }} />
        {!isLast && <span className={styles.link} style={{ left: `${share(bar.to)}%` }} />}
      </dd>
      <dd className={styles.value}>{bar.value}</dd>
    </div>
  );
}

function barsOf({ start, end, steps }: Waterfall): readonly Bar[] {
  const changes: readonly Bar[] = steps.map(({ reason, money, before, after }) => ({
    key: reason,
    name: words.reasons[reason],
    value: formatChange(money / 100, formatDecimals),
    kind: money > 0 ? 'gain' : 'cost',
    from: before,
    to: after,
  }));
  return [total('START', words.start, start), ...changes, total('END', words.end, end)];
}

function total(key: string, name: string, sum: Grosze): Bar {
  return { key, name, value: formatDecimals(sum / 100), kind: 'total', from: 0, to: sum };
}

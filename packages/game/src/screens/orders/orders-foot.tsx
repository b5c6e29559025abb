import { calculationText } from '@fracht/content';
import styles from './orders-foot.module.css';
import { WindowLegend } from './window-legend.tsx';

const { rule } = calculationText;

/** Below the table: the legend of its bars, and what its sums are made up of. */
export function OrdersFoot() {
  return (
    <div className={styles.foot}>
      <WindowLegend />
      <p>
        <b>{rule.costs}</b>
        <bdi>{` ${rule.costsAre} `}</bdi>
        <b>{rule.margin}</b>
        <bdi>{` ${rule.marginIs} `}</bdi>
        <b>{rule.day}</b>
        <bdi>{` ${rule.dayIs}`}</bdi>
      </p>
    </div>
  );
}

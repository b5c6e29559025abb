import { situationsText } from '@fracht/content';
import { formatDuration } from '../../format.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { useNow } from '../store/game-now.ts';
import { foldSituations } from '../store/ui-store.ts';
import { bonusTime, type BonusTime } from './bonus-time.ts';
import type { OwnSituation } from './own-situations.ts';
import styles from './situation-card.module.css';

/** What happened, to which order and car, and how much time is left for the bonus. (look "The game screen") */
export function SituationHead({ own }: { readonly own: OwnSituation }) {
  const now = useNow();
  const { shown, open, order, list } = own;
  const time = own.isOpen ? bonusTime(open, shown, now) : null;
  return (
    <div className={classNames(styles.head, list === 'changes' && styles.calm)}>
      <span className={styles.sign}>
        <Icon name="b-alert" size={20} />
      </span>
      <div className={styles.name}>
        <h2>{shown.name}</h2>
        <p>
          {order.car ?? situationsText.noCar} <span aria-hidden="true">·</span> <OrderLink order={order.id} />
        </p>
      </div>
      {time === null ? null : <Clock time={time} />}
      <button type="button" className={styles.fold} aria-label={situationsText.fold} onClick={foldSituations}>
        <Icon name="i-close" />
      </button>
    </div>
  );
}

function Clock({ time: { left, share, phase } }: { readonly time: BonusTime }) {
  const words = formatDuration(Math.ceil(left / 60));
  return (
    <>
      <p className={styles.clock}>
        {phase === 'OVER' ? (
          situationsText.time.over
        ) : (
          <>
            {situationsText.time.left}
            <b>{words}</b>
          </>
        )}
      </p>
      <span className={styles.left} style={{ width: `${share * 100}%` }} />
      <span className="vh" role="status">
        {phase === 'PLENTY' ? '' : situationsText.time[phase]}
      </span>
    </>
  );
}

import { findCar } from '@fracht/engine';
import { situationCardText, situationsText } from '@fracht/content';
import { formatCountdown, formatDuration } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { cargoLine } from '../parts/cargo-words.ts';
import { carPlace } from '../parts/car-place.ts';
import { placeWords } from '../parts/place-words.ts';
import { SheetClose } from '../parts/side-sheet.tsx';
import { clockRate } from '../client/game-clock.ts';
import { useNow } from '../store/game-now.ts';
import { gameStore } from '../store/game-store.ts';
import { useGame, useWholeGame } from '../store/hooks.ts';
import { foldSituations, select } from '../store/ui-store.ts';
import { bonusTime, type BonusTime } from './bonus-time.ts';
import type { OwnSituation } from './own-situations.ts';
import styles from './situation-head.module.css';

type SituationHeadProps = {
  readonly own: OwnSituation;
  /** Label of the button that puts the card aside, if it differs from "for later". */
  readonly fold?: string;
};

/** What happened, to which order and car, and how much time is left for the bonus, in game time and in real time at this pace. (SIC-6) */
export function SituationHead({ own, fold }: SituationHeadProps) {
  const now = useNow();
  const { shown, open, order, list } = own;
  const cargo = cargoLine(
    useGame(({ setup }) => setup.world),
    order,
  );
  const time = own.isOpen ? bonusTime(open, shown, now) : null;
  return (
    <div className={classNames(styles.head, list === 'changes' && styles.calm)}>
      <span className={styles.sign}>
        <Icon name="b-alert" size={20} />
      </span>
      <div className={styles.name}>
        <h2 tabIndex={-1}>{shown.name}</h2>
        <p>
          <Car own={own} />
          <span className={styles.about}>
            <OrderLink order={order.id} />
          </span>
          {cargo === null ? null : <span className={styles.about}>{cargo}</span>}
        </p>
      </div>
      {time === null ? null : <Clock time={time} />}
      <SheetClose label={fold ?? situationsText.fold} className={styles.fold} onClose={foldSituations} />
    </div>
  );
}

/** The order's car and its whereabouts; pressing it opens the car's card instead of the situation. */
function Car({ own: { order } }: { readonly own: OwnSituation }) {
  const game = useWholeGame();
  const now = useNow();
  const car = order.car === null ? null : findCar(game, order.car);
  if (car === null) return <span className={styles.about}>{situationsText.noCar}</span>;
  return (
    <>
      <span className={styles.about}>
        <button
          type="button"
          className={styles.car}
          aria-label={situationsText.toCar(car.id)}
          title={situationsText.toCar(car.id)}
          onClick={() => select({ kind: 'CAR', id: car.id })}
        >
          {car.id}
        </button>
      </span>
      <span className={classNames(styles.about, styles.place)}>
        {placeWords(game.setup.world, carPlace(game, car, now))}
      </span>
    </>
  );
}

function Clock({ time: { left, share, phase } }: { readonly time: BonusTime }) {
  const rate = gameStore(({ wire, isReplay }) => (wire === null || isReplay ? 0 : clockRate(wire.speed, wire.unitMs)));
  return (
    <>
      <p className={styles.clock}>
        {phase === 'OVER' ? (
          situationCardText.time.over
        ) : (
          <>
            <bdi>{situationCardText.time.left}</bdi>
            <b>{formatDuration(Math.ceil(left / 60))}</b>
            {rate === 0 ? null : <bdi>{situationCardText.time.real(formatCountdown(left / rate / 1000))}</bdi>}
          </>
        )}
      </p>
      <span className={styles.left} style={{ width: `${share * 100}%` }} />
      <span className="vh" role="status">
        {phase === 'PLENTY' ? '' : situationCardText.time[phase]}
      </span>
    </>
  );
}

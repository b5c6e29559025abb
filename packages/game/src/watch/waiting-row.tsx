import { findCar, findPlayer, type GameSeconds, type GameState } from '@fracht/engine';
import { watchText } from '@fracht/content';
import { formatDuration } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { ProgressBar } from '@fracht/kit/ui/progress-bar.tsx';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { playerName } from '../parts/player-name.ts';
import type { OwnSituation } from '../situations/own-situations.ts';
import { select } from '../store/ui-store.ts';
import { CardButton } from './teacher-card-button.tsx';
import { questionNumber, waitOf } from './watched.ts';
import styles from './watch.module.css';

type WaitingRowProps = {
  readonly own: OwnSituation;
  readonly game: GameState;
  readonly now: GameSeconds;
  /** Called to show the teacher's card of this situation. */
  readonly onCard: () => void;
};

/** An open situation: what, who, which question, order and car, and how long it has waited; pressing it shows it on the map. */
export function WaitingRow({ own, game, now, onCard }: WaitingRowProps) {
  const { order, open, shown } = own;
  const car = findCar(game, order.car ?? '');
  const player = findPlayer(game, open.player);
  const { waited, share, isLate } = waitOf(own, now);
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.place}
        onClick={() => select(car === null ? { kind: 'ORDER', id: order.id } : { kind: 'CAR', id: car.id })}
      >
        <span className={styles.name}>
          <TypeGlyph type={order.type} look="bare" size={16} />
          <b>{shown.name}</b>
        </span>
        <span className={styles.who}>
          {watchText.who(player === null ? '' : playerName(player, game.players), questionNumber(own))}
        </span>
        <span className={classNames(styles.wait, isLate && styles.late)}>
          {isLate ? <Icon name="b-overdue" size={14} /> : null}
          <span className="vh">{`${watchText.waits} `}</span>
          <bdi>{formatDuration(Math.floor(waited / 60))}</bdi>
        </span>
        <span className={styles.what}>
          <span className={styles.whole}>{order.id}</span>
          <bdi>{` · `}</bdi>
          <span className={styles.whole}>{car?.id ?? watchText.noCar}</span>
        </span>
      </button>
      <span className={styles.card}>
        <CardButton name={shown.name} onOpen={onCard} />
      </span>
      {share === null ? null : (
        <ProgressBar
          share={share}
          tone={isLate ? 'bad' : 'brand'}
          label={isLate ? watchText.bonusOver : watchText.bonus}
          className={styles.bar}
        />
      )}
    </li>
  );
}

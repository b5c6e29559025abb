import { moneyInTransit, punctualStreak } from '@fracht/engine';
import { joyText } from '@fracht/content';
import { formatChange, formatWholeZloty } from '@fracht/kit/format.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useIsPhone } from '../parts/use-is-phone.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import styles from './own-progress.module.css';

/** The number of punctual deliveries that counts as a series, and how many of its icons are drawn. */
const ROW = 2;
const SIGNS = 3;

/** The pending money: in words beside the label of the money in hand, on a phone its icon and the amount below that money. (JOY-2, JOY-8) */
export function UnderWay() {
  const { player } = useViewer();
  const isPhone = useIsPhone();
  const money = useGame((game) => moneyInTransit(game, player).money);
  if (money === 0) return null;
  const words = joyText.underWay(formatWholeZloty(money / 100));
  if (!isPhone) return <span className={styles.way}>{` ${words}`}</span>;
  return (
    <dd>
      <span className="vh">{words}</span>
      <span className={styles.way} aria-hidden="true">
        {formatChange(Math.round(money / 100))}
      </span>
    </dd>
  );
}

/** How many of the player's deliveries in a row were punctual; on a phone one icon and the number, below the result. (JOY-1, JOY-8) */
export function Streak() {
  const { player } = useViewer();
  const isPhone = useIsPhone();
  const streak = useGame((game) => punctualStreak(game, player));
  if (streak < ROW) return null;
  return (
    <div className={styles.streak}>
      <dt className={isPhone ? 'vh' : undefined}>{joyText.streak}</dt>
      <dd>
        {Array.from({ length: isPhone ? 1 : Math.min(streak, SIGNS) }, (_, index) => (
          <Icon key={index} name="b-check" size={isPhone ? 12 : 16} />
        ))}
        <bdi>{streak}</bdi>
      </dd>
    </div>
  );
}

import { moneyInTransit, punctualStreak } from '@fracht/engine';
import { joyText } from '@fracht/content';
import { formatWholeZloty } from '@fracht/kit/format.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useIsPhone } from '../parts/use-is-phone.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import styles from './own-progress.module.css';

/** From how many punctual deliveries on they are a row, and how many of its signs are drawn. */
const ROW = 2;
const SIGNS = 3;

/** The money that is under way, beside the money in hand; a phone has no room for it. (JOY-2, JOY-8) */
export function UnderWay() {
  const { player } = useViewer();
  const isPhone = useIsPhone();
  const money = useGame((game) => moneyInTransit(game, player).money);
  return isPhone || money === 0 ? null : (
    <span className={styles.way}> {joyText.underWay(formatWholeZloty(money / 100))}</span>
  );
}

/** How many own deliveries in a row were punctual; a phone has no room for it. (JOY-1, JOY-8) */
export function Streak() {
  const { player } = useViewer();
  const isPhone = useIsPhone();
  const streak = useGame((game) => punctualStreak(game, player));
  if (isPhone || streak < ROW) return null;
  return (
    <div className={styles.streak}>
      <dt>{joyText.streak}</dt>
      <dd>
        {Array.from({ length: Math.min(streak, SIGNS) }, (_, index) => (
          <Icon key={index} name="b-check" size={16} />
        ))}
        {streak}
      </dd>
    </div>
  );
}

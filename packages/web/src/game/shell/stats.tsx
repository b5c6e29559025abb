import { useEffect, useRef, useState } from 'react';
import { findPlayer, score, type GameState, type PlayerId } from '@fracht/engine';
import { gameText, uiText } from '@fracht/content';
import { formatChange, formatDecimals, formatNumber, formatWholeZloty } from '../../format.ts';
import { classNames } from '../../ui/class-names.ts';
import { useIsPhone } from '../parts/use-is-phone.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import styles from './top-bar.module.css';

const DELTA_MS = 4000;

/** Money with its last change, points, score with one's place among the students. (design NOTES "Top bar") */
export function Stats() {
  const { player } = useViewer();
  const isPhone = useIsPhone();
  const { money, points, total, place, count } = useGame((game) => statsOf(game, player));
  const delta = useDelta(money);
  return (
    <dl className={styles.stats}>
      <div className={styles.stat}>
        <dt className={styles.label}>{gameText.money}</dt>
        <dd>
          {isPhone ? formatWholeZloty(money / 100) : formatDecimals(money / 100)}
          {isPhone ? null : <small> {uiText.units.money}</small>}
          {delta === null ? null : (
            <span key={delta.at} className={classNames(styles.delta, delta.value > 0 ? styles.up : styles.down)}>
              {formatChange(Math.round(delta.value / 100))}
            </span>
          )}
        </dd>
      </div>
      <div className={classNames(styles.stat, styles.pointsStat)}>
        <dt className={styles.label}>{gameText.points}</dt>
        <dd>{formatNumber(points)}</dd>
      </div>
      <div className={styles.stat}>
        <dt className={styles.label}>{gameText.score}</dt>
        <dd>
          {formatNumber(total)} <small>{place === 0 ? '' : gameText.place(place, count)}</small>
        </dd>
      </div>
    </dl>
  );
}

function statsOf(game: GameState, id: PlayerId) {
  const me = findPlayer(game, id);
  if (me === undefined || me === null) return { money: 0, points: 0, total: 0, place: 0, count: 0 };
  const students = game.players.filter(({ type }) => type === 'STUDENT');
  const total = score(me);
  const better = students.filter((other) => score(other) > total).length;
  return { money: me.money, points: me.points, total, place: better + 1, count: students.length };
}

/** The last change of a number for as long as it is shown. */
function useDelta(value: number): { readonly value: number; readonly at: number } | null {
  const before = useRef(value);
  const [delta, setDelta] = useState<{ value: number; at: number } | null>(null);
  useEffect(() => {
    const change = value - before.current;
    before.current = value;
    if (change === 0) return undefined;
    setDelta({ value: change, at: Date.now() });
    const timer = setTimeout(() => setDelta(null), DELTA_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return delta;
}

import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { findPlayer, score, rankStudents, type GameState, type PlayerId } from '@fracht/engine';
import { gameText, ledgerText, uiText } from '@fracht/content';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { formatChange, formatDecimals, formatGrosze, formatNumber, formatWholeZloty } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Popover } from '@fracht/kit/ui/popover.tsx';
import { useIsPhone } from '../parts/use-is-phone.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import { Streak, UnderWay } from './own-progress.tsx';
import styles from './stats.module.css';
import bar from './top-bar.module.css';

const DELTA_MS = 4000;

/** Loaded when it is first opened. */
const Ledger = lazyPart(() => import('../ledger/ledger.tsx').then((part) => part.Ledger));

/**
 * Money with its last change and the pending amount, and points, each of which opens its ledger; the score with the rank among the students who played; and how
 * many deliveries in a row were punctual. The rank is shown from the player's first delivery on: doing nothing earns none. (PTS-9, JOY-1, JOY-2)
 */
export function Stats() {
  const { player } = useViewer();
  const isPhone = useIsPhone();
  const { money, points, total, place, count } = useGame((game) => statsOf(game, player));
  const delta = useDelta(money);
  const underWay = <UnderWay />;
  return (
    <dl className={styles.stats} data-kept>
      <div className={classNames(delta !== null && delta.value > 0 && styles.paid)} data-money>
        <dt>
          <bdi>{gameText.money}</bdi>
          {isPhone ? null : underWay}
        </dt>
        <dd>
          <Explained kind="MONEY" amount={isPhone ? formatWholeZloty(money / 100) : formatGrosze(money)}>
            <bdi>{isPhone ? formatWholeZloty(money / 100) : formatDecimals(money / 100)}</bdi>
            {isPhone ? null : <small>{` ${uiText.units.money}`}</small>}
          </Explained>
          {delta === null ? null : (
            <span key={delta.at} className={classNames(styles.delta, delta.value > 0 ? styles.up : styles.down)}>
              {formatChange(Math.round(delta.value / 100))}
            </span>
          )}
        </dd>
        {isPhone ? underWay : null}
      </div>
      <div className={styles.pointsStat}>
        <dt>{gameText.points}</dt>
        <dd>
          <Explained kind="POINTS" amount={formatNumber(points)}>
            {formatNumber(points)}
          </Explained>
        </dd>
      </div>
      <div>
        <dt>{gameText.score}</dt>
        <dd>
          <bdi>{`${formatNumber(total)} `}</bdi>
          <small>{place === 0 ? '' : gameText.place(place, count)}</small>
        </dd>
      </div>
      <Streak />
    </dl>
  );
}

/** A number that opens the ledger entries behind it. */
function Explained({
  kind,
  amount,
  children,
}: {
  readonly kind: 'MONEY' | 'POINTS';
  readonly amount: string;
  readonly children: ReactNode;
}) {
  return (
    <Popover
      trigger={children}
      triggerClass={bar.explained ?? ''}
      label={ledgerText.open[kind](amount)}
      title={ledgerText.title}
      align="start"
    >
      <Suspense fallback={null}>
        <Ledger first={kind} />
      </Suspense>
    </Popover>
  );
}

function statsOf(game: GameState, id: PlayerId) {
  const me = findPlayer(game, id);
  if (me === undefined || me === null) return { money: 0, points: 0, total: 0, place: 0, count: 0 };
  const all = rankStudents(game);
  const place = me.hasDelivered ? (all.find(({ player }) => player.id === id)?.place ?? 0) : 0;
  return { money: me.money, points: me.points, total: score(me), place, count: all.length };
}

/** The last change of a number, while it is being shown; else null. */
function useDelta(value: number): { readonly value: number; readonly at: number } | null {
  const before = useRef(value);
  const [delta, setDelta] = useState<{ value: number; at: number } | null>(null);
  useEffect(() => {
    const change = value - before.current;
    before.current = value;
    if (change === 0) return undefined;
    setDelta({ value: change, at: performance.now() });
    const timer = setTimeout(() => setDelta(null), DELTA_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return delta;
}

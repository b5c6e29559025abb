import { useEffect, useEffectEvent, useState } from 'react';
import { findPlayer, ghostAt, score, scoresUntil } from '@fracht/engine';
import { duelText } from '@fracht/content';
import { formatChange, formatNumber } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { useDuel } from '../lobby/use-game-details.ts';
import { useNow } from '../store/game-now.ts';
import { useViewer, useWholeGame } from '../store/hooks.ts';
import { linePoints } from './line-points.ts';
import styles from './ghost-line.module.css';

const MINUTE_MS = 60_000;
const CHART = { width: 72, height: 28 };

/** In a duel: how far the player is ahead of the ghost or behind it now, with both lines; announced to screen readers once a minute. (DUE-2) */
export function GhostLine() {
  const duel = useDuel();
  return duel === null || duel === undefined ? null : <Line curve={duel.curve} />;
}

function Line({ curve }: { readonly curve: readonly number[] }) {
  const { player } = useViewer();
  const game = useWholeGame();
  const now = useNow();
  const me = findPlayer(game, player);
  if (me === null || game.round === 0) return null;
  const lead = score(me) - ghostAt(curve, game.setup, now);
  const own = [...scoresUntil(game.setup, me, now).slice(0, -1), score(me)];
  const [ghostLine, ownLine] = linePoints([curve, own], CHART);
  return (
    <div className={styles.ghost}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polyline className={styles.ghostLine} points={ghostLine} />
        <polyline className={styles.ownLine} points={ownLine} />
      </svg>
      <dl>
        <dt>{duelText.bar.label}</dt>
        <dd className={classNames(lead > 0 && styles.ahead, lead < 0 && styles.behind)}>{formatChange(lead)}</dd>
      </dl>
      <Spoken words={leadWords(lead)} />
    </div>
  );
}

function leadWords(lead: number): string {
  const { ahead, behind, even } = duelText.bar;
  if (lead === 0) return even;
  return lead > 0 ? ahead(formatNumber(lead)) : behind(formatNumber(-lead));
}

/** Announces the present text once a minute. */
function Spoken({ words }: { readonly words: string }) {
  const [said, say] = useState('');
  const sayNow = useEffectEvent(() => say(words));
  useEffect(() => {
    const timer = setInterval(() => sayNow(), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="vh" role="status">
      {said}
    </span>
  );
}

import { findPlayer, type Player, score } from '@fracht/engine';
import { gameText } from '@fracht/content';
import { formatGrosze, formatNumber } from '../../format.ts';
import { Button } from '../../ui/button.tsx';
import { useGame, useViewer } from '../store/hooks.ts';
import { useStageText } from '../lobby/use-stage-text.ts';
import { BreakPaper } from './break-paper.tsx';
import { BreakWords } from './break-words.tsx';
import styles from './strips.module.css';

/** The card between two rounds: how one stands, what to mind in the next round, when it begins. (rules §2) */
export function BreakCard({ round, onClose }: { readonly round: number; readonly onClose: () => void }) {
  const { player, type } = useViewer();
  const me = useGame((game) => findPlayer(game, player));
  const stage = useStageText(round + 1);
  return (
    <section className={styles.break} aria-label={gameText.pause.roundTitle(round)}>
      <BreakPaper round={round} text={stage} result={me === null || type === 'TEACHER' ? null : <Result me={me} />}>
        <div className={styles.foot}>
          <p role="status">
            <BreakWords />
          </p>
          <Button onClick={onClose}>{gameText.pause.look}</Button>
        </div>
      </BreakPaper>
    </section>
  );
}

function Result({ me }: { readonly me: Player }) {
  return (
    <dl className={styles.result}>
      <Fact label={gameText.money} value={formatGrosze(me.money)} />
      <Fact label={gameText.points} value={formatNumber(me.points)} />
      <Fact label={gameText.score} value={formatNumber(score(me))} />
    </dl>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

import { ArrowLeft, MapPin, RotateCcw, SkipForward } from 'lucide-react';
import { gameText, sandboxText } from '@fracht/content';
import { isWaitingForAnswers } from '@fracht/engine';
import { formatGameHour, formatGrosze, formatNumber, gameDay } from '@fracht/kit/format.ts';
import { useNow } from '@fracht/game/store/game-now.ts';
import { gameStore } from '@fracht/game/store/game-store.ts';
import { useGame } from '@fracht/game/store/hooks.ts';
import { PageHelp } from '@fracht/kit/help/page-help.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { notify } from '@fracht/kit/ui/toasts.ts';
import { PACES } from './sandbox-host.ts';
import type { RunningSandbox } from './use-sandbox.ts';
import styles from './stage.module.css';

const text = sandboxText.stage;

type StageBarProps = {
  readonly playing: RunningSandbox;
  readonly hasGame: boolean;
  readonly onAgain: () => void;
  readonly onElsewhere: () => void;
  readonly onBack: () => void;
};

/** The bar over the game: its hour, money and points, the speed of the clock, and the buttons that leave it. */
export function StageBar({ playing, hasGame, onAgain, onElsewhere, onBack }: StageBarProps) {
  const skip = (): void => {
    if (!playing.skip()) notify({ type: 'info', text: isAsked() ? text.nothingAhead : text.nothingMore });
  };
  return (
    <div className={styles.bar}>
      {hasGame ? <Clock /> : null}
      {hasGame ? <Score /> : null}
      <div className={styles.tools}>
        <Segmented
          label={text.pace}
          isSmall
          segments={PACES.map((value) => ({ value, text: value === 0 ? text.stop : text.times(value) }))}
          value={playing.pace}
          onChange={playing.setPace}
        />
        <Button size="s" title={text.skip} onClick={skip}>
          <SkipForward className="i" aria-hidden="true" />
          <span className={styles.long}>{text.skip}</span>
          <span className={styles.short}>{text.skipShort}</span>
        </Button>
      </div>
      <div className={styles.ways}>
        <Button kind="ghost" size="s" title={text.again} onClick={onAgain}>
          <RotateCcw className="i" aria-hidden="true" />
          <span className={styles.wide}>{text.again}</span>
        </Button>
        <Button kind="ghost" size="s" title={text.elsewhere} onClick={onElsewhere}>
          <MapPin className="i" aria-hidden="true" />
          <span className={styles.wide}>{text.elsewhere}</span>
        </Button>
        <Button size="s" title={text.back} onClick={onBack}>
          <ArrowLeft className="i" aria-hidden="true" />
          <span className={styles.back}>{text.back}</span>
        </Button>
        <PageHelp />
      </div>
    </div>
  );
}

function Clock() {
  const now = useNow();
  return (
    <p className={styles.clock}>
      <b>{formatGameHour(now / 60)}</b> <small>{gameText.day(gameDay(now / 60))}</small>
    </p>
  );
}

function Score() {
  const { money, points } = useGame(({ players: [player] }) => ({
    money: player?.money ?? 0,
    points: player?.points ?? 0,
  }));
  return (
    <dl className={styles.score}>
      <dt>{gameText.money}</dt>
      <dd>{formatGrosze(money)}</dd>
      <dt>{gameText.points}</dt>
      <dd>{formatNumber(points)}</dd>
    </dl>
  );
}

function isAsked(): boolean {
  return gameStore.getState().game?.orders.some(isWaitingForAnswers) === true;
}

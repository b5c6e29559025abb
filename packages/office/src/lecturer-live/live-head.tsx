import { Link } from '@tanstack/react-router';
import { ArrowLeft, Bookmark, ClipboardList, History, MessageSquare } from 'lucide-react';
import { ROUNDS, roundEndsAt, roundSeconds, type GameState } from '@fracht/engine';
import { gameNotesText, gamesText, liveText, planText, uiText } from '@fracht/content';
import { formatGameHour, formatSeconds, gameDay } from '@fracht/kit/format.ts';
import { PageHelp } from '@fracht/kit/help/page-help.tsx';
import { TeacherControls } from '@fracht/game/shell/teacher-controls.tsx';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { RingClock } from '@fracht/kit/ui/ring-clock.tsx';
import { GameChip } from '@fracht/kit/panel/game-chip.tsx';
import { realSeconds } from './live-rows.ts';
import styles from './live-head.module.css';

type HeadProps = {
  readonly game: GameState;
  readonly now: number;
  readonly name: string;
  readonly here: number;
  readonly all: number;
  readonly onWrite: () => void;
  readonly onNote: () => void;
  readonly onPlan: () => void;
};

/** The header of the live page: which game, how many are here, the time left in the round, and the teacher's controls. */
export function LiveHead({ game, now, name, here, all, onWrite, onNote, onPlan }: HeadProps) {
  return (
    <header className={styles.head}>
      <Link
        to="/panel/lecturer/games"
        className={buttonClass({ kind: 'ghost', iconOnly: true })}
        aria-label={liveText.back}
        title={liveText.back}
      >
        <ArrowLeft className="i-l" aria-hidden="true" />
      </Link>
      <div className={styles.name}>
        <h1>{name}</h1>
        <div className={styles.state}>
          <GameChip state={game.state} />
          <span>{liveText.connected(here, all)}</span>
        </div>
      </div>
      <Clock game={game} now={now} />
      <div className={styles.acts}>
        {game.state === 'PAUSED' ? (
          <Link
            to="/replay/$id"
            params={{ id: game.setup.game }}
            className={buttonClass({})}
            title={uiText.titles.replay}
          >
            <History className="i" aria-hidden="true" />
            <span className={styles.word}>{uiText.titles.replay}</span>
          </Link>
        ) : null}
        <Button onClick={onPlan} aria-haspopup="dialog" title={planText.open}>
          <ClipboardList className="i" aria-hidden="true" />
          <span className={styles.word}>{planText.open}</span>
        </Button>
        <Button onClick={onNote} aria-haspopup="dialog" aria-keyshortcuts="n" title={gameNotesText.open}>
          <Bookmark className="i" aria-hidden="true" />
          <span className={styles.word}>{gameNotesText.note}</span>
        </Button>
        <Button onClick={onWrite} aria-haspopup="dialog" title={liveText.message.open}>
          <MessageSquare className="i" aria-hidden="true" />
          <span className={styles.word}>{liveText.message.open}</span>
        </Button>
        <TeacherControls isPage />
        <PageHelp />
      </div>
    </header>
  );
}

function Clock({ game, now }: { readonly game: GameState; readonly now: number }) {
  const left = roundEndsAt(game) - now;
  const share = 1 - left / roundSeconds(game.setup);
  const isRunning = game.state === 'IN_PROGRESS';
  const round = isRunning ? liveText.untilEnd(game.round, ROUNDS) : liveText.inRound(game.round, ROUNDS);
  return (
    <div className={styles.clock}>
      <RingClock
        round={game.round}
        share={share}
        size={44}
        label={gamesText.ring(game.round, Math.round(Math.min(1, Math.max(0, share)) * 100))}
      />
      <div>
        <b>{isRunning ? formatSeconds(realSeconds(game.setup, Math.max(0, left))) : haltOf(game)}</b>
        <span className={styles.when}>
          {`${round} · ${liveText.inGame(gameDay(now / 60), formatGameHour(now / 60))}`}
        </span>
      </div>
    </div>
  );
}

function haltOf({ pauseReason }: GameState): string {
  return pauseReason === 'ROUND_END' ? liveText.roundEnded : liveText.paused;
}

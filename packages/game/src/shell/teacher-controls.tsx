import { useState } from 'react';
import { Pause, Play, SkipForward, Square } from 'lucide-react';
import { roundsOf } from '@fracht/engine';
import { gameText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Confirm } from '@fracht/kit/ui/modal.tsx';
import { useGame } from '../store/hooks.ts';
import { useGameAction } from '../store/use-game-action.ts';
import styles from './teacher-controls.module.css';

/**
 * Start, pause, resume, next round, finish: the next one is prominent; steps that cannot be undone ask first. `isPage`: on the lecturer's live page, which has
 * room for icons and where pausing is the next step.
 */
export function TeacherControls({ isPage = false }: { readonly isPage?: boolean }) {
  const { state, pauseReason, round, rounds } = useGame((game) => ({
    rounds: roundsOf(game.setup),
    state: game.state,
    pauseReason: game.pauseReason,
    round: game.round,
  }));
  const isPaused = state === 'PAUSED' && pauseReason === 'TEACHER';
  const isBetween = state === 'PAUSED' && pauseReason === 'ROUND_END';
  const isRunning = state === 'IN_PROGRESS';
  return (
    <div
      className={classNames(styles.controls, isPage && styles.page)}
      role="group"
      aria-label={gameText.teacher.label}
    >
      {state === 'WAITING' || state === 'FRESH' ? <StartButton /> : null}
      {isRunning ? <PauseButton isPage={isPage} /> : null}
      {isPaused ? <ResumeButton /> : null}
      {isBetween ? <NextButton /> : null}
      {(isRunning || isPaused) && round < rounds ? <SkipButton round={round} /> : null}
      {state === 'FRESH' ? null : <FinishButton />}
    </div>
  );
}

function StartButton() {
  const start = useGameAction('START', {});
  return (
    <Button kind="primary" isBusy={start.isPending} reason={start.refusal} onClick={() => void start.send()}>
      {gameText.teacher.start}
    </Button>
  );
}

/** Stops the clock. `isPage`: on its page this is the next step, and so prominent. */
export function PauseButton({ isPage }: { readonly isPage: boolean }) {
  const stop = useGameAction('STOP_EVENTS', {});
  return (
    <Button
      kind={isPage ? 'primary' : 'plain'}
      isBusy={stop.isPending}
      reason={stop.refusal}
      onClick={() => void stop.send()}
    >
      <Pause className="i" aria-hidden="true" />
      {gameText.teacher.pause}
    </Button>
  );
}

/** Restarts the clock. */
export function ResumeButton() {
  const resume = useGameAction('START_EVENTS', {});
  return (
    <Button kind="primary" isBusy={resume.isPending} reason={resume.refusal} onClick={() => void resume.send()}>
      <Play className="i" aria-hidden="true" />
      {gameText.teacher.resume}
    </Button>
  );
}

/** Begins the next round. */
export function NextButton() {
  const next = useGameAction('START', {});
  return (
    <Button kind="primary" isBusy={next.isPending} reason={next.refusal} onClick={() => void next.send()}>
      <SkipForward className="i" aria-hidden="true" />
      {gameText.teacher.next}
    </Button>
  );
}

function SkipButton({ round }: { readonly round: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const skip = useGameAction('START', { skip: true });
  const act = () => {
    setIsAsking(false);
    void skip.send();
  };
  return (
    <>
      <Button isBusy={skip.isPending} reason={skip.refusal} onClick={() => setIsAsking(true)}>
        <SkipForward className="i" aria-hidden="true" />
        {gameText.teacher.next}
      </Button>
      <Confirm
        show={isAsking}
        title={gameText.teacher.skipTitle(round + 1)}
        text={gameText.teacher.skipText}
        keep={gameText.teacher.skipKeep}
        act={gameText.teacher.next}
        isDanger={false}
        onKeep={() => setIsAsking(false)}
        onAct={act}
      />
    </>
  );
}

function FinishButton() {
  const [isAsking, setIsAsking] = useState(false);
  const finish = useGameAction('FINISH', {});
  const act = () => {
    setIsAsking(false);
    void finish.send();
  };
  return (
    <>
      <Button kind="danger" isBusy={finish.isPending} reason={finish.refusal} onClick={() => setIsAsking(true)}>
        <Square className="i" aria-hidden="true" />
        {gameText.teacher.finish}
      </Button>
      <Confirm
        show={isAsking}
        title={gameText.teacher.finishTitle}
        text={gameText.teacher.finishText}
        keep={gameText.teacher.keep}
        act={gameText.teacher.finish}
        onKeep={() => setIsAsking(false)}
        onAct={act}
      />
    </>
  );
}

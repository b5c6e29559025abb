import { useState } from 'react';
import { Square } from 'lucide-react';
import { gameText, soloText } from '@fracht/content';
import { HOMEWORK_LIMITS } from '@fracht/protocol';
import { callSetPace } from '@fracht/kit/api/homework-calls.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { FilterSelect } from '@fracht/kit/ui/field.tsx';
import { Confirm } from '@fracht/kit/ui/modal.tsx';
import { report } from '@fracht/kit/report.ts';
import { gameStore } from '../store/game-store.ts';
import { useGame } from '../store/hooks.ts';
import { useGameAction } from '../store/use-game-action.ts';
import { NextButton, PauseButton, ResumeButton } from './teacher-controls.tsx';
import styles from './teacher-controls.module.css';

const SPEEDS = Array.from({ length: HOMEWORK_LIMITS.speed }, (_, index) => index + 1);

/** The clock controls of a student who plays alone: pause, resume, next round, speed; and abandoning the attempt. (SOL-2, SOL-3) */
export function SoloControls() {
  const { state, pauseReason } = useGame((game) => ({ state: game.state, pauseReason: game.pauseReason }));
  return (
    <div className={classNames(styles.controls, styles.solo)} role="group" aria-label={soloText.label}>
      {state === 'IN_PROGRESS' ? <PauseButton isPage={false} /> : null}
      {state === 'PAUSED' && pauseReason === 'TEACHER' ? <ResumeButton /> : null}
      {state === 'PAUSED' && pauseReason === 'ROUND_END' ? <NextButton /> : null}
      <SpeedSelect />
      <GiveUpButton />
    </div>
  );
}

/** The speed of the game; shows the server's value, so that it stays correct when a change is refused. */
function SpeedSelect() {
  const game = useGame(({ setup }) => setup.game);
  const usual = useGame(({ setup }) => setup.settings.unit_ms);
  const speed = gameStore((store) => Math.round(usual / (store.wire?.unitMs ?? usual)));
  const [isBusy, setIsBusy] = useState(false);
  const choose = (next: number): void => {
    if (isBusy) return;
    setIsBusy(true);
    callSetPace({ game, speed: next })
      .catch((cause: unknown) => report('pace', cause))
      .finally(() => setIsBusy(false));
  };
  return (
    <FilterSelect
      label={soloText.speed}
      value={speed}
      // Not disabled, because that would take the focus away.
      aria-disabled={isBusy || undefined}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {SPEEDS.map((one) => (
        <option key={one} value={one} aria-label={soloText.speedOption(one)}>
          {soloText.times(one)}
        </option>
      ))}
    </FilterSelect>
  );
}

function GiveUpButton() {
  const [isAsking, setIsAsking] = useState(false);
  const finish = useGameAction('FINISH', {});
  const act = (): void => {
    setIsAsking(false);
    void finish.send();
  };
  return (
    <>
      <Button
        kind="danger"
        iconOnly
        isBusy={finish.isPending}
        reason={finish.refusal}
        aria-label={soloText.finish}
        title={soloText.finish}
        onClick={() => setIsAsking(true)}
      >
        <Square className="i" aria-hidden="true" />
      </Button>
      <Confirm
        show={isAsking}
        title={soloText.finishTitle}
        text={soloText.finishText}
        keep={gameText.teacher.keep}
        act={soloText.finish}
        onKeep={() => setIsAsking(false)}
        onAct={act}
      />
    </>
  );
}

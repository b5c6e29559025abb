import { useId } from 'react';
import { newGameText, uiText } from '@fracht/content';
import type { GamePayload } from '@fracht/protocol';
import { Button } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { GameForecast } from './game-forecast.tsx';
import { settingIn } from './lesson-length.ts';
import { NewGameForm } from './new-game-form.tsx';
import { useNewGame } from './use-new-game.ts';
import styles from './new-game-dialog.module.css';

/** The form of a new game with a forecast beside it. (NGM-1) */
export function NewGameDialog({ games, onClose }: { games: readonly GamePayload[]; onClose: () => void }) {
  const text = newGameText;
  const formId = useId();
  const typed = useUnsavedGuard();
  const close = (): void => typed.leave(onClose);
  const game = useNewGame(games, onClose);
  const { players, number, isAuto, lesson, setting, isBusy } = game;
  const reason = !game.isDrawn && game.group === undefined ? text.noGroups : null;
  return (
    <Modal
      show
      isWide
      title={text.title}
      onClose={close}
      footer={
        <>
          <span className={classNames('small muted', styles.later)}>{text.later}</span>
          <Button onClick={close}>{uiText.cancel}</Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isBusy} reason={reason}>
            {text.submit}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <NewGameForm id={formId} game={game} onChange={typed.mark} />
        {setting === null ? null : (
          <GameForecast {...{ players, number, isAuto, lesson }} setting={settingIn(lesson, setting)} />
        )}
      </div>
      <TypedQuestion typed={typed} />
    </Modal>
  );
}

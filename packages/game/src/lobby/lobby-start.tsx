import type { GameStateName } from '@fracht/engine';
import { gameText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { useGame } from '../store/hooks.ts';
import { useGameAction } from '../store/use-game-action.ts';
import styles from './lobby-screen.module.css';

/** The teacher's start button, or what a student waits for; while the map is loading, that it is. */
export function LobbyStart({ isTeacher }: { readonly isTeacher: boolean }) {
  const start = useGameAction('START', {});
  const state = useGame((game) => game.state);
  const hasStudents = useGame((game) =>
    game.players.some(({ type, status }) => type === 'STUDENT' && status === 'JOINED'),
  );
  const isAhead = state === 'FRESH' || state === 'WAITING';
  if (!isTeacher || !isAhead) {
    return (
      <div className={styles.foot}>
        <p role="status">{waitWords(state)}</p>
      </div>
    );
  }
  return (
    <div className={styles.foot}>
      <Button kind="primary" size="l" isBusy={start.isPending} reason={start.refusal} onClick={() => void start.send()}>
        {gameText.teacher.startLong}
      </Button>
      <p>{hasStudents ? gameText.lobby.canStart : gameText.lobby.nobody}</p>
    </div>
  );
}

function waitWords(state: GameStateName): string {
  if (state === 'FRESH') return gameText.lobby.fresh;
  return state === 'WAITING' ? gameText.lobby.waitTeacher : gameText.lobby.running;
}

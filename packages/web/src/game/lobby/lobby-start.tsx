import { gameText } from '@fracht/content';
import { Button } from '../../ui/button.tsx';
import { useGame } from '../store/hooks.ts';
import { useGameAction } from '../store/use-game-action.ts';
import styles from './lobby-screen.module.css';

/** The teacher's start, or what a student waits for. */
export function LobbyStart({ isTeacher }: { readonly isTeacher: boolean }) {
  const start = useGameAction('START', {});
  const isFresh = useGame((game) => game.state === 'FRESH');
  const hasStudents = useGame((game) =>
    game.players.some(({ type, status }) => type === 'STUDENT' && status === 'JOINED'),
  );
  if (!isTeacher) {
    return (
      <div className={styles.foot}>
        <p role="status">{isFresh ? gameText.lobby.fresh : gameText.lobby.waitTeacher}</p>
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

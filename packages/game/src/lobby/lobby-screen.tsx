import { gameText } from '@fracht/content';
import { gameStore } from '../store/game-store.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import { LobbyPeople } from './lobby-people.tsx';
import { LobbyRules } from './lobby-rules.tsx';
import { LobbyStage } from './lobby-stage.tsx';
import { LobbyStart } from './lobby-start.tsx';
import { useStageText } from './use-stage-text.ts';
import styles from './lobby-screen.module.css';

/** Before the game: who is here, what to mind in round 1, and for the teacher the start. */
export function LobbyScreen() {
  const group = gameStore((store) => store.wire?.groupName ?? '');
  const number = useGame((game) => game.setup.number);
  const isTeacher = useViewer().type === 'TEACHER';
  const stage = useStageText(1);
  return (
    <div className={styles.lobby} tabIndex={0} role="region" aria-label={gameText.lobby.title(group)}>
      <div className={styles.inside}>
        <header className={styles.head}>
          <h1>{gameText.lobby.title(group)}</h1>
          <p>{gameText.lobby.number(number)}</p>
        </header>
        <div>
          <LobbyStage text={stage}>
            <LobbyStart isTeacher={isTeacher} />
          </LobbyStage>
          <LobbyRules hasHints={!isTeacher} />
        </div>
        <LobbyPeople />
      </div>
    </div>
  );
}

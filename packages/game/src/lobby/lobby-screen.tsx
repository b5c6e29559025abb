import { gameText, placesText, soloText } from '@fracht/content';
import { gameStore } from '../store/game-store.ts';
import { useGame, useIsSolo, useViewer } from '../store/hooks.ts';
import { LobbyBots } from './lobby-bots.tsx';
import { LobbyRules } from './lobby-rules.tsx';
import { LobbySeats } from './lobby-seats.tsx';
import { LobbyStage } from './lobby-stage.tsx';
import { LobbyStart } from './lobby-start.tsx';
import { PracticeCard } from './practice-card.tsx';
import { SoloStart } from './solo-start.tsx';
import { useSeats } from './use-seats.ts';
import { useStageText } from './use-stage-text.ts';
import card from './lobby-card.module.css';
import styles from './lobby-screen.module.css';

/** Before the game: its places, what to mind in round 1, and for the teacher the start and the bots. */
export function LobbyScreen() {
  const group = gameStore((store) => store.wire?.groupName ?? '');
  const number = useGame((game) => game.setup.number);
  const isTeacher = useViewer().type === 'TEACHER';
  const isAhead = useGame(({ state }) => state === 'WAITING');
  const isSolo = useIsSolo();
  const title = isSolo ? soloText.lobbyTitle(group) : gameText.lobby.title(group);
  const stage = useStageText(1);
  const { count } = useSeats();
  return (
    <div className={styles.lobby} tabIndex={0} role="region" aria-label={title}>
      <div className={styles.inside}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p>{placesText.head(isSolo ? soloText.lobbySub : gameText.lobby.number(number), count)}</p>
        </header>
        <div className={styles.aside}>
          <section className={card.card}>{isSolo ? <SoloStart /> : <LobbyStart isTeacher={isTeacher} />}</section>
          {isTeacher && isAhead ? <LobbyBots /> : null}
          <PracticeCard />
        </div>
        <div className={styles.places}>
          <LobbySeats />
          <div className={styles.words}>
            <LobbyStage text={stage} />
            <LobbyRules hasHints={!isTeacher} />
          </div>
        </div>
      </div>
    </div>
  );
}

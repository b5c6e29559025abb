import { gameText, placesText, soloText } from '@fracht/content';
import { gameStore } from '../store/game-store.ts';
import { useGame, useIsSolo, useViewer } from '../store/hooks.ts';
import { LobbyBots } from './lobby-bots.tsx';
import { LobbyRules } from './lobby-rules.tsx';
import { LobbySeats } from './lobby-seats.tsx';
import { LobbyStage } from './lobby-stage.tsx';
import { LobbyStart } from './lobby-start.tsx';
import { PracticeCard } from './practice-card.tsx';
import { SentencesCard } from './sentences-card.tsx';
import { SoloStart } from './solo-start.tsx';
import { useDuel } from './use-game-details.ts';
import { useSeats } from './use-seats.ts';
import { useStageText } from './use-stage-text.ts';
import card from './lobby-card.module.css';
import styles from './lobby-screen.module.css';

/** Before the game: its places, what to watch in round 1, and for the teacher the start and the bots. */
export function LobbyScreen() {
  const isTeacher = useViewer().type === 'TEACHER';
  const isAhead = useGame(({ state }) => state === 'WAITING');
  const isSolo = useIsSolo();
  const [title, sub] = useNames(isSolo);
  const stage = useStageText(1);
  const { count } = useSeats();
  return (
    <div className={styles.lobby} tabIndex={0} role="region" aria-label={title}>
      <div className={styles.inside}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p>{placesText.head(sub, count)}</p>
        </header>
        <div className={styles.aside}>
          <section className={card.card}>{isSolo ? <SoloStart /> : <LobbyStart isTeacher={isTeacher} />}</section>
          {isTeacher && isAhead ? <LobbyBots /> : null}
          <PracticeCard />
          <SentencesCard />
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

/** The title of the lobby and the line below it; students drawn at random are not called a group. (LOB-9) */
function useNames(isSolo: boolean): readonly [string, string] {
  const group = gameStore(({ wire }) => wire?.groupName ?? '');
  const isDrawn = gameStore(({ wire }) => wire?.randos === true);
  const number = useGame(({ setup }) => setup.number);
  const { lobby } = gameText;
  const duel = useDuel();
  // A duel is named by its own title.
  if (isSolo) return [duel === null ? soloText.lobbyTitle(group) : group, soloText.lobbySub];
  return isDrawn ? [group, lobby.drawnNumber(number)] : [lobby.title(group), lobby.number(number)];
}

import { Suspense } from 'react';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { gameText, soloText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { useGame, useViewer } from '../store/hooks.ts';
import { useGameAction } from '../store/use-game-action.ts';
import styles from './lobby-screen.module.css';

/** The deadline, which is loaded after the lobby. */
const LobbyTerm = lazyPart(() => import('./lobby-term.tsx').then((part) => part.LobbyTerm));

/** The start of a game that a student plays alone and controls. (SOL-1) */
export function SoloStart() {
  const { player } = useViewer();
  const start = useGameAction('START', {});
  const isReady = useGame((game) => game.players.some(({ id, status }) => id === player && status === 'JOINED'));
  const isOn = useGame(({ state }) => state !== 'FRESH' && state !== 'WAITING');
  return (
    <div className={styles.start}>
      {isOn ? null : (
        <Button
          kind="primary"
          size="l"
          isBusy={start.isPending}
          reason={isReady ? start.refusal : soloText.joining}
          onClick={() => void start.send()}
        >
          {gameText.teacher.startLong}
        </Button>
      )}
      <p role="status">{isOn ? gameText.lobby.running : isReady ? soloText.canStart : soloText.joining}</p>
      <Suspense fallback={null}>{isOn ? null : <LobbyTerm />}</Suspense>
    </div>
  );
}

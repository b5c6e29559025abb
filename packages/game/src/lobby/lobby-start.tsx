import { type GameStateName, botOf, isHere } from '@fracht/engine';
import { gameText, placesText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { useGame } from '../store/hooks.ts';
import { useGameAction } from '../store/use-game-action.ts';
import styles from './lobby-screen.module.css';

/** The teacher's start button with who will play, or what a student waits for; a message while the map is loading. */
export function LobbyStart({ isTeacher }: { readonly isTeacher: boolean }) {
  const start = useGameAction('START', {});
  const state = useGame((game) => game.state);
  const { here, joined, bots } = useGame(({ players }) => ({
    here: players.filter(isHere).length,
    joined: players.filter((player) => isHere(player) && player.status === 'JOINED').length,
    bots: players.filter((player) => botOf(player) !== null).length,
  }));
  const isAhead = state === 'FRESH' || state === 'WAITING';
  if (!isTeacher || !isAhead) {
    return (
      <div className={styles.start}>
        <p role="status">{waitWords(state)}</p>
      </div>
    );
  }
  return (
    <div className={styles.start}>
      <Button kind="primary" size="l" isBusy={start.isPending} reason={start.refusal} onClick={() => void start.send()}>
        {gameText.teacher.startLong}
      </Button>
      <p>{whoPlays({ here, joined, bots })}</p>
    </div>
  );
}

type Counts = { readonly here: number; readonly joined: number; readonly bots: number };

/** Says who will play if the game begins now, or who is missing. (LOB-3, LOB-6) */
function whoPlays({ here, joined, bots }: Counts): string {
  if (joined === 0) return bots === 0 ? gameText.lobby.nobody : placesText.alone(bots);
  return bots === 0 ? gameText.lobby.canStart : placesText.starts(here, bots);
}

function waitWords(state: GameStateName): string {
  if (state === 'FRESH') return gameText.lobby.fresh;
  return state === 'WAITING' ? gameText.lobby.waitTeacher : gameText.lobby.running;
}

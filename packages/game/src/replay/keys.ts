import { ROUNDS, roundsOf } from '@fracht/engine';
import { isTurnedOff } from '@fracht/kit/session/single-keys.ts';
import { ownsKeys } from '@fracht/kit/ui/owns-keys.ts';
import { changeTempo, run, seek, stepBy, toRound } from './playback.ts';
import { gameStore } from '../store/game-store.ts';
import { replayStore } from './replay-store.ts';

const MINUTE = 60;

/** Elements that the space bar activates. */
const PRESSED = 'button, a, summary, [role="button"]';

/** How many rounds the replayed game has. */
function roundsThere(): number {
  const { game } = gameStore.getState();
  return game === null ? ROUNDS : roundsOf(game.setup);
}

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>;

/** Does what a key means in a replay; false if it means nothing there. `onFilter`: the next scope is asked for. (RPL-9) */
export function pressKey(press: Press, onFilter: () => void): boolean {
  const { key, shiftKey, target } = press;
  if (press.ctrlKey || press.altKey || press.metaKey || isTurnedOff(key) || ownsKeys(target)) return false;
  if (key === ' ' && target instanceof Element && target.closest(PRESSED) !== null) return false;
  const action = actionOf(key, shiftKey, onFilter);
  action?.();
  return action !== null;
}

function actionOf(key: string, isShifted: boolean, onFilter: () => void): (() => void) | null {
  if (key === ' ') return () => run(isShifted ? -1 : 1);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const direction = key === 'ArrowRight' ? 1 : -1;
    return isShifted ? () => seek(replayStore.getState().at + direction * MINUTE) : () => stepBy(direction);
  }
  if (key === '-' || key === '+' || key === '=') return () => changeTempo(key === '-' ? -1 : 1);
  if (key.toLowerCase() === 'f') return onFilter;
  const round = Number(key);
  return Number.isInteger(round) && round >= 1 && round <= roundsThere() && key.length === 1
    ? () => toRound(round)
    : null;
}

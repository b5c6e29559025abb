import { ROUNDS } from '@fracht/engine';
import { changeTempo, run, seek, stepBy, toRound } from './playback.ts';
import { replayStore } from './replay-store.ts';

const MINUTE = 60;

/** Elements that have a use of their own for keys. */
const TYPING = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]';
/** Elements that the space bar presses. */
const PRESSED = 'button, a, summary, [role="button"]';

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>;

/** Does what a key means in a replay; false where it means nothing there. `onFilter`: the next scope is asked for. (RPL-9) */
export function pressKey(press: Press, onFilter: () => void): boolean {
  const { key, shiftKey, target } = press;
  if (press.ctrlKey || press.altKey || press.metaKey) return false;
  const element = target instanceof Element ? target : null;
  if (element?.closest(TYPING) !== null && element !== null) return false;
  if (key === ' ' && element?.closest(PRESSED) != null) return false;
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
  return Number.isInteger(round) && round >= 1 && round <= ROUNDS && key.length === 1 ? () => toRound(round) : null;
}

import { gameStore } from './game-store.ts';
import { askForHints } from './ui-store.ts';

/**
 * What the open game adds to help: its settings, and for a student whose game is not over the hints; nothing while none is open. In a replay and in the
 * practice there are no hints. (HLP-4, HNT-2)
 */
export function useGameHelp() {
  const settings = gameStore(({ game }) => game?.setup.settings ?? null);
  const isOver = gameStore(({ game }) => game?.state === 'FINISHED');
  const isStudent = gameStore(({ viewer }) => viewer?.type === 'STUDENT');
  const isLive = gameStore(({ isReplay, root }) => !isReplay && root === null);
  return { settings, tour: isStudent && isLive && !isOver && settings !== null ? askForHints : null };
}

import { useGames } from '@fracht/kit/api/panel-queries.ts';

/** Whether a game is a lesson: one that a student plays alone, homework, is not in the list of games. Until the list has loaded, it counts as one. */
export function useIsLesson(id: string): boolean {
  return useGames().data?.some((game) => game.id === id) ?? true;
}

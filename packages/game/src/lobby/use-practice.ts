import { useQuery } from '@tanstack/react-query';
import { callGamePractice } from '@fracht/kit/api/practice-calls.ts';
import { useGame, useViewer } from '../store/hooks.ts';

/** The lobby's polling intervals, in ms: the teacher watches the class, a student only glances. */
const AGAIN_MS = { TEACHER: 5000, STUDENT: 20_000 } as const;

/** How far each student of the game has come in the practice; polled while the lobby is open. (LOB-8) */
export function usePractice() {
  const game = useGame(({ setup }) => setup.game);
  const { type } = useViewer();
  return useQuery({
    queryKey: ['game', game, 'practice'],
    queryFn: ({ signal }) => callGamePractice(game, signal),
    refetchInterval: AGAIN_MS[type === 'TEACHER' ? 'TEACHER' : 'STUDENT'],
    refetchOnMount: 'always',
    retry: false,
  });
}

import { useQuery } from '@tanstack/react-query';
import type { EarlierSentences } from '@fracht/protocol';
import { callEarlierSentences } from '@fracht/kit/api/sentence-calls.ts';
import { useGame } from '../store/hooks.ts';

/** What was written for this game after earlier ones: the student's own sentence and what the group agreed on. Undefined: unknown. (SNT-2) */
export function useEarlierSentences(isWanted = true): EarlierSentences | undefined {
  const game = useGame(({ setup }) => setup.game);
  const { data } = useQuery({
    queryKey: ['game', game, 'sentences'],
    queryFn: ({ signal }) => callEarlierSentences(game, signal),
    retry: false,
    enabled: isWanted,
  });
  return data;
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Calls, classSentences } from '@fracht/protocol';
import { call } from './call.ts';

/** Polling interval of what the class writes, in ms. */
const AGAIN_MS = 5000;

const keyOf = (game: string) => ['class-sentences', game] as const;

/** What the class wrote after a game; polled while it is shown. (SNT-3) */
export function useClassSentences(game: string) {
  return useQuery({
    queryKey: keyOf(game),
    queryFn: ({ signal }) =>
      call<Calls['classSentences']>('GET game/sentences/class/{id}', classSentences, {
        params: { id: game },
        isQuiet: true,
        isSilent: true,
        signal,
      }),
    refetchInterval: AGAIN_MS,
  });
}

/** Stores what the class agreed on under this number; an empty text removes it. `base`: the stored text, as far as this page knows. (SNT-3, FLD-21) */
export function useAgreeSentence(game: string, number: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ text, base }: { readonly text: string; readonly base: string }) =>
      call<Calls['agreeSentence']>('POST game/sentences/agree/', classSentences, {
        body: { game, number, text, base: { text: base } },
        isQuiet: true,
        isSilent: true,
        keepsErrors: true,
      }),
    onSuccess: async (all) => {
      // An answer to a request made before this save would bring the old text back.
      await client.cancelQueries({ queryKey: keyOf(game) });
      client.setQueryData(keyOf(game), all);
    },
  });
}

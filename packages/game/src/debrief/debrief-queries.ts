import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Calls, debriefPayload, type DebriefDecision, type PlayAction, whatIfPayload } from '@fracht/protocol';
import { askedUntilWhole } from '@fracht/kit/api/asked-until-whole.ts';
import { call } from '@fracht/kit/api/call.ts';

/** The debrief of one's own in a finished game; while the server works on it, it is asked for again. (DBS-2) */
export function useDebrief(game: string) {
  return useQuery(debriefOf(game, null));
}

/** The debrief of a student in a finished game; `player` null: one's own. */
export function debriefOf(game: string, player: string | null) {
  return queryOptions({
    queryKey: ['debrief', game, player],
    queryFn: ({ signal }) =>
      call<Calls['debrief']>('GET game/debrief/{id}', debriefPayload, {
        params: { id: game },
        query: player === null ? {} : { player },
        signal,
        isSilent: true,
        isQuiet: true,
      }),
    ...askedUntilWhole,
    refetchOnWindowFocus: false,
  });
}

/** What would have come of something else at a decision: the same question is asked once. `player`: whose decision it is; null: one's own. */
export function whatIfQuery(
  game: string,
  decision: DebriefDecision['id'],
  actions: readonly PlayAction[],
  player: string | null = null,
) {
  return queryOptions({
    queryKey: ['what-if', game, player, decision, actions],
    // Not broken off when a screen is left: the server works on, and the answer is kept for whoever comes back.
    queryFn: () =>
      call<Calls['whatIf']>('POST game/what-if/', whatIfPayload, {
        body: { game, decision, actions: [...actions], ...(player === null ? {} : { player }) },
        isSilent: true,
        isQuiet: true,
      }),
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

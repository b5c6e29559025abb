import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Calls, debriefPayload, type DebriefDecision, type PlayAction, whatIfPayload } from '@fracht/protocol';
import { askedUntilWhole } from '@fracht/kit/api/asked-until-whole.ts';
import { call } from '@fracht/kit/api/call.ts';

/** The player's own debrief of a finished game; polled while the server computes it. (DBS-2) */
export function useDebrief(game: string) {
  return useQuery(debriefOf(game, null));
}

/** The debrief of a student in a finished game; `player` null: the viewer's own. */
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

/** What would have come of an alternative at a decision; the same question is asked only once. `player`: whose decision it is; null: the viewer's own. */
export function whatIfQuery(
  game: string,
  decision: DebriefDecision['id'],
  actions: readonly PlayAction[],
  player: string | null = null,
) {
  return queryOptions({
    queryKey: ['what-if', game, player, decision, actions],
    // Not aborted when the screen is left: the server computes on, and the answer is cached for the next visit.
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

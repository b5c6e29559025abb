import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Calls, DuelOffer, GhostKind, OpenDuel } from '@fracht/protocol';
import { call } from './call.ts';
import { asFields, asList, asNumber, asText } from './read.ts';

// Parsed by hand: the end of a game should not have to load schemas for a few fields.
const offer = {
  parse(payload: unknown): DuelOffer {
    const fields = asFields(payload);
    return { ghosts: asList(fields['ghosts'], asGhost), open: asText(fields['open']), left: asNumber(fields['left']) };
  },
};
const openDuel = {
  parse(payload: unknown): OpenDuel {
    if (payload === null) return null;
    const fields = asFields(payload);
    return {
      game: asText(fields['game']) ?? '',
      title: asText(fields['title']) ?? '',
      name: asText(fields['name']),
      score: asNumber(fields['score']),
      closesAt: asNumber(fields['closesAt']),
    };
  },
};
const begun = { parse: (payload: unknown) => ({ game: asText(asFields(payload)['game']) ?? '' }) };

function asGhost(value: unknown): DuelOffer['ghosts'][number] {
  const fields = asFields(value);
  return {
    kind: fields['kind'] === 'BEST' ? 'BEST' : 'OWN',
    name: asText(fields['name']),
    score: asNumber(fields['score']),
  };
}

/** The duel that a student may begin after a lesson. Requested along with the debrief: without the overlay, and without a notice if the network is down. (DUL-1) */
export function useDuelOffer(lesson: string) {
  return useQuery({
    queryKey: ['duel', lesson],
    queryFn: ({ signal }) =>
      call<Calls['duelOffer']>('GET duel/offer/{id}', offer, {
        params: { id: lesson },
        signal,
        isQuiet: true,
        isSilent: true,
      }),
    retry: false,
  });
}

/** The student's unfinished duel. Requested along with the list of games: without the overlay, and without a notice if the network is down. (DUL-4) */
export function useOpenDuel() {
  return useQuery({
    queryKey: ['duel', 'open'],
    queryFn: ({ signal }) =>
      call<Calls['openDuel']>('GET duel/open/', openDuel, { signal, isQuiet: true, isSilent: true }),
    retry: false,
    // A duel ends in its game, not here: one cached on an earlier visit may be over.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Begins a duel and returns its game. (DUL-2) */
export function useBeginDuel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly game: string; readonly ghost: GhostKind }) =>
      call<Calls['beginDuel']>('POST duel/begin/', begun, { body, makes: 'OF_THIS' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['duel'] }),
  });
}

import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { asLoad } from './as-load.ts';
import { callLiveGame, callPublicNames, callQuestions, callSurveys, type LoginCard } from './lecturer-calls.ts';
import { useInvalidatingMutation } from './panel-queries.ts';

const CARDS = ['login-cards'];

/** The most recently made login cards. The server shows a code only once, so the query cache holds them until the page is closed or the lecturer logs out. */
export function useLoginCards(): readonly LoginCard[] {
  const { data } = useQuery<readonly LoginCard[]>({ queryKey: CARDS, queryFn: skipToken, gcTime: Infinity });
  return data ?? [];
}

/** Mutation that makes login cards, keeps them and opens the page that prints them. */
export function useNewCards<Input>(call: (input: Input) => Promise<readonly LoginCard[]>) {
  const show = useShowCards();
  return useInvalidatingMutation(async (input: Input) => show(await call(input)), ['people', 'groups']);
}

/** Replaces the kept login cards and opens the page that prints them. */
export function useShowCards(): (cards: readonly LoginCard[]) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (cards) => {
    client.setQueryDefaults(CARDS, { gcTime: Infinity });
    client.setQueryData(CARDS, cards);
    await navigate({ to: '/panel/lecturer/students/codes' });
  };
}

/** Polling interval of the filled-in surveys, in ms. */
const SURVEYS_MS = 60_000;

/** The surveys that the lecturer has sent, with their answers; polled. */
export function useSurveys() {
  return useQuery({
    queryKey: ['surveys'],
    queryFn: (context) => callSurveys(asLoad(context)),
    refetchInterval: SURVEYS_MS,
  });
}

/** The lecturer's questions. Never refetched by itself: that would overwrite what somebody is typing. */
export function useQuestions() {
  return useQuery({
    queryKey: ['questions'],
    queryFn: ({ signal }) => callQuestions(signal),
    // The form is saved as a whole, so it must start from the present data, never from what an earlier visit left in the cache.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Whether the public rankings show the names of the lecturer's own students. */
export function usePublicNames() {
  return useQuery({ queryKey: ['public-names'], queryFn: (context) => callPublicNames(asLoad(context)) });
}

/** Polling interval of a running game, in ms. */
const LIVE_MS = 3000;

/** What the socket does not send about one of the caller's own running games; polled. */
export function useLiveGame(game: string) {
  return useQuery({
    queryKey: ['live-game', game],
    queryFn: ({ signal }) => callLiveGame(game, signal),
    refetchInterval: LIVE_MS,
  });
}

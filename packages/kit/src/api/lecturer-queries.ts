import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { asLoad } from './as-load.ts';
import { callLiveGame, callPublicNames, callQuestions, callSurveys, type LoginCard } from './lecturer-calls.ts';
import { useChange } from './panel-queries.ts';

const CARDS = ['login-cards'];

/** The cards made last. The server tells a code once, so they are kept here until the page is closed or the lecturer leaves. */
export function useLoginCards(): readonly LoginCard[] {
  const { data } = useQuery<readonly LoginCard[]>({ queryKey: CARDS, queryFn: skipToken, gcTime: Infinity });
  return data ?? [];
}

/** A call that makes cards; they are kept and their sheet is opened. */
export function useNewCards<Input>(call: (input: Input) => Promise<readonly LoginCard[]>) {
  const show = useShowCards();
  return useChange(async (input: Input) => show(await call(input)), ['people', 'groups']);
}

/** Keeps cards in the place of those before and opens their sheet. */
export function useShowCards(): (cards: readonly LoginCard[]) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (cards) => {
    client.setQueryDefaults(CARDS, { gcTime: Infinity });
    client.setQueryData(CARDS, cards);
    await navigate({ to: '/panel/lecturer/students/codes' });
  };
}

/** How often the filled-in surveys are asked for again, in ms. */
const SURVEYS_MS = 60_000;

/** The surveys that the lecturer sent, with what was answered; kept fresh by itself. */
export function useSurveys() {
  return useQuery({
    queryKey: ['surveys'],
    queryFn: (context) => callSurveys(asLoad(context)),
    refetchInterval: SURVEYS_MS,
  });
}

/** The lecturer's questions. Not asked again by itself: somebody may be writing them. */
export function useQuestions() {
  return useQuery({
    queryKey: ['questions'],
    queryFn: ({ signal }) => callQuestions(signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Whether the public rankings show the names of own students. */
export function usePublicNames() {
  return useQuery({ queryKey: ['public-names'], queryFn: (context) => callPublicNames(asLoad(context)) });
}

/** How often a running game is looked at, in ms. */
const LIVE_MS = 3000;

/** What the socket does not tell of an own running game; kept fresh by itself. */
export function useLiveGame(game: string) {
  return useQuery({
    queryKey: ['live-game', game],
    queryFn: ({ signal }) => callLiveGame(game, signal),
    refetchInterval: LIVE_MS,
  });
}

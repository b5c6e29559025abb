import { useMutation, useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { asLoad } from './as-load.ts';
import { ApiError } from './api-error.ts';
import { callGames, callGroups, callOutbox, callSettings, callStudents, callUsers } from './panel-calls.ts';

/** Polling interval of the list of games while one of them is open, in ms. */
const OPEN_GAME_MS = 4000;
const IDLE_MS = 15_000;

/** The caller's games, newest first; polled, more often while one is open. */
export function useGames() {
  return useQuery({
    queryKey: ['games'],
    queryFn: ({ signal }) => callGames(signal),
    refetchInterval: ({ state }) =>
      state.data?.some((game) => game.state !== 'FINISHED' && game.state !== 'FRESH') === true ? OPEN_GAME_MS : IDLE_MS,
  });
}

/** How many of the caller's games can be joined now; polled every `every` ms. */
export function useOpenGameCount(every: number): number {
  const { data } = useQuery({
    queryKey: ['games'],
    queryFn: ({ signal }) => callGames(signal),
    refetchInterval: every,
    select: (games) => games.filter(({ state }) => state !== 'FINISHED' && state !== 'FRESH').length,
  });
  return data ?? 0;
}

/** The groups that the caller sees. */
export function useGroups() {
  return useQuery({ queryKey: ['groups'], queryFn: ({ signal }) => callGroups(signal) });
}

/** The students that the caller manages. */
export function useStudents() {
  return useQuery({ queryKey: ['people', 'students'], queryFn: ({ signal }) => callStudents(signal) });
}

/** Everybody whom the caller manages. */
export function useManagedUsers() {
  return useQuery({ queryKey: ['people', 'all'], queryFn: ({ signal }) => callUsers(signal) });
}

/**
 * How many lecturers wait for an admin's approval, counted in the cached list of that page; 0 until the page has been opened: the whole school is not loaded
 * just for a badge.
 */
export function useWaitingLecturerCount(): number {
  const { data } = useQuery({
    queryKey: ['people', 'all'],
    queryFn: ({ signal }) => callUsers(signal),
    enabled: false,
    select: (people) => people.filter(({ type, approved }) => type === 'TEACHER' && !approved).length,
  });
  return data ?? 0;
}

/** The settings of new games. */
export function useSettings() {
  return useQuery({ queryKey: ['settings'], queryFn: (context) => callSettings(asLoad(context)), staleTime: 60_000 });
}

/** The letters in the outbox. */
export function useOutbox() {
  return useQuery({ queryKey: ['outbox'], queryFn: ({ signal }) => callOutbox(signal) });
}

type RetryableQuery = { readonly data: unknown; readonly isError: boolean; readonly refetch: () => Promise<unknown> };

/** Retries a query that failed before it had any data; null while it is loading or loaded. */
export function retryOf({ data, isError, refetch }: RetryableQuery): (() => void) | null {
  return isError && data === undefined ? () => void refetch() : null;
}

export type Subject =
  | 'games'
  | 'homework'
  | 'groups'
  | 'people'
  | 'invitations'
  | 'settings'
  | 'outbox'
  | 'open-surveys'
  | 'surveys'
  | 'questions'
  | 'public-names'
  | 'second-factor'
  | 'retention'
  | 'registration'
  | 'shared-computers'
  | 'backups'
  | 'demo'
  | 'audit'
  | 'bin'
  | 'stages'
  | 'content'
  | 'library'
  | 'images'
  | 'game-notes'
  | 'curriculum';

/** A mutation that afterwards invalidates the cached lists of these subjects, except after a 422 (invalid fields), when nothing has changed. */
export function useInvalidatingMutation<Input, Output>(
  call: (input: Input) => Promise<Output>,
  subjects: readonly Subject[],
): UseMutationResult<Output, Error, Input> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: (_, cause) =>
      cause instanceof ApiError && cause.status === 422
        ? undefined
        : Promise.all(subjects.map((subject) => client.invalidateQueries({ queryKey: [subject] }))),
  });
}

import { useState } from 'react';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StudentDebrief, StudentSkills } from '@fracht/protocol';
import { heldBackWords } from '@fracht/kit/api/words-of-failure.ts';
import { askedUntilWhole } from '@fracht/kit/api/asked-until-whole.ts';
import { debriefOf } from '../debrief/debrief-queries.ts';
import { skillsOf } from '../screens/skills/skills-queries.ts';

/** Everything that is printed about one student. */
export type StudentReport = {
  readonly debrief: StudentDebrief;
  readonly skills: StudentSkills;
};

/**
 * The reports, or the progress of their computation: `share` from 0 to 1, null if only the best known result is missing. `later`: from when they are shown;
 * null: they could not be loaded. (RPR-4, DBS-12)
 */
export type ReportsState =
  | { readonly is: 'READY'; readonly reports: readonly StudentReport[] }
  | { readonly is: 'WORKING'; readonly share: number | null }
  | { readonly is: 'FAILED'; readonly later: string | null; readonly isAsking: boolean; readonly onAgain: () => void };

type FoundReports =
  | { readonly state: 'WORKING'; readonly share: number }
  | { readonly state: 'FAILED' }
  | { readonly state: 'READY'; readonly isWhole: boolean; readonly reports: readonly StudentReport[] };

const NOT_WHOLE = { state: 'READY', isWhole: false, reports: [] } as const;

/** The reports of students, in their order; null among `players`: the viewer's own. They are returned once every one is complete. (RPR-1, RPR-4) */
export function useReports(game: string, players: readonly (string | null)[]): ReportsState {
  const client = useQueryClient();
  const [gathered, setGathered] = useState(0);
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['reports', game, players],
    queryFn: ({ signal }) => found(client, { game, players, signal, onGathered: setGathered }),
    ...askedUntilWhole,
    refetchOnWindowFocus: false,
  });
  // Even if an earlier answer is cached: only a request that was retried and failed each time is an error.
  if (isError || data?.state === 'FAILED') {
    return { is: 'FAILED', later: heldBackWords(error), isAsking: isFetching, onAgain: () => void refetch() };
  }
  if (data?.state !== 'READY') return { is: 'WORKING', share: shareOf(data, gathered / Math.max(1, players.length)) };
  return data.isWhole ? { is: 'READY', reports: data.reports } : { is: 'WORKING', share: null };
}

/** The server's progress; once everything is ready for the first students, how many of them have been fetched. */
function shareOf(data: Exclude<FoundReports, { readonly state: 'READY' }> | undefined, gathered: number): number {
  return gathered === 0 && data?.state === 'WORKING' ? data.share : gathered;
}

type Wanted = {
  readonly game: string;
  readonly players: readonly (string | null)[];
  /** Nobody waits for the reports any more: then no further student is requested. */
  readonly signal: AbortSignal;
  /** Receives how many students have been fetched. */
  readonly onGathered: (count: number) => void;
};

/**
 * Requests one student after another, so that a whole class puts no more load on the server at once than one student does. The first one who is not ready ends
 * it: that answer contains the progress of the class.
 */
async function found(client: QueryClient, { game, players, signal, onGathered }: Wanted): Promise<FoundReports> {
  const reports: StudentReport[] = [];
  for (const player of players) {
    signal.throwIfAborted();
    const debrief = await client.fetchQuery(debriefOf(game, player));
    if (debrief.state !== 'READY') return debrief;
    if (!debrief.isWhole) return NOT_WHOLE;
    const skills = await client.fetchQuery(skillsOf({ game, player }));
    if (skills.state !== 'READY') return skills;
    reports.push({ debrief: debrief.debrief, skills: skills.skills });
    onGathered(reports.length);
  }
  return { state: 'READY', isWhole: true, reports };
}

import { type QueryKey, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { skillsText } from '@fracht/content';
import { type Calls, classSkillsPayload, skillsPayload } from '@fracht/protocol';
import { askedUntilWhole } from '@fracht/kit/api/asked-until-whole.ts';
import { call, NOTHING } from '@fracht/kit/api/call.ts';

const QUIETLY = { isSilent: true, isQuiet: true } as const;

/** Whose competences after which game; `player` null: the viewer's own. */
export type WhoseSkills = { readonly game: string; readonly player: string | null };

/** The competences of a student after a finished game; polled every second while the server computes them. (SKS-4) */
export function useSkills(whose: WhoseSkills) {
  return useQuery(skillsOf(whose));
}

/** The query for the competences of a student. */
export function skillsOf({ game, player }: WhoseSkills) {
  return queryOptions({
    queryKey: ['skills', game, player],
    queryFn: ({ signal }) =>
      call<Calls['skills']>('GET game/skills/{id}', skillsPayload, {
        params: { id: game },
        query: player === null ? {} : { player },
        signal,
        ...QUIETLY,
      }),
    ...askedUntilWhole,
    refetchOnWindowFocus: false,
  });
}

/** For each word, how many students of a game have it, and whose competences can be opened. (SKS-7) */
export function useClassSkills(game: string) {
  return useQuery({
    queryKey: ['skills', game, 'class'],
    queryFn: ({ signal }) =>
      call<Calls['classSkills']>('GET game/class-skills/{id}', classSkillsPayload, {
        params: { id: game },
        signal,
        ...QUIETLY,
      }),
    refetchOnWindowFocus: false,
  });
}

/** A decision of a student that is to be struck out, with the reason. */
type Striking = { readonly decision: string; readonly reason: string };

/** Queries that depend on a game's decisions: its competences, those of later lessons and of the term, its reports and debrief, and the assignment it was played for. */
const countsOf = (game: string): readonly QueryKey[] => [
  ['skills'],
  ['reports', game],
  ['class-debrief', game],
  ['homework'],
  ['group-term'],
];

/** Strikes out a decision of a student, or restores it; everything that depends on it is then refetched. (SKS-6) */
export function useStriking(game: string, player: string) {
  const client = useQueryClient();
  const onSuccess = async (): Promise<void> => {
    await Promise.all(countsOf(game).map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  const strike = useMutation({
    mutationFn: (striking: Striking) =>
      call<Calls['strikeObservation'], null>('POST game/strike-observation/', NOTHING, {
        body: { game, player, ...striking },
        told: () => ({ text: skillsText.dialog.done }),
      }),
    onSuccess,
  });
  const restore = useMutation({
    mutationFn: (decision: string) =>
      call<Calls['restoreObservation'], null>('POST game/restore-observation/', NOTHING, {
        body: { game, player, decision },
        isQuiet: true,
        told: () => ({ text: skillsText.dialog.restored }),
      }),
    onSuccess,
  });
  return { strike, restore };
}

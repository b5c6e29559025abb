import { type QueryKey, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { skillsText } from '@fracht/content';
import { type Calls, classSkillsPayload, skillsPayload } from '@fracht/protocol';
import { askedUntilWhole } from '@fracht/kit/api/asked-until-whole.ts';
import { call, NOTHING } from '@fracht/kit/api/call.ts';

const QUIETLY = { isSilent: true, isQuiet: true } as const;

/** Whose competences after which game; `player` null: one's own. */
export type WhoseSkills = { readonly game: string; readonly player: string | null };

/** The competences of a student after a finished game; while the server works them out they are asked for again every second. (SKS-4) */
export function useSkills(whose: WhoseSkills) {
  return useQuery(skillsOf(whose));
}

/** The question for the competences of a student. */
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

/** Of how many students of a game which word is said, and whose competences can be opened. (SKS-7) */
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

/** What counts decisions of a game: its competences, those of later lessons and of the term among them, its reports and debrief, and the assignment it was played for. */
const countsOf = (game: string): readonly QueryKey[] => [
  ['skills'],
  ['reports', game],
  ['class-debrief', game],
  ['homework'],
  ['group-term'],
];

/** Strikes out a decision of a student, and takes it in again; all that counts it is then asked for anew. (SKS-6) */
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

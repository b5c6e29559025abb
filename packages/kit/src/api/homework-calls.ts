import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type AddHomeworkBody,
  type Calls,
  classSkillsPayload,
  homeworkDebriefPayload,
  homeworkLine,
  homeworkPayload,
  homeworkTopic,
  type OwnHomework,
  ownHomework,
  type SaveHomeworkBody,
  type SentPart,
} from '@fracht/protocol';
import { z } from 'zod';
import { asLoad } from './as-load.ts';
import { askedUntilWhole } from './asked-until-whole.ts';
import { call, MEANWHILE, NOTHING } from './call.ts';
import { useInvalidatingMutation } from './panel-queries.ts';

const lines = z.array(homeworkLine);
const topics = z.array(homeworkTopic);
const own = z.array(ownHomework);
const begun = z.object({ game: z.string() });
const reminded = z.object({ letters: z.number(), without: z.number() });

/** Polling interval of homework, in ms: students hand in one after another over days. */
const EVERY_MS = 20_000;

/** The lecturer's assignments, newest first; polled. (HWK-3) */
export function useHomeworks() {
  return useQuery({
    queryKey: ['homework', 'list'],
    queryFn: (context) => call<Calls['homeworks']>('GET homework/get-list/', lines, asLoad(context)),
    refetchInterval: EVERY_MS,
  });
}

/** One assignment with its students; polled. Asks for nothing without an id. (HWK-3) */
export function useHomework(id: string | null) {
  return useQuery({
    queryKey: ['homework', 'one', id],
    queryFn: (context) =>
      call<Calls['homework']>('GET homework/get/', homeworkPayload, { ...asLoad(context), query: { id: id ?? '' } }),
    enabled: id !== null,
    refetchInterval: EVERY_MS,
  });
}

/**
 * For each topic, the number of situations that a new assignment would have. Without the overlay: the form can be filled in without it.
 * (HWK-11)
 */
export function useHomeworkTopics() {
  return useQuery({
    queryKey: ['homework', 'topics'],
    queryFn: ({ signal }) =>
      call<Calls['homeworkTopics']>('GET homework/topics/', topics, { isQuiet: true, isSilent: true, signal }),
  });
}

/** For each word of the assessment: how many students have it, by their counted attempts. (HWS-6) */
export function useHomeworkSkills(id: string) {
  return useQuery({
    queryKey: ['homework', 'skills', id],
    queryFn: (context) =>
      call<Calls['homeworkSkills']>('GET homework/skills/{id}', classSkillsPayload, {
        ...asLoad(context),
        params: { id },
      }),
  });
}

/** The debrief of an assignment over the counted attempts; polled while it is being computed. Without the overlay. (HWK-10) */
export function useHomeworkDebrief(id: string) {
  return useQuery({
    queryKey: ['homework', 'debrief', id],
    queryFn: ({ signal }) =>
      call<Calls['homeworkDebrief']>('GET homework/debrief/{id}', homeworkDebriefPayload, {
        params: { id },
        isQuiet: true,
        isSilent: true,
        signal,
      }),
    ...askedUntilWhole,
  });
}

/** The student's own homework; polled. (HWK-6) */
export function useOwnHomework() {
  return useQuery({
    queryKey: ['homework', 'own'],
    queryFn: (context) => call<Calls['ownHomework']>('GET homework/get-own/', own, asLoad(context)),
    refetchInterval: EVERY_MS,
  });
}

/**
 * The assignment of which this game is one of the student's attempts. Requested along with the game: without the overlay, and without a notice if the network
 * is down. (HWK-6)
 */
export function useHomeworkOf(game: string): OwnHomework | undefined {
  const { data } = useQuery({
    queryKey: ['homework', 'own'],
    queryFn: ({ signal }) =>
      call<Calls['ownHomework']>('GET homework/get-own/', own, { isQuiet: true, isSilent: true, signal }),
    refetchInterval: EVERY_MS,
  });
  return data?.find((homework) => homework.own.some((attempt) => attempt.game === game));
}

/** Sets an assignment. */
export function useAddHomework() {
  return useInvalidatingMutation(
    (body: AddHomeworkBody) => call<Calls['addHomework']>('POST homework/add/', homeworkPayload, { body, makes: true }),
    ['homework'],
  );
}

/** Changes an assignment. */
export function useSaveHomework() {
  return useInvalidatingMutation(
    (body: SaveHomeworkBody) =>
      call<Calls['saveHomework']>('PATCH homework/save/', homeworkPayload, { body, silentOn: [MEANWHILE] }),
    ['homework'],
  );
}

/**
 * Removes an assignment that nobody has begun. Its own query is not refetched, although its page may still be open: the assignment is gone.
 */
export function useRemoveHomework() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call<Calls['removeHomework']>('DELETE homework/remove/{id}', NOTHING, { params: { id } }),
    onSettled: (_, cause) =>
      Promise.all([
        client.invalidateQueries({ queryKey: cause === null ? ['homework', 'list'] : ['homework'] }),
        client.invalidateQueries({ queryKey: ['bin'] }),
      ]),
  });
}

type RemindBody = NonNullable<SentPart<Calls['remindHomework'], 'body'>['body']>;

/** Reminds one student, or all who have not begun. (HWK-7) */
export function useRemindHomework() {
  return useInvalidatingMutation(
    (body: RemindBody) => call<Calls['remindHomework']>('POST homework/remind/', reminded, { body }),
    ['homework'],
  );
}

/** Begins an attempt and returns its game. (HWK-6) */
export function useBeginHomework() {
  return useInvalidatingMutation(
    (id: string) => call<Calls['beginHomework']>('POST homework/begin/', begun, { body: { id }, makes: 'OF_THIS' }),
    ['homework'],
  );
}

const paced = z.object({ speed: z.number() });

/** Sets how fast one of the caller's own games runs: 1 is the speed of a lesson. (HWK-8) */
export async function callSetPace(body: { readonly game: string; readonly speed: number }): Promise<void> {
  await call<Calls['setPace']>('POST game/pace/', paced, { body, isQuiet: true });
}

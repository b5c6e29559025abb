import { exportPayload, surveyPayload, type ExportPayload, type SurveyPayload } from '@fracht/protocol';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { asLoad, type Load } from './as-load.ts';
import { request } from './request.ts';

const surveys = z.array(surveyPayload);

/** The surveys that wait for this student. (spec §7 "GET survey/all/") */
async function callOpenSurveys(load: Load = {}): Promise<readonly SurveyPayload[]> {
  return surveys.parse(await request({ method: 'GET', path: 'survey/all/', ...load }));
}

/** How often a student's surveys are asked for again, in ms. */
const SURVEYS_MS = 60_000;

/** The surveys that wait for this student, kept fresh by itself; under a name of their own, a lecturer's list is another one. */
export function useOpenSurveys() {
  return useQuery({
    queryKey: ['open-surveys'],
    queryFn: (context) => callOpenSurveys(asLoad(context)),
    refetchInterval: SURVEYS_MS,
  });
}

export type FilledSurvey = {
  readonly id: string;
  readonly answers: readonly { readonly id: string; readonly value: string }[];
};

/** Sends a filled-in survey, once. Throws ApiError. (spec §7 "PATCH survey/submit/") */
export async function callSubmitSurvey({ id, answers }: FilledSurvey): Promise<void> {
  await request({ method: 'PATCH', path: 'survey/submit/', body: { id, answers } });
}

/** Everything that is kept about the caller. Throws ApiError. (issue 4 "Privacy") */
export async function callExport(): Promise<ExportPayload> {
  return exportPayload.parse(await request({ method: 'GET', path: 'user/export/' }));
}

/** Erases the caller's account; the session is over then. Throws ApiError, 422 on `password`. (issue 4 "Privacy") */
export async function callEraseMe(password: string): Promise<void> {
  await request({ method: 'POST', path: 'user/erase-me/', body: { password } });
}

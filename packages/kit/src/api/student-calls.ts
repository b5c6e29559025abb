import { type Calls, type ExportPayload, exportPayload, surveyPayload } from '@fracht/protocol';
import { z } from 'zod';
import { useQuery } from '@tanstack/react-query';
import { asLoad } from './as-load.ts';
import { call, NOTHING } from './call.ts';

const surveys = z.array(surveyPayload);

/** Polling interval of a student's surveys, in ms. */
const SURVEYS_MS = 60_000;

/** The surveys that this student has to fill in; polled. Their cache key differs from that of a lecturer's surveys, which have another shape. (STU-5) */
export function useOpenSurveys() {
  return useQuery({
    queryKey: ['open-surveys'],
    queryFn: (context) => call<Calls['surveys']>('GET survey/all/', surveys, asLoad(context)),
    refetchInterval: SURVEYS_MS,
  });
}

export type FilledSurvey = {
  readonly id: string;
  readonly answers: readonly { readonly id: string; readonly value: string }[];
};

/** Sends a filled-in survey, once. Throws ApiError. (STU-7) */
export async function callSubmitSurvey({ id, answers }: FilledSurvey): Promise<void> {
  await call<Calls['submitSurvey']>('PATCH survey/submit/', NOTHING, { body: { id, answers } });
}

/** All data stored about the caller. Throws ApiError. (OWN-3) */
export function callExport(): Promise<ExportPayload> {
  return call<Calls['exportMe']>('GET user/export/', exportPayload, {});
}

/** All data stored about a person whom the caller manages. Throws ApiError. */
export function callExportOf(id: string): Promise<ExportPayload> {
  return call<Calls['exportUser']>('POST user/export-one/{id}', exportPayload, { params: { id }, body: {} });
}

/** Erases the caller's account, which ends the session; `heir`: who takes over, empty if nobody was asked. Throws ApiError; 422 on the field that is wrong. (OWN-4) */
export async function callEraseMe({
  password,
  heir,
}: {
  readonly password: string;
  readonly heir: string;
}): Promise<void> {
  const body = heir === '' ? { password } : { password, heir };
  await call<Calls['eraseMe']>('POST user/erase-me/', NOTHING, { body });
}

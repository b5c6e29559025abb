import { type Calls, curriculumPayload, type CurriculumUnits } from '@fracht/protocol';
import { call } from './call.ts';
import { useInvalidatingMutation } from './panel-queries.ts';

/** The units of one competence as a teacher wants them. */
type CurriculumWish = Pick<CurriculumUnits, 'competence' | 'units' | 'isConfirmed' | 'version'>;

/** Saves the units of one competence. Throws ApiError; CHANGED_MEANWHILE carries the stored ones. */
export function useSaveCurriculum() {
  return useInvalidatingMutation(
    (body: CurriculumWish) =>
      call<Calls['saveCurriculum']>('PATCH curriculum/save/', curriculumPayload, { body, keepsErrors: true }),
    ['curriculum'],
  );
}

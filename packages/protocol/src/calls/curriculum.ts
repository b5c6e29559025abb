import { curriculumPayload, saveCurriculumBody } from '../http/curriculum.ts';
import { callRecord, TEACHERS } from './call.ts';

/** The units of the core curriculum to which the five competences belong. (CUR-1, CUR-2) */
export const curriculumCalls = {
  /** The units of each competence, confirmed or proposed. */
  curriculum: callRecord({
    method: 'GET',
    path: 'curriculum/get/',
    who: TEACHERS,
    answer: curriculumPayload,
  }),
  /** Changes or confirms the units of one competence, for the whole school. */
  saveCurriculum: callRecord({
    method: 'PATCH',
    path: 'curriculum/save/',
    who: TEACHERS,
    body: saveCurriculumBody,
    answer: curriculumPayload,
    errors: ['CHANGED_MEANWHILE'],
  }),
} as const;

import { demoPayload } from '../http/demo.ts';
import { ADMINS, callRecord } from './call.ts';

/** The demo school that is created at the first start. */
export const demoCalls = {
  /** How much of the demo school still exists. */
  demoSchool: callRecord({
    method: 'GET',
    path: 'demo/get/',
    who: ADMINS,
    answer: demoPayload,
  }),
  /** Deletes the demo school permanently: its people, groups, games and their results. */
  removeDemo: callRecord({
    method: 'DELETE',
    path: 'demo/remove/',
    who: ADMINS,
    answer: demoPayload,
    errors: ['STUDENTS_LEFT'],
  }),
} as const;

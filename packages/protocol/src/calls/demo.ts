import { demoPayload } from '../http/demo.ts';
import { ADMINS, callRecord } from './call.ts';

/** The demo school that a first start makes. */
export const demoCalls = {
  /** How much of the demo school is left. */
  demoSchool: callRecord({
    method: 'GET',
    path: 'demo/get/',
    who: ADMINS,
    answer: demoPayload,
  }),
  /** Deletes the demo school for good: its people, groups, games and their results. */
  removeDemo: callRecord({
    method: 'DELETE',
    path: 'demo/remove/',
    who: ADMINS,
    answer: demoPayload,
    errors: ['STUDENTS_LEFT'],
  }),
} as const;

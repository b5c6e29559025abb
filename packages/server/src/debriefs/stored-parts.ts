import { z } from 'zod';
import { classDebrief, type ClassDebrief, studentDebrief, type StudentDebrief } from '@fracht/protocol';

// A game's debriefs are stored in parts: each student's under the student's own id, and these.

/** The part with the debrief of the class. */
export const CLASS = 'class';
/** The part that is stored once the class and all students have theirs: the ids of the students. */
export const ALL_STUDENTS = 'students';
/** The extra part stored for a game of one student: the decisions to compare with other such games. */
export const MET = 'met';
/** The part that is stored when nothing is left to be worked out. */
export const WHOLE = 'whole';

export function idsIn(body: string): readonly string[] {
  return z.array(z.string()).parse(JSON.parse(body));
}

export function classOf(body: string): ClassDebrief {
  return classDebrief.parse(JSON.parse(body));
}

export function studentOf(body: string): StudentDebrief {
  return studentDebrief.parse(JSON.parse(body));
}

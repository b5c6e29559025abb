import { demoSchool } from '@fracht/content';
import { contentId } from '../ids.ts';

/**
 * The id of something of the demo school, by a text that nothing else of it has: every demo school has the same ids. What happens in a game hangs on the ids of its
 * players too, so its games are the same everywhere.
 */
export function demoId(text: string): string {
  return contentId(Buffer.from(`demo school: ${text}`));
}

/** The id of the demo school's lecturer. */
export const DEMO_TEACHER: string = demoId(demoSchool.lecturer.email);
/** The ids of its students. */
export const DEMO_STUDENTS: ReadonlySet<string> = new Set(
  demoSchool.groups.flatMap(({ students }) => students.map(({ email }) => demoId(email))),
);

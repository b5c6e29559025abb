import { demoSchool } from '@fracht/content';
import { contentId } from '../ids.ts';

/**
 * A fixed id for something in the demo school, derived from a text that is unique within it, so every demo school has the same ids. What happens in a game depends
 * on its players' ids too, so the demo games are the same everywhere.
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

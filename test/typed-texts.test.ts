import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../packages', import.meta.url));
const textOf = (file: string): string => readFileSync(join(packages, file), 'utf8');

/** What keeps a typed text: the question before it is lost, or a copy that is saved by itself. */
const KEEPS = /\b(?:useUnsavedGuard|keepSurveyDraft)\b/u;

/** Each file with a text area, and the file that keeps what is typed there. */
const KEEPERS: Readonly<Record<string, string>> = {
  'game/src/screens/skills/strike-dialog.tsx': 'game/src/screens/skills/strike-dialog.tsx',
  'office/src/admin-settings/stages-part.tsx': 'office/src/admin-settings/stages-part.tsx',
  'office/src/landing/small-popups.tsx': 'office/src/landing/small-popups.tsx',
  'office/src/lecturer-curriculum/units-card.tsx': 'office/src/lecturer-curriculum/units-card.tsx',
  'office/src/lecturer-debrief/notes-card.tsx': 'office/src/lecturer-debrief/notes-card.tsx',
  'office/src/lecturer-live/message-box.tsx': 'office/src/lecturer-live/use-written.ts',
  'office/src/lecturer-live/note-box.tsx': 'office/src/lecturer-live/use-written.ts',
  'office/src/lecturer-students/class-dialog.tsx': 'office/src/lecturer-students/class-dialog.tsx',
  'office/src/lecturer-survey-settings/question-row.tsx': 'office/src/lecturer-survey-settings/questions-form.tsx',
  'office/src/student-surveys/survey-question-field.tsx': 'office/src/student-surveys/survey-form.tsx',
};

/** Their text areas are no form that closes: the editor saves each step by itself, and a picture's words have their button while they are unsaved. */
const SAVED_IN_PLACE = /^workshop\/src\/(?:editor\/forms\/[\w-]+|images\/image-card)\.tsx$/u;

test('[FRM-4] each text area belongs to a form that asks before its text is lost, or keeps it', () => {
  const found = globSync('{game,workshop,office,web}/src/**/*.tsx', { cwd: packages })
    .filter((file) => !/\.test\.tsx$|\/src\/dev\//u.test(file) && !SAVED_IN_PLACE.test(file))
    .filter((file) => /<Textarea/u.test(textOf(file)));
  expect(found.toSorted()).toEqual(Object.keys(KEEPERS));
  expect(Object.values(KEEPERS).filter((keeper) => !KEEPS.test(textOf(keeper)))).toEqual([]);
});

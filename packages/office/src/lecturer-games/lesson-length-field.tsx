import { newGameText } from '@fracht/content';
import { LESSON_LENGTHS } from '@fracht/engine';
import { SelectField } from '@fracht/kit/ui/field.tsx';
import type { LessonLength } from './lesson-length.ts';

/** The length of the lesson; `asSet`: the label of the choice that changes nothing. (NGM-7) */
export function LessonLengthField({
  lesson,
  setLesson,
  asSet,
}: {
  lesson: LessonLength;
  setLesson: (lesson: LessonLength) => void;
  asSet: string;
}) {
  const text = newGameText.length;
  return (
    <SelectField
      label={text.label}
      name="lesson_minutes"
      value={lesson ?? ''}
      hint={lesson === null ? undefined : text.hint}
      onChange={({ target }) => setLesson(LESSON_LENGTHS.find((minutes) => String(minutes) === target.value) ?? null)}
    >
      {LESSON_LENGTHS.map((minutes) => (
        <option key={minutes} value={minutes}>
          {text.minutes(minutes)}
        </option>
      ))}
      <option value="">{asSet}</option>
    </SelectField>
  );
}

import { DEFAULT_SETTINGS } from '@fracht/content';
import { type LESSON_LENGTHS, lessonTiming, settingsOfTiming } from '@fracht/engine';
import type { ReadSetting } from './new-game-rules.ts';

/** The length of the lesson, in minutes; null: rounds and breaks stay as they are set. (NGM-7) */
export type LessonLength = (typeof LESSON_LENGTHS)[number] | null;

/** A lesson at a Polish school. */
const SCHOOL_LESSON = 45 satisfies LessonLength;

/** The default of the form: a lesson at school, but if the school has set its own length of rounds, that. (NGM-7) */
export function lengthAtFirst(setting: ReadSetting | null): LessonLength {
  return setting?.('unit_ms') === DEFAULT_SETTINGS.unit_ms ? SCHOOL_LESSON : null;
}

/** The field of a new game for the lesson's length. */
export function lengthField(lesson: LessonLength): { readonly lesson_minutes?: number } {
  return lesson === null ? {} : { lesson_minutes: lesson };
}

/** The settings of a game in a lesson of this length. (NGM-7) */
export function settingIn(lesson: LessonLength, setting: ReadSetting): ReadSetting {
  if (lesson === null) return setting;
  const paced: Partial<Record<string, number>> = settingsOfTiming(lessonTiming(lesson));
  return (key) => paced[key] ?? setting(key);
}

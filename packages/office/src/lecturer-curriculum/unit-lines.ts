import { curriculumText } from '@fracht/content';
import { LIMITS } from '@fracht/protocol';

/** The lines of a text without empty ones and repetitions. */
export function unitLines(text: string): readonly string[] {
  return [...new Set(text.split('\n').map((line) => line.replaceAll(/\s+/gu, ' ').trim()))].filter(
    (line) => line !== '',
  );
}

/** Why these lines cannot be saved; null: they can. */
export function unitsFault(lines: readonly string[]): string | null {
  if (lines.length > LIMITS.units) return curriculumText.many(LIMITS.units);
  return lines.some((line) => line.length > LIMITS.unit) ? curriculumText.long(LIMITS.unit) : null;
}

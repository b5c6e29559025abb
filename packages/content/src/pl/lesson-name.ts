import type { LessonKind } from '@fracht/protocol';

const GAP = '\u00a0';

/** "Lekcja nr 3"; homework has no number. */
export function lessonName(kind: LessonKind, number: number): string {
  return kind === 'HOMEWORK' ? 'Zadanie domowe' : `Lekcja nr${GAP}${String(number)}`;
}

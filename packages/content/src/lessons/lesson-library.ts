import type { Library } from '@fracht/engine';
import { SHIPPED_LIBRARY } from '../situations/index.ts';
import type { ReadyLesson } from './lesson.ts';

/** The built-in situations of a lesson, in the form of a game's library. */
export function lessonLibrary({ situations }: Pick<ReadyLesson, 'situations'>): Library {
  const takesPart = ({ id }: { readonly id: string }): boolean => situations.includes(id);
  const { emergencies, accidents, changes } = SHIPPED_LIBRARY;
  return {
    emergencies: emergencies.filter(takesPart),
    accidents: accidents.filter(takesPart),
    changes: changes.filter(takesPart),
  };
}

import { competenceLabels, libraryItemText } from '@fracht/content';
import { ACCIDENT_FAMILY, type Competence, changeFamily, emergencyFamily } from '@fracht/engine';
import type { LibraryEntry } from '@fracht/kit/api/library-calls.ts';

/** The competence of an item, in words; if its author chose none, that of its family. (CPT-1) */
export function competenceWords(entry: LibraryEntry): string {
  const { competence } = entry.item;
  return competence === undefined
    ? libraryItemText.familyCompetence(competenceLabels[familyOf(entry)])
    : competenceLabels[competence];
}

function familyOf({ kind, item }: LibraryEntry): Competence {
  if (kind === 'ACCIDENT') return ACCIDENT_FAMILY;
  return kind === 'CHANGE' ? changeFamily(item) : emergencyFamily(item);
}

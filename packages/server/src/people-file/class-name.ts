import { LIMITS } from '@fracht/protocol';
import { foldedName } from '../folded.ts';

/** A class in one of the ways in which schools write it: 3B, 2 TL, IV a, 1LOG. */
const CLASS = /^(?:\d|[IV]{1,3})\s?[-./]?\s?\p{L}{1,6}\d?$/u;
const SAID =
  /(?:^|[^\p{L}])(?:klas[ayie]|kl\.|grup[ayie]|oddzia[łl]u?)\s*:?\s*(?<name>[„"”']?[\p{L}\d][\p{L}\d./-]*(?:\s\p{L}{1,4}(?=$|[\s,;.)]))?)/iu;

/** The class named in a title, such as "Lista uczniów klasy 3B" or the name of a sheet; empty if there is none. */
export function classIn(texts: readonly string[]): string {
  for (const text of texts) {
    const said =
      SAID.exec(text)
        ?.groups?.['name']?.replaceAll(/[„"”']/gu, '')
        .trim() ?? '';
    // "Klasa: uczniowie" names no class; "Grupa Spedycja" does.
    if (said !== '' && !/^(?:uczn|uczen|stud|lista|rok|w)/u.test(foldedName(said)))
      return said.slice(0, LIMITS.groupName);
    if (CLASS.test(text.trim())) return text.trim();
  }
  return '';
}

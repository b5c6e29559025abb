import { LIMITS } from '@fracht/protocol';
import { foldedName } from '../folded.ts';

/** A text that is just the name of a class, as schools write it: 3B, 2 TL, IV a, 1LOG, 2 LOG A, 2 LOG-a. */
const CLASS =
  /^(?:\d\s?[-./]?\s?|[IV]{1,3}(?:\s?[-./]\s?|\s|(?=\p{L}$)))\p{L}{1,6}\d?(?:\s?[-./]\s?\p{L}\d?|\s\p{L}\d?)?$/u;
/** What follows the word for a class, up to where its name certainly ends. */
const SAID =
  /(?:^|[^\p{L}])(?:kl\.|(?:klas(?:a|y|ie|ę|ą)|grup(?:a|y|ie|ę|ą)|oddzia[łl]u?|oddziale)(?!\p{L}))\s*:?\s*[„"”']?(?<rest>[\p{L}\d][^,;:()"”\n]*)/iu;
/** Its first word: a school year alone, or with the letters of the class. */
const YEAR = /^(?:\d{1,2}|[IVX]{1,4})$/u;
const YEAR_AND_LETTERS = /^(?:\d{1,2}|[IVX]{1,4})[-./]?\p{L}{1,6}\d?(?:[-./]\p{L}\d?)?$/u;
/** The words after it: a trade such as LOG or LOG-a, in capitals if the name is complete without it, and a letter. */
const TRADE = /^\p{L}{1,6}\d?(?:[-./]\p{L}\d?)?$/u;
const CAPITALS = /^\p{Lu}{1,6}\d?(?:[-./]\p{L}\d?)?$/u;
const LETTER = /^\p{L}\d?$/u;
/** Words of a title that do not belong to the name before them. */
const NO_PART = /^(?:r|rok|roku|w|z|ze|i|na|od|do|dla|o|u|oraz|lub|nr|wych|stan|sem|gr|im|szk|lic|lista|zawod)\.?$/u;

/** The class named in a title, such as "Lista uczniów klasy 3B" or the name of a sheet; empty if there is none. */
export function classIn(texts: readonly string[]): string {
  for (const text of texts) {
    const said = nameAtStart(SAID.exec(text)?.groups?.['rest'] ?? '');
    // "Klasa: uczniowie" names no class; "Grupa Spedycja" does.
    if (said !== '' && !/^(?:uczn|uczen|stud|lista|rok|w)/u.test(foldedName(said)))
      return said.slice(0, LIMITS.groupName);
    if (CLASS.test(text.trim())) return text.trim();
  }
  return '';
}

/** The name of a class at the beginning of a text: the first word, and the following ones that are parts of it. */
function nameAtStart(text: string): string {
  const [first = '', ...rest] = text
    .split(/\s+/u)
    .map((word) => word.replace(/(?<!\.)\.+$/u, ''))
    .filter((word) => word !== '');
  const isYear = YEAR.test(first);
  const fits = (word: string, at: number): boolean => {
    if (NO_PART.test(foldedName(word))) return false;
    if (isYear && at === 0) return TRADE.test(word);
    return LETTER.test(word) || CAPITALS.test(word) || (!isYear && YEAR_AND_LETTERS.test(word));
  };
  const end = rest.findIndex((word, at) => !fits(word, at));
  return [first, ...(end < 0 ? rest : rest.slice(0, end))].join(' ');
}

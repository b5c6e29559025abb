import { LIMITS } from '@fracht/protocol';
import { foldedName } from '../folded.ts';
import { isFirstName } from './first-names.ts';

/** A text that is just the name of a class, as schools write it: 3B, 2 TL, IV a, 1LOG, 2T/SPED, 2 LOG A, 2 LOG-a. */
const CLASS =
  /^(?:\d\s?[-./]?\s?|[IV]{1,3}(?:\s?[-./]\s?|\s|(?=\p{L}$)))\p{L}{1,6}\d?(?:\/\p{L}{2,6}\d?|\s?[-./]\s?\p{L}\d?|\s\p{L}\d?)?$/u;
/** What explains a name behind it. */
const IN_BRACKETS = /\s*\([^()]*\)?$/u;
/** What follows the word for a class, up to where its name certainly ends. */
const SAID =
  /(?:^|[^\p{L}])(?:kl\.|gr\.|(?:klas(?:a|y|ie|ę|ą)|grup(?:a|y|ie|ę|ą)|oddzia[łl]u?|oddziale)(?!\p{L}))\s*:?\s*[„"”']?(?<rest>[\p{L}\d][^,;:()"”\n]*)/iu;
/** More words than the name of a class has. */
const MOST_WORDS = 6;
/** Its first word: a school year alone, or with the letters of the class. */
const YEAR = /^(?:\d{1,2}|[IVX]{1,4})$/u;
const YEAR_AND_LETTERS = /^(?:\d{1,2}|[IVX]{1,4})[-./]?\p{L}{1,6}\d?(?:[-./]\p{L}{1,6}\d?)?$/u;
/** The words after it. After a lone year any, such as LOG, LOG/SPED or LOG-a; else a trade, capitals, a letter, or another year with letters. */
const WORD = /^\p{L}+\d?(?:[-./]\p{L}+\d?)*$/u;
const CAPITALS = /^\p{Lu}{1,6}\d?(?:[-./]\p{L}{1,6}\d?)?$/u;
const LETTER = /^\p{L}\d?$/u;
const NUMBER = /^\d{1,2}$/u;
/** Trades that logistics schools teach, and their abbreviations: only by these can `2 LOGISTYK A` be told from a numbered name such as `2 KOWALSKI A`. */
const TRADE =
  /^(?:t|tl|ts|tsl|tls|tlog|tsped|log|logist\p{L}*|sped\p{L}*|technik|transport\p{L}*|magazyn\p{L}*|eksploat\p{L}*)$/u;
/** Words of a title that do not belong to the name before them. */
const NO_PART =
  /^(?:r|rok|roku|w|z|ze|i|na|od|do|dla|o|u|oraz|lub|nr|wych\p{L}*|naucz\p{L}*|prowadz\p{L}*|opiekun\p{L}*|uczn\p{L}*|uczen\p{L}*|stud\p{L}*|stan|sem|semestr\p{L}*|gr|im|szk|szkol\p{L}*|zesp\p{L}*|technikum|liceum|branzow\p{L}*|dn|dnia|dzien|lista|zawod\p{L}*)\.?$/u;

/** The class named in a title, such as "Lista uczniów klasy 3B" or the name of a sheet; empty if there is none. */
export function classIn(texts: readonly string[]): string {
  return classNamedIn(texts).name;
}

/** The name of a class, and the whole text that names it. */
export type NamedClass = { readonly name: string; readonly text: string };

/** The class named by the first of some texts that names any; its name is empty if none does. */
export function classNamedIn(texts: readonly string[]): NamedClass {
  const named = texts.map((text) => ({ name: nameIn(text), text }));
  return named.find(({ name }) => name !== '') ?? { name: '', text: '' };
}

/** The name of each class of a list, in their order. Two that are headed by different texts never get the same name: they get those texts. */
export function namesOfClasses(classes: readonly NamedClass[]): readonly string[] {
  const headings = new Map<string, Set<string>>();
  for (const { name, text } of classes) {
    const key = foldedName(name);
    headings.set(key, (headings.get(key) ?? new Set()).add(saidIn(text)));
  }
  return classes.map(({ name, text }) => {
    const isShared = (headings.get(foldedName(name))?.size ?? 0) > 1;
    return isShared ? text.slice(0, LIMITS.groupName).trim() : name;
  });
}

/** What a heading says about its class, without the words that every heading may have. */
function saidIn(text: string): string {
  return foldedName(text)
    .split(/[^\p{L}\d]+/u)
    .filter(
      (word) =>
        !/^(?:|kl|klas[aye]|klasie|gr|grup[aye]|grupie|oddzial|oddzialu|oddziale|lista|spis|wykaz|uczniow|uczniowie)$/u.test(
          word,
        ),
    )
    .join(' ');
}

function nameIn(text: string): string {
  const said = nameAtStart(SAID.exec(text)?.groups?.['rest'] ?? '');
  // "Klasa: uczniowie" names no class; "Grupa Spedycja" does.
  if (said !== '' && !/^(?:uczn|uczen|stud|lista|rok|w)/u.test(foldedName(said)))
    return said.slice(0, LIMITS.groupName);
  const plain = text.trim().replace(IN_BRACKETS, '');
  return CLASS.test(plain) || isYearAndTrade(plain) ? plain : '';
}

/** Whether a text consists of a year and a trade, without the word for a class: 2 LOGISTYK A, 2a TL. */
function isYearAndTrade(text: string): boolean {
  const [first = '', ...rest] = text.split(/\s+/u, MOST_WORDS + 1);
  if (rest.length === 0 || rest.length === MOST_WORDS) return false;
  const isTrade = (word: string) =>
    foldedName(word)
      .split(/[-./]/u)
      .every((part) => TRADE.test(part));
  if (YEAR.test(first)) return rest.every((word) => LETTER.test(word) || isTrade(word));
  return (
    YEAR_AND_LETTERS.test(first) && rest.every((word) => CAPITALS.test(word) || LETTER.test(word) || isTrade(word))
  );
}

/** The name of a class at the beginning of a text: the first word, and the following ones that are parts of it. */
function nameAtStart(text: string): string {
  const [first = '', ...rest] = text
    .split(/\s+/u)
    .map((word) => word.replace(/(?<!\.)\.+$/u, ''))
    .filter((word) => word !== '');
  const isYear = YEAR.test(first);
  const fits = (word: string, at: number): boolean => {
    if (NUMBER.test(word)) return at === rest.length - 1;
    if (NO_PART.test(foldedName(word)) || isFirstName(word)) return false;
    if (isYear) return WORD.test(word);
    return [LETTER, CAPITALS, YEAR_AND_LETTERS].some((part) => part.test(word)) || TRADE.test(foldedName(word));
  };
  const end = rest.findIndex((word, at) => !fits(word, at));
  return [first, ...(end < 0 ? rest : rest.slice(0, end))].join(' ');
}

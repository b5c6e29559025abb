import { GLOSSARY, TERM_FORMS, type TermId } from '@fracht/content';

/** A piece of a text: a technical term, or the text between two terms. */
type TermPart = { readonly text: string; readonly term: TermId | null };

/** What must not adjoin a term: there it is part of a longer word, of an address, or of a hyphenated name. */
const BEFORE = String.raw`(?<![\p{L}\p{N}@._-])`;
const AFTER = String.raw`(?![\p{L}\p{N}@_-]|\.\p{L})`;
/** A capitalised word after it makes it part of a name, such as that of a company. */
const NO_NAME = String.raw`(?!\s\p{Lu}\p{Ll})`;
/** What precedes the first word of a sentence. */
const SENTENCE_START = /(?:^|[.!?…:]\s+|\n\s*)$/u;

/** The letters with which an expression begins, except an optional one. */
const STEM = /^(?:\p{L}(?![?*{]))*/u;

/** `stem`: letters that occur in a text wherever the form does. Searching for them first takes a small fraction of the time that the expression takes. */
type TermSearch = { readonly term: TermId; readonly stem: string; readonly found: RegExp; readonly isWord: boolean };

const SEARCHES: readonly TermSearch[] = Object.keys(GLOSSARY)
  .filter(isTerm)
  .flatMap((term) =>
    TERM_FORMS[term].forms.map((form) => ({
      term,
      stem: STEM.exec(form.slice(1))?.[0] ?? '',
      found: regExpOf(form),
      isWord: isLower(form.charAt(0)),
    })),
  );

/**
 * A text in pieces, with the first occurrence of each technical term in any of its forms; of two that overlap the longer one counts. A capitalised word in the
 * middle of a sentence is a name and not a term, unless the term is written so. (HLP-6)
 */
export function termParts(text: string): readonly TermPart[] {
  const found = SEARCHES.flatMap((search) => placesOf(search, text)).toSorted(
    (one, other) => one.from - other.from || other.to - one.to,
  );
  const parts: TermPart[] = [];
  const seen = new Set<TermId>();
  let end = 0;
  for (const { term, from, to } of found) {
    if (from < end || seen.has(term)) continue;
    if (from > end) parts.push({ text: text.slice(end, from), term: null });
    parts.push({ text: text.slice(from, to), term });
    seen.add(term);
    end = to;
  }
  return end < text.length ? [...parts, { text: text.slice(end), term: null }] : parts;
}

/** The technical terms of several texts, each once. (HLP-6) */
export function termsIn(texts: readonly string[]): readonly TermId[] {
  const found = texts.flatMap(termParts).flatMap(({ term }) => (term === null ? [] : [term]));
  return [...new Set(found)];
}

function placesOf({ term, stem, found, isWord }: TermSearch, text: string) {
  if (!text.includes(stem)) return [];
  return [...text.matchAll(found)].flatMap(({ 0: word, index: from }) => {
    const isName = isWord && !isLower(word.charAt(0)) && !SENTENCE_START.test(text.slice(0, from));
    return isName ? [] : [{ term, from, to: from + word.length }];
  });
}

function regExpOf(form: string): RegExp {
  const first = form.charAt(0);
  const begins = isLower(first) ? `[${first}${first.toUpperCase()}]` : first;
  return new RegExp(`${BEFORE}${begins}${form.slice(1).replaceAll(' ', String.raw`\s+`)}${AFTER}${NO_NAME}`, 'gu');
}

function isLower(letter: string): boolean {
  return letter === letter.toLowerCase();
}

function isTerm(id: string): id is TermId {
  return id in GLOSSARY;
}

import { expect, test } from 'vitest';
import { CHANGE_EVENTS, EMERGENCIES, GLOSSARY, TERM_FORMS, type TermId } from '@fracht/content';
import { termParts, termsIn } from './term-parts.ts';

const TERMS = Object.keys(GLOSSARY).filter((id): id is TermId => id in GLOSSARY);
/** Words of a rule: what must, may or must not be done, and how much. */
const RULE = /\d|\b(?:musi|wolno|należy|trzeba|powinien|najwyżej|najmniej|nie wolno)\b/iu;

const marked = (text: string): readonly string[] =>
  termParts(text).flatMap(({ text: words, term }) => (term === null ? [] : [words]));

test.each([
  ['Inspektor prosi o wydruk z tachografu i list CMR.', ['tachografu', 'CMR']],
  ['Zlecenie ma nowe okno, a okno załadunku minęło.', ['okno', 'okno załadunku']],
  ['Po rozmowie o\u00a0oknie rozładunku wpisujesz zastrzeżenia.', ['oknie rozładunku', 'zastrzeżenia']],
  ['Tachograf pokazuje 9 h. Prom odpływa za godzinę.', ['Tachograf', 'Prom']],
  ['Awizacja, plomby, palety i\u00a0ciągnik: kto za nie odpowiada?', ['Awizacja', 'plomby', 'palety', 'ciągnik']],
])('[HLP-6] words of the trade are found in their forms: %s', (text, words) => {
  expect(marked(text)).toEqual(words);
  expect(
    termParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('[HLP-6] each word is found once in a text, where it comes first', () => {
  expect(marked('Karta tachografu, potem tachograf, potem dwa tachografy.')).toEqual(['tachografu']);
  expect(termsIn(['Prom i plomba', 'Drugi prom'])).toEqual(['ferry', 'seal']);
});

test.each([
  'Dzwoni firma ADR-Trans i pan Fracht.',
  'Kierowca Prom Bałtycki pisze na biuro@prom.example.',
  'Odbiorcą jest ADR Logistyka, a adres to cmr.example.',
  'Promień skrętu i promyk nie mają nic wspólnego z żeglugą.',
])('[HLP-6] what belongs to a name, an address or a longer word is none: %s', (text) => {
  expect(marked(text).filter((words) => words !== 'Odbiorcą')).toEqual([]);
});

test('[HLP-6] every word of the glossary is found in its own name', () => {
  const lost = TERMS.filter((term) => !termsIn([GLOSSARY[term].word]).includes(term));
  expect(lost).toEqual([]);
});

test('[HLP-6] what is said beside a question tells no rule: nothing that has to be done, no number', () => {
  const telling = TERMS.filter((term) => RULE.test(TERM_FORMS[term].is ?? GLOSSARY[term].means));
  expect(telling).toEqual([]);
});

test('[HLP-6] nothing that is said of a word holds an answer that its situation wants typed', () => {
  const told = [...EMERGENCIES, ...CHANGE_EVENTS].flatMap((situation) => {
    const terms = termsIn(textsUnder(situation, READ));
    const said = terms.map((term) =>
      `${GLOSSARY[term].word} ${TERM_FORMS[term].is ?? GLOSSARY[term].means}`.toLowerCase(),
    );
    const typed = textsUnder(situation, TYPED).flatMap((text) => text.toLowerCase().split('\n'));
    return typed
      .filter((answer) => !COUNTING.has(answer))
      .filter((answer) => said.some((words) => words.includes(answer)));
  });
  expect(told).toEqual([]);
});

/** Accepted answers that give nothing away without what is counted: "trzy firmy" reveals no number of copies. */
const COUNTING: ReadonlySet<string> = new Set(['trzy', 'dwa', 'dziewięć', 'godzina']);

/** What a player reads before the end of a situation, and what may have to be typed. */
const READ: ReadonlySet<string> = new Set(['text', 'description', 'help', 'knowledge']);
const TYPED: ReadonlySet<string> = new Set(['textAnswer']);

function textsUnder(value: unknown, keys: ReadonlySet<string>): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsUnder(item, keys));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]: [string, unknown]) => {
    if (typeof held === 'string') return keys.has(key) && held !== '' ? [held] : [];
    return textsUnder(held, keys);
  });
}

import type { ColumnKind } from '@fracht/protocol';
import { foldedName } from '../folded.ts';

/** What a heading says about its column; `whole`: a whole name in unknown order. */
export type Heading = ColumnKind | 'whole';

/** Words of columns about other people, or that do not matter for accounts. */
const NOT_THEIRS =
  /\b(?:matk|mam(?:a|y|ie)\b|ojc|ojciec|tat(?:a|y|o|cie)\b|rodzic|rodzin|rodzenstw|babci|babk|dziad|krewn|ciotk|cioci|wuj|macoch|brata\b|siostr[ay]\b|prawn|upowaznion|kurator|parent|guardian|mother|father|opiekun|wychowaw|nauczyciel|prowadz|rodow|panien|drugi|poprzedni|pracownik|doradc|dyrektor|sekretariat|alternate|alternatywn|dodatkow|recovery|odzyskiw|pomocnicz)/u;

/** Words of columns with the addresses of the people themselves. */
const OWN_ACCOUNT =
  /\b(?:uczen|uczni|uczenni|student|sluchacz|szkol|sluzbow|login|upn|user|uzytkownik|konto|account|office|microsoft|teams|google)/u;

/** Headings by the words that identify the column, in lower case without diacritics; the first match counts. */
const HEADINGS: readonly (readonly [Heading, RegExp])[] = [
  [
    'email',
    /\be[- ]?mail|\bmail\b|\bpoczta\b|\badres elektroniczny\b|\buser ?principal ?name\b|\bupn\b|\b(?:nazwa glowna|glowna nazwa) uzytkownika\b/u,
  ],
  ['last_first', /\bnazwisk[oa]\b.*\bimi(?:e|ona)\b/u],
  ['first_last', /\bimi(?:e|ona)\b.*\bnazwisk[oa]\b/u],
  ['last_name', /\bnazwisko\b|\bsurname\b|\blast ?name\b/u],
  ['first_name', /\bimi(?:e|ona)\b|\bfirst ?name\b/u],
  [
    'group',
    /\b(?:grupa|klasa|oddzial)\b|^(?:(?:nazwa|symbol|oznaczenie) )?(?:klasy|oddzialu|grupy)$|^(?:kl|gr|oddzialy)$/u,
  ],
  [
    'whole',
    /^(?:uczen|uczniowie|uczennica|uczniowie klasy|student|studenci|studentka|sluchacz|sluchacze|uczestnik|uczestnicy|osoba|nazwa|dane ucznia|dane osobowe|display ?name|nazwa wyswietlana|(?:uczen|student) ?\/.*)$/u,
  ],
];

/** What a heading says about its column; `none` if nothing useful. */
export function headingOf(text: string): Heading {
  const plain = plainHeading(text);
  if (plain === '' || NOT_THEIRS.test(plain)) return 'none';
  return HEADINGS.find(([, words]) => words.test(plain))?.[0] ?? 'none';
}

/** Whether a heading names a column about somebody else, or one that does not matter. */
export function isNotTheirs(text: string): boolean {
  return NOT_THEIRS.test(plainHeading(text));
}

/** Whether a heading says that its addresses are the pupils' own, from their school, or the accounts with which they log in elsewhere. */
export function isOwnAccount(text: string): boolean {
  const plain = plainHeading(text);
  return !NOT_THEIRS.test(plain) && OWN_ACCOUNT.test(plain);
}

function plainHeading(text: string): string {
  return foldedName(text)
    .replaceAll(/[_:*.]+/gu, ' ')
    .trim();
}

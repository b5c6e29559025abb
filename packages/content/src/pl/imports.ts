import type { FieldIssue, SkipReason } from '@fracht/protocol';
import { fieldText } from './fields.ts';

/** Why a row of an imported file is skipped. */
const WORDS: Readonly<Record<SkipReason, (group: string) => string>> = {
  DUPLICATE: () => 'Ta osoba jest już wyżej w\u00a0tym pliku.',
  INVITED: () => 'Ta osoba ma już własne konto: dostanie zaproszenie, które przyjmie w\u00a0swoim panelu.',
  ALREADY_THERE: () => 'Ta osoba jest już na Twojej liście.',
  SAME_NAME: (group) =>
    group === ''
      ? 'Osoba o\u00a0tym imieniu i\u00a0nazwisku jest już na Twojej liście albo wyżej w\u00a0tym pliku. Czy to ktoś inny?'
      : `Osoba o\u00a0tym imieniu i\u00a0nazwisku jest już w\u00a0grupie ${group}. Czy to ktoś inny?`,
  OTHER_GROUP: (group) => `Ta osoba jest już w\u00a0grupie ${group}.`,
};

/** Why a row was skipped, in words; `group`: the group that the person is in now. */
export function skipText(reason: SkipReason, group: string): string {
  return WORDS[reason](group);
}

const MISSING: Readonly<Record<string, string>> = {
  first_name: 'Wpisz imię.',
  last_name: 'Wpisz nazwisko.',
  email: 'Wpisz adres e-mail.',
};

/** What is wrong with a field of a row, in words; `group`: the group that the row names. */
export function importFieldText(field: string, issue: FieldIssue, group: string): string {
  if (issue.code === 'GROUP_UNKNOWN') return `Nie ma grupy ${group}.`;
  return (issue.code === 'REQUIRED' ? MISSING[field] : undefined) ?? fieldText(issue);
}

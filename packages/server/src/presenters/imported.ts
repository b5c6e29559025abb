import { importFieldText, skipText } from '@fracht/content';
import type { ImportPayload } from '@fracht/protocol';
import type { ImportOutcome, ImportedRow } from '../people-file/imported.ts';

/** The outcome of each row, with reasons in words, and the login cards of those who were added without an e-mail. */
export function presentImport({ rows, cards }: ImportOutcome, dryRun: boolean): ImportPayload {
  const count = (status: ImportedRow['verdict']['status']) =>
    rows.filter(({ verdict }) => verdict.status === status).length;
  return {
    dryRun,
    added: count('added'),
    moved: count('moved'),
    skipped: count('skipped'),
    wrong: count('wrong'),
    rows: rows.map(presentRow),
    ...(cards.length === 0 ? {} : { cards: [...cards] }),
  };
}

function presentRow({ verdict, ...row }: ImportedRow): ImportPayload['rows'][number] {
  const { status } = verdict;
  if (status === 'skipped') {
    return { ...row, status, reason: { code: verdict.reason, text: skipText(verdict.reason, verdict.group) } };
  }
  if (status !== 'wrong') return { ...row, status };
  const texts = Object.entries(verdict.errors).map(([field, issues]) => [
    field,
    issues.map((issue) => importFieldText(field, issue, row.group)),
  ]);
  return { ...row, status, errors: Object.fromEntries(texts) };
}

import { fieldText, skipText } from '@fracht/content';
import type { ImportPayload } from '@fracht/protocol';
import type { ImportedRow } from '../commands/import-users.ts';

/** What became of each row, with its reasons in words. */
export function presentImport(rows: readonly ImportedRow[], dryRun: boolean): ImportPayload {
  const count = (status: ImportedRow['verdict']['status']) =>
    rows.filter(({ verdict }) => verdict.status === status).length;
  return {
    dryRun,
    added: count('added'),
    moved: count('moved'),
    skipped: count('skipped'),
    wrong: count('wrong'),
    rows: rows.map(presentRow),
  };
}

function presentRow({ verdict, ...row }: ImportedRow): ImportPayload['rows'][number] {
  const { status } = verdict;
  if (status === 'skipped') {
    return { ...row, status, reason: { code: verdict.reason, text: skipText(verdict.reason, verdict.group) } };
  }
  if (status !== 'wrong') return { ...row, status };
  const texts = Object.entries(verdict.errors).map(([field, issues]) => [field, issues.map(fieldText)]);
  return { ...row, status, errors: Object.fromEntries(texts) };
}

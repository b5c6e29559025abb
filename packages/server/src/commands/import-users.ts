import { fieldIssues, type FieldIssues, importedPerson, LIMITS, oneLine, type SkipReason } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { peopleOf, type GivenRow } from '../people-file/people-of.ts';
import { readTable } from '../people-file/read-table.ts';
import type { Group } from '../storage/group-store.ts';
import type { User } from '../storage/user-store.ts';
import { addUser } from './add-user.ts';

type Row = GivenRow & { readonly move: boolean };
type Verdict =
  | { readonly status: 'added' }
  | { readonly status: 'moved' }
  | { readonly status: 'skipped'; readonly reason: SkipReason; readonly group: string }
  | { readonly status: 'wrong'; readonly errors: FieldIssues };

/** What became of a row. */
export type ImportedRow = GivenRow & { readonly verdict: Verdict };

/** The rows of a file. Throws VALIDATION on `file`: it cannot be read, headings are missing, nobody or too many are in it. */
export async function rowsOfFile(file: string | Uint8Array): Promise<readonly Row[]> {
  const table = await readTable(file);
  if (table === null) throw fieldError('file', 'FILE_FORMAT');
  const people = peopleOf(table);
  if (people === null) throw fieldError('file', 'COLUMNS_MISSING');
  if (people.length === 0) throw fieldError('file', 'FILE_EMPTY');
  if (people.length > LIMITS.importRows) {
    throw new AppError('VALIDATION', { fields: { file: [{ code: 'ROWS_TOO_MANY', limit: LIMITS.importRows }] } });
  }
  return people.map((person) => ({ ...person, move: false }));
}

/** Takes students in, each row for itself; with `dryRun` only says what would be. (protocol "POST user/import/") */
export async function importUsers(
  context: AppContext,
  caller: User,
  rows: readonly Row[],
  dryRun: boolean,
): Promise<readonly ImportedRow[]> {
  const groups = await context.storage.groups.of(caller.id);
  const seen = new Set<string>();
  const done: ImportedRow[] = [];
  for (const { move, ...row } of rows) {
    const verdict = await importRow({ context, caller, groups, seen, dryRun }, { ...row, move });
    done.push({ ...row, verdict });
  }
  return done;
}

type Work = {
  readonly context: AppContext;
  readonly caller: User;
  readonly groups: readonly Group[];
  /** E-mails of the rows above. */
  readonly seen: Set<string>;
  readonly dryRun: boolean;
};

async function importRow({ context, caller, groups, seen, dryRun }: Work, row: Row): Promise<Verdict> {
  const parsed = importedPerson.safeParse(row, { reportInput: true });
  const group = row.group === '' ? null : groups.find(({ name }) => isSame(name, row.group));
  const errors: FieldIssues = {
    ...(parsed.success ? {} : fieldIssues(parsed.error.issues)),
    ...(group === undefined ? { group: [{ code: 'GROUP_UNKNOWN' }] } : {}),
  };
  if (!parsed.success || group === undefined) return { status: 'wrong', errors };
  const { email } = parsed.data;
  if (seen.has(email)) return skipped('DUPLICATE');
  seen.add(email);
  const known = await context.storage.users.findByEmail(email);
  if (known !== null && known.teacher === caller.id)
    return own(context, known, { group, groups, move: row.move, dryRun });
  if (known !== null && (known.type !== 'STUDENT' || known.teacher !== null)) {
    return { status: 'wrong', errors: { email: [{ code: 'EMAIL_TAKEN' }] } };
  }
  if (!dryRun) await addUser(context, caller, { ...parsed.data, type: 'STUDENT', group: group?.id ?? null });
  return { status: 'added' };
}

type Place = {
  readonly group: Group | null;
  readonly groups: readonly Group[];
  readonly move: boolean;
  readonly dryRun: boolean;
};

/** A student whom the caller has already: in another group, or in none, only moved where that is asked for. */
async function own({ storage }: AppContext, known: User, { group, groups, move, dryRun }: Place): Promise<Verdict> {
  if (group === null || group.id === known.group) return skipped('ALREADY_THERE');
  const before = groups.find(({ id }) => id === known.group);
  if (before !== undefined && !move) return skipped('OTHER_GROUP', before.name);
  if (!dryRun) await storage.users.change(known.id, { group: group.id });
  return { status: 'moved' };
}

function skipped(reason: SkipReason, group = ''): Verdict {
  return { status: 'skipped', reason, group };
}

function isSame(one: string, other: string): boolean {
  return oneLine(one).toLocaleLowerCase('pl') === oneLine(other).toLocaleLowerCase('pl');
}

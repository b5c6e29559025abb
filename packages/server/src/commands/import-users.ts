import {
  fieldIssues,
  type FieldIssues,
  importedPerson,
  importedWithCode,
  isOneName,
  LIMITS,
  nameLookingLike,
  type SkipReason,
} from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { ImportOutcome, ImportedRow, RowVerdict } from '../people-file/imported.ts';
import type { GivenRow } from '../people-file/sheet-people.ts';
import { sharedGroups } from '../policies/leading.ts';
import type { Group } from '../storage/group-store.ts';
import type { NewUser, User } from '../storage/user-store.ts';
import { Arrivals } from './arrivals.ts';
import { inviteStudent } from './invite-student.ts';
import { makeCodes } from './make-codes.ts';
import { ledStudents, placeOfAdded } from './own-group.ts';

type RowToImport = GivenRow & { readonly move: boolean; readonly other: boolean };
/**
 * Imports students row by row; with `dryRun` only reports what would happen. Students without an e-mail get a login name and a one-time code.
 * In a retry, those who were added the first time are `added` again, with new codes if needed. Throws VALIDATION on `file` if it would make more codes than
 * allowed at once. (docs/adr/0022, 0025)
 */
export async function importUsers(
  context: AppContext,
  caller: User,
  rows: readonly RowToImport[],
  { dryRun, days, before: addedBefore }: ImportOptions,
): Promise<ImportOutcome & { readonly added: readonly string[] }> {
  if (rows.filter(isWithCode).length > LIMITS.codes) {
    throw new AppError('VALIDATION', { fields: { file: [{ code: 'CODES_TOO_MANY', limit: LIMITS.codes }] } });
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = addedBefore === null ? null : await stillThere(context, caller, addedBefore);
    const { rows: done, arrivals, withCode, asked } = await judge(context, caller, { rows, before });
    if (dryRun) return { rows: done, cards: [], added: [] };
    if (!(await arrivals.takeIn())) continue;
    for (const { student, wish } of asked) await inviteStudent(context, caller, student, wish);
    const added = arrivals.added.map(({ id }) => id);
    return { rows: done, cards: await makeCodes(context, caller, withCode, { days }), added };
  }
  throw new AppError('CONFLICT');
}

type ImportOptions = {
  readonly dryRun: boolean;
  /** For how many days codes are valid. */
  readonly days: number;
  /** In a retry, the ids of those who were added the first time; null: this is the first time. */
  readonly before: readonly string[] | null;
};

type AskedStudent = { readonly student: User; readonly wish: Parameters<typeof inviteStudent>[3] };

type JudgedRows = {
  readonly rows: readonly ImportedRow[];
  /** The batch to write, unless it is a dry run. */
  readonly arrivals: Arrivals;
  /** Ids of the students without an e-mail. */
  readonly withCode: readonly string[];
  readonly asked: readonly AskedStudent[];
};

/** Those of them who are students whom the caller leads. */
async function stillThere(context: AppContext, caller: User, ids: readonly string[]): Promise<User[]> {
  return (await ledStudents(context, caller)).filter(({ id }) => ids.includes(id));
}

type Sent = { readonly rows: readonly RowToImport[]; readonly before: readonly User[] | null };

/** Decides the outcome of each row; writes nothing. */
async function judge(context: AppContext, caller: User, { rows, before }: Sent): Promise<JudgedRows> {
  const groups = await context.storage.groups.of(caller.id, await sharedGroups(context, caller));
  const students = await ledStudents(context, caller);
  const names = new Map(students.map((user) => [nameKey(user), user.group]));
  const arrivals = new Arrivals(context);
  const again = before === null ? null : [...before];
  const led = new Set(students.map(({ id }) => id));
  const work: Work = { context, caller, groups, led, seen: new Set(), names, again, withCode: [], arrivals, asked: [] };
  const done: ImportedRow[] = [];
  for (const { move, other, ...row } of rows) {
    const verdict = isWithCode(row)
      ? importWithCode(work, { ...row, move, other })
      : await importRow(work, { ...row, move, other });
    done.push({ ...row, verdict });
  }
  return { rows: done, arrivals, withCode: work.withCode, asked: work.asked };
}

/** How often the rows are evaluated again if one of their e-mails is taken at the same moment. */
const ATTEMPTS = 3;

type Student = Pick<NewUser, 'first_name' | 'last_name' | 'teacher' | 'group'> & { readonly email: string };

type Work = {
  readonly context: AppContext;
  readonly caller: User;
  readonly groups: readonly Group[];
  /** Ids of the students whom the caller leads. */
  readonly led: ReadonlySet<string>;
  /** E-mails of the rows above. */
  readonly seen: Set<string>;
  /** Groups of the caller's students by name; null for those without an e-mail in the rows above, who have no group yet. */
  readonly names: Map<string, string | null>;
  /** In a retry, those whom the same request added the first time, without those already matched to a row; null: this is the first time. */
  readonly again: User[] | null;
  /** Ids of those who were added without an e-mail. */
  readonly withCode: string[];
  readonly arrivals: Arrivals;
  /** Students who have an account, and are to be invited. */
  readonly asked: AskedStudent[];
};

function isWithCode({ code, email }: GivenRow): boolean {
  return code && email.trim() === '';
}

/** Evaluates a row without an e-mail. One with the name of an existing student is only added if the lecturer says that it is somebody else. */
function importWithCode(work: Work, row: RowToImport): RowVerdict {
  const { caller, groups, names, again, withCode, arrivals } = work;
  const parsed = importedWithCode.safeParse(row, { reportInput: true });
  const { group, errors } = groupOf(row, groups);
  if (!parsed.success) return { status: 'wrong', errors: { ...fieldIssues(parsed.error.issues), ...errors } };
  if (group === undefined) return { status: 'wrong', errors };
  const name = nameKey(parsed.data);
  const known = foundAgain(again, (user) => user.email === null && nameKey(user) === name);
  if (known !== null) {
    withCode.push(known.id);
    return { status: 'added' };
  }
  const before = names.get(name);
  names.set(name, null);
  if (before !== undefined && (again !== null || !row.other)) {
    return skipped('SAME_NAME', groups.find(({ id }) => id === before)?.name ?? '');
  }
  withCode.push(arrivals.nameOnly(parsed.data, placeOfAdded(group, caller)));
  return { status: 'added' };
}

/** Removes the first one in `again` that fits, and gives it; null: none does. */
function foundAgain(again: User[] | null, fits: (user: User) => boolean): User | null {
  const index = again?.findIndex(fits) ?? -1;
  return index === -1 ? null : (again?.splice(index, 1)[0] ?? null);
}

/** The caller's group that the row names, null for none; undefined, with the fault, for an unknown group. */
function groupOf(
  row: RowToImport,
  groups: readonly Group[],
): { readonly group: Group | null | undefined; readonly errors: FieldIssues } {
  const group = row.group === '' ? null : groups.find(({ name }) => isOneName(name, row.group));
  return { group, errors: group === undefined ? { group: [{ code: 'GROUP_UNKNOWN' }] } : {} };
}

function nameKey({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): string {
  return nameLookingLike(`${first_name} ${last_name}`);
}

async function importRow(
  { context, caller, groups, led, seen, again, arrivals, asked }: Work,
  row: RowToImport,
): Promise<RowVerdict> {
  const parsed = importedPerson.safeParse(row, { reportInput: true });
  const { group, errors } = groupOf(row, groups);
  if (!parsed.success) return { status: 'wrong', errors: { ...fieldIssues(parsed.error.issues), ...errors } };
  if (group === undefined) return { status: 'wrong', errors };
  const { email } = parsed.data;
  if (seen.has(email)) return skipped('DUPLICATE');
  seen.add(email);
  if (foundAgain(again, (user) => user.email === email) !== null) return { status: 'added' };
  const known = await context.storage.users.findByEmail(email);
  if (known !== null && led.has(known.id)) return own(arrivals, known, { group, groups, move: row.move });
  if (known !== null && (known.type !== 'STUDENT' || known.teacher !== null)) {
    return { status: 'wrong', errors: { email: [{ code: 'EMAIL_ELSEWHERE' }] } };
  }
  const place = placeOfAdded(group, caller);
  if (known !== null) {
    asked.push({ student: known, wish: { ...parsed.data, ...place } });
    return skipped('INVITED');
  }
  arrivals.invite(invited(context, { ...parsed.data, ...place }));
  return { status: 'added' };
}

type GroupChoice = {
  readonly group: Group | null;
  readonly groups: readonly Group[];
  readonly move: boolean;
};

/** Evaluates a row of one of the caller's students; one in another group, or in none, is only moved if the row asks for that. */
function own(arrivals: Arrivals, known: User, { group, groups, move }: GroupChoice): RowVerdict {
  if (group === null || group.id === known.group) return skipped('ALREADY_THERE');
  if (group.teacher !== known.teacher) return { status: 'wrong', errors: { group: [{ code: 'GROUP_UNKNOWN' }] } };
  const before = groups.find(({ id }) => id === known.group);
  if (before !== undefined && !move) return skipped('OTHER_GROUP', before.name);
  arrivals.change({ id: known.id, group: group.id });
  return { status: 'moved' };
}

/** A new student of the caller, who sets the password by a mailed link. */
function invited({ now }: AppContext, student: Student): NewUser {
  const { email, first_name, last_name, teacher, group } = student;
  const account = { type: 'STUDENT', passwordHash: null, approved: true } as const;
  return { ...account, id: newId(), email, first_name, last_name, teacher, group, createdAt: now() };
}

function skipped(reason: SkipReason, group = ''): RowVerdict {
  return { status: 'skipped', reason, group };
}

import type { AuditAction, AuditKind } from '@fracht/protocol';
import { foldedName } from '../../folded.ts';
import { type Acting, whoActs } from '../acting.ts';
import type { AuditFields } from '../audit-store.ts';
import type { Db, Tables } from '../tables.ts';
import { waitForSchool } from './turn.ts';

/** The recorded state of a thing before or after a change. */
export type Snapshot = {
  /** The name of the thing; empty: it has none. */
  readonly label: string;
  /** Words by which it is found besides its name. */
  readonly words?: string;
  readonly fields: AuditFields;
  /** Values that are compared and never stored, such as a password hash: the entry only says that they changed. */
  readonly secrets?: Readonly<Record<string, string | null>>;
  /** Its version, if versions of it are kept. */
  readonly version?: number;
};

/** A change of one thing: its state before and after; null: it did not exist then. */
export type RecordedChange = {
  readonly kind: AuditKind;
  readonly object: string;
  readonly before: Snapshot | null;
  readonly after: Snapshot | null;
  /** Whether it was brought back after having been removed. */
  readonly isRestored?: boolean;
  /** Nothing changed: somebody exported a copy of it. */
  readonly isTaken?: boolean;
};

/** Things that the whole school plays with; a lecturer's change of one is reported to the admins. */
const SHARED: ReadonlySet<AuditKind> = new Set(['SETTING', 'STAGE', 'TEXT', 'SCENARIO', 'CURRICULUM', 'PICTURE']);
/** How many entries one statement takes: SQLite limits the number of values. */
const ROWS_AT_ONCE = 500;

/**
 * Adds entries to the audit log in the name of the current actor; none if nothing differs. Call it in the transaction of the change, so
 * that both are stored or neither. (AUD-1)
 */
export async function recordChanges(db: Db, changes: readonly RecordedChange[]): Promise<void> {
  const entries = changes.flatMap((change) => entryOf(change, whoActs()));
  if (entries.length === 0) return;
  await waitForSchool(db);
  const newest = db.selectFrom('audit').select(({ fn }) => fn.max('seq').as('seq'));
  const last = (await newest.executeTakeFirst())?.seq ?? 0;
  for (let from = 0; from < entries.length; from += ROWS_AT_ONCE) {
    const some = entries.slice(from, from + ROWS_AT_ONCE);
    const rows = some.map(({ row }, index) => ({ ...row, seq: last + from + index + 1 }));
    await db.insertInto('audit').values(rows).execute();
    for (const [index, { row, words }] of some.entries()) {
      await keepName(db, row.kind, row.object, words, last + from + index + 1);
    }
  }
}

type NewAuditEntry = { readonly row: Omit<Tables['audit'], 'seq'>; readonly words: string };

function entryOf(change: RecordedChange, { user, role, call, now }: Acting): readonly NewAuditEntry[] {
  const { kind, object, before, after, isTaken = false } = change;
  const found = isTaken ? NO_DIFFERENCE : differences(before, after);
  const present = after ?? before;
  if (found === null || present === null) return [];
  const told = found.isErased ? { label: '', words: '' } : { label: present.label, words: searchWords(present) };
  const row = {
    at: now(),
    actor: user,
    role,
    call,
    kind,
    object,
    label: told.label,
    action: actionOf(change),
    fields: JSON.stringify(found.fields),
    before: found.before,
    after: found.after,
    version: before?.version ?? null,
    notable: role === 'TEACHER' && SHARED.has(kind) ? 1 : 0,
  };
  return [{ row, words: told.words }];

  function differences(one: Snapshot | null, other: Snapshot | null): FoundDifferences | null {
    // When a person is erased, the log keeps only that it happened.
    if (kind === 'USER' && other === null) {
      return one === null ? null : { fields: [], before: null, after: null, isErased: true };
    }
    return fieldDifferences(one, other);
  }
}

type FoundDifferences = {
  readonly fields: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
  readonly isErased: boolean;
};

const NO_DIFFERENCE: FoundDifferences = { fields: [], before: null, after: null, isErased: false };

/** The fields that differ, with their values; null: none does. */
function fieldDifferences(before: Snapshot | null, after: Snapshot | null): FoundDifferences | null {
  const names = Object.keys({ ...before?.fields, ...after?.fields });
  const changed = names.filter((name) => textOf(before, name) !== textOf(after, name));
  const secrets = Object.entries(after?.secrets ?? {}).flatMap(([name, value]) =>
    value === (before?.secrets?.[name] ?? null) ? [] : [name],
  );
  if (before !== null && after !== null && changed.length + secrets.length === 0) return null;
  const partOf = (snapshot: Snapshot | null): string | null =>
    snapshot && JSON.stringify(Object.fromEntries(changed.map((name) => [name, snapshot.fields[name] ?? null])));
  return { fields: [...changed, ...secrets], before: partOf(before), after: partOf(after), isErased: false };
}

function textOf(snapshot: Snapshot | null, name: string): string {
  return JSON.stringify(snapshot?.fields[name] ?? null);
}

function actionOf({ before, after, isRestored = false, isTaken = false }: RecordedChange): AuditAction {
  if (isTaken) return 'TAKEN';
  if (isRestored) return 'RESTORED';
  if (before === null) return 'ADDED';
  return after === null ? 'REMOVED' : 'CHANGED';
}

function searchWords({ label, words = '' }: Snapshot): string {
  return foldedName(`${label} ${words}`);
}

/** Stores the name for searching, with the newest entry under it. */
async function keepName(db: Db, kind: string, object: string, words: string, seq: number): Promise<void> {
  if (words === '') return;
  await db
    .insertInto('audit_names')
    .values({ kind, object, words, seq })
    .onConflict((conflict) => conflict.columns(['kind', 'object', 'words']).doUpdateSet({ seq }))
    .execute();
}

/** Empties everything that the entries about a person say of them; that something happened stays. (AUD-4) */
export async function emptyEntriesAbout(db: Db, person: string): Promise<void> {
  await db
    .updateTable('audit')
    .set({ label: '', before: null, after: null })
    .where('kind', '=', 'USER')
    .where('object', '=', person)
    .execute();
  await db.deleteFrom('audit_names').where('kind', '=', 'USER').where('object', '=', person).execute();
}

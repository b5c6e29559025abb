import type { Selectable } from 'kysely';
import { AUDIT_ACTIONS, AUDIT_KINDS, AUDIT_LIMITS, AUDIT_ROLES } from '@fracht/protocol';
import { z } from 'zod';
import type { AuditEntry, AuditLine, AuditStore } from '../audit-store.ts';
import type { NewMail } from '../mail-store.ts';
import type { Db, Tables } from '../tables.ts';
import { LINE_COLUMNS, searchAudit } from './audit-search.ts';
import { recordPersonTaken } from './audit-snapshots.ts';
import { addLetters } from './mail.ts';
import type { Readable } from './readable.ts';
import { recordChanges } from './record-change.ts';
import { today } from './today.ts';
import { inTurn } from './turn.ts';

type AuditRow = Selectable<Tables['audit']>;
type LineRow = Pick<AuditRow, (typeof LINE_COLUMNS)[number]>;

const kind = z.enum(AUDIT_KINDS);
const action = z.enum(AUDIT_ACTIONS);
const role = z.enum(AUDIT_ROLES);
const names = z.array(z.string());
const fields = z.record(z.string(), z.unknown());

/** Who changed what, in SQL: written by `recordChanges`, read here. */
export function sqlAuditStore(db: Db, readable: Readable): AuditStore {
  const seqOf = async (mark: string): Promise<number> =>
    (await db.selectFrom('audit_marks').select('seq').where('name', '=', mark).executeTakeFirst())?.seq ?? 0;
  const notableSince = (seq: number) => countNotable(db, seq);
  return {
    async search(search) {
      const { rows, isTooWide } = await searchAudit(db, search);
      const page = rows.slice(0, AUDIT_LIMITS.page);
      const lines = readable('audit', page, ({ seq }) => seq, lineOf);
      return { lines, hasMore: rows.length > page.length, isTooWide };
    },
    async find(seq) {
      const row = await db.selectFrom('audit').selectAll().where('seq', '=', seq).executeTakeFirst();
      return row === undefined ? null : entryOf(row);
    },
    async about(person) {
      const own = db.selectFrom('audit').selectAll().where('kind', '=', 'USER').where('object', '=', person);
      const rows = await own.orderBy('at', 'desc').orderBy('seq', 'desc').execute();
      return readable('audit', rows, ({ seq }) => seq, entryOf);
    },
    seen: () => seqOf('SEEN'),
    markSeen: (seq) =>
      inTurn(db, async (transaction) => {
        const newest = transaction.selectFrom('audit').select(({ fn }) => fn.max('seq').as('seq'));
        const last = (await newest.executeTakeFirst())?.seq ?? 0;
        await putMark(transaction, 'SEEN', Math.min(seq, last));
      }),
    unseen: async () => notableSince(await seqOf('SEEN')),
    tell: (letters) => tell(db, letters),
    recordPersonTaken: (id) => inTurn(db, (transaction) => recordPersonTaken(transaction, id)),
    recordBackupTaken: (name) => inTurn(db, (transaction) => recordBackupTaken(transaction, name)),
  };
}

async function recordBackupTaken(db: Db, name: string): Promise<void> {
  const after = { label: name, fields: {} };
  await recordChanges(db, [{ kind: 'BACKUP', object: name, before: null, after, isTaken: true }]);
}

async function countNotable(db: Db, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('notable', '=', 1)
    .where('seq', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Moves a marker forward to an entry; it never goes back. */
async function putMark(db: Db, name: string, seq: number): Promise<void> {
  await db
    .insertInto('audit_marks')
    .values({ name, seq, day: today })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ seq, day: today }).where('audit_marks.seq', '<=', seq),
    )
    .execute();
}

async function tell(db: Db, letters: (count: number) => Promise<readonly NewMail[]>): Promise<boolean> {
  const isDue = await due(db);
  if (isDue === null) return false;
  const written = await letters(isDue.count);
  return inTurn(db, async (transaction) => {
    // Another process may have written to them meanwhile.
    if ((await due(transaction)) === null) return false;
    await putMark(transaction, 'TOLD', isDue.last);
    await addLetters(transaction, written);
    return true;
  });
}

/** How many notable changes nobody has looked at or been told of, and the last of them; null: none, or somebody was already told today. */
async function due(db: Db): Promise<{ readonly count: number; readonly last: number } | null> {
  const marks = await db.selectFrom('audit_marks').selectAll().execute();
  const told = marks.find(({ name }) => name === 'TOLD');
  const counted = db.selectFrom('seen_days').select(({ fn }) => fn.max('number').as('day'));
  const day = (await counted.executeTakeFirst())?.day ?? 0;
  if (told !== undefined && told.day >= day) return null;
  const since = Math.max(0, ...marks.map(({ seq }) => seq));
  const newest = db
    .selectFrom('audit')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('notable', '=', 1);
  const last = (await newest.executeTakeFirst())?.seq ?? 0;
  return last > since ? { count: await countNotable(db, since), last } : null;
}

function lineOf(row: LineRow): AuditLine {
  const { seq, at, actor, call, object, label, version } = row;
  return {
    seq,
    at,
    actor,
    call,
    object,
    label,
    version,
    role: role.parse(row.role),
    kind: kind.parse(row.kind),
    action: action.parse(row.action),
    fields: names.parse(JSON.parse(row.fields)),
    notable: row.notable === 1,
  };
}

function entryOf(row: AuditRow): AuditEntry {
  const { before, after } = row;
  return {
    ...lineOf(row),
    before: before === null ? null : fields.parse(JSON.parse(before)),
    after: after === null ? null : fields.parse(JSON.parse(after)),
  };
}

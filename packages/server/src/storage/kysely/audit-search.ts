import { type RawBuilder, type Selectable, sql } from 'kysely';
import { AUDIT_LIMITS } from '@fracht/protocol';
import { foldedName } from '../../folded.ts';
import type { AuditSearch } from '../audit-store.ts';
import type { Db, Tables } from '../tables.ts';

/** The columns of a list: without the values before and after, which may be long. */
export const LINE_COLUMNS = [
  'seq',
  'at',
  'actor',
  'role',
  'call',
  'kind',
  'object',
  'label',
  'action',
  'fields',
  'version',
  'notable',
] as const;

type LineRow = Pick<Selectable<Tables['audit']>, (typeof LINE_COLUMNS)[number]>;

/** Changes that one index gives in their order: each part that is given must hold. */
type IndexCondition = { readonly kind?: string; readonly object?: string; readonly actor?: string };

/** How many names are looked for at once: those with the newest changes. */
const MOST_NAMES = 50;

/**
 * The newest changes that fit, one more than a page has if there are more. A text is looked for among names, of which there are few, and
 * then each name by an index: never in the changes themselves, of which there may be millions. (AUD-5)
 */
export async function searchAudit(
  db: Db,
  search: AuditSearch,
): Promise<{ readonly rows: readonly LineRow[]; readonly isTooWide: boolean }> {
  const named = await sourcesOfText(db, search.text ?? '');
  const wanted = [
    search.kind === undefined ? [{}] : [{ kind: search.kind }],
    search.person === undefined ? [{}] : ofPerson(search.person),
    named.sources,
  ];
  const sources = wanted.reduce<readonly IndexCondition[]>(joined, [{}]);
  const bounds = await boundsOf(db, search);
  if (sources.length === 0 || bounds === null) return { rows: [], isTooWide: false };
  const parts = sources.map((source) => newestOf(source, bounds));
  const found = await sql<{ seq: number }>`select seq from (${sql.join(parts, sql` union `)}) as found
    order by at desc, seq desc limit ${sql.lit(AUDIT_LIMITS.page + 1)}`.execute(db);
  const seqs = found.rows.map(({ seq }) => seq);
  if (seqs.length === 0) return { rows: [], isTooWide: named.isTooWide };
  const lines = db.selectFrom('audit').select(LINE_COLUMNS).where('seq', 'in', seqs);
  const rows = await lines.orderBy('at', 'desc').orderBy('seq', 'desc').execute();
  return { rows, isTooWide: named.isTooWide };
}

/** Changes by a person, and of the account. */
function ofPerson(id: string): readonly IndexCondition[] {
  return [{ actor: id }, { kind: 'USER', object: id }];
}

/**
 * Changes of whatever has or had a name with this text in it, and by people with such a name. Names are visited from the newest on, each
 * thing at the newest of its matching names: a text that thousands have is found after a few.
 */
async function sourcesOfText(
  db: Db,
  text: string,
): Promise<{ readonly sources: readonly IndexCondition[]; readonly isTooWide: boolean }> {
  const words = foldedName(text);
  if (words === '') return { sources: [{}], isTooWide: false };
  const pattern = `%${words.replaceAll(/[%_\\]/gu, String.raw`\$&`)}%`;
  const { rows } = await sql<{ kind: string; object: string }>`select kind, object from audit_names as name
    where words like ${pattern} escape '\\' and not exists (
      select 1 from audit_names as newer where newer.kind = name.kind and newer.object = name.object
        and (newer.seq, newer.words) > (name.seq, name.words) and newer.words like ${pattern} escape '\\')
    order by seq desc, kind, object limit ${sql.lit(MOST_NAMES + 1)}`.execute(db);
  const sources = rows
    .slice(0, MOST_NAMES)
    .flatMap(({ kind, object }): IndexCondition[] => [
      { kind, object },
      ...(kind === 'USER' ? [{ actor: object }] : []),
    ]);
  return { sources, isTooWide: rows.length > MOST_NAMES };
}

/** Changes that are in either list. */
function joined(some: readonly IndexCondition[], others: readonly IndexCondition[]): readonly IndexCondition[] {
  return some.flatMap((one) => others.flatMap((other) => bothOf(one, other)));
}

function bothOf(one: IndexCondition, other: IndexCondition): readonly IndexCondition[] {
  const names = ['kind', 'object', 'actor'] as const;
  const differ = names.some((name) => name in one && name in other && one[name] !== other[name]);
  return differ ? [] : [{ ...one, ...other }];
}

type SeqBounds = {
  readonly from: number | undefined;
  readonly until: number | undefined;
  /** The place in the order after which to continue. */
  readonly after: { readonly at: number; readonly seq: number } | undefined;
};

/** The bounds of a search; null: it continues from a change that is not there. */
async function boundsOf(db: Db, { from, until, after }: AuditSearch): Promise<SeqBounds | null> {
  if (after === undefined) return { from, until, after };
  const place = await db.selectFrom('audit').select(['at', 'seq']).where('seq', '=', after).executeTakeFirst();
  return place === undefined ? null : { from, until, after: place };
}

/** The newest changes of a source within the bounds, as many as a page may need. */
function newestOf({ kind, object, actor }: IndexCondition, { from, until, after }: SeqBounds): RawBuilder<unknown> {
  const conditions = [
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(object === undefined ? [] : [sql`object = ${object}`]),
    // Changes of one thing by one person are searched among the changes of that thing, not among everything that the person has
    // changed.
    ...(actor === undefined
      ? []
      : [object === undefined ? sql`actor = ${actor}` : sql`coalesce(actor, '') = ${actor}`]),
    ...(from === undefined ? [] : [sql`at >= ${from}`]),
    ...(until === undefined ? [] : [sql`at < ${until}`]),
    ...(after === undefined ? [] : [sql`(at, seq) < (${after.at}, ${after.seq})`]),
  ];
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  return sql`select * from (select at, seq from audit ${where} order by at desc, seq desc
    limit ${sql.lit(AUDIT_LIMITS.page + 1)}) as part`;
}

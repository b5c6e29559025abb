import { CHANGE_EVENTS, EMERGENCIES } from '@fracht/content';
import { checkItem } from '@fracht/scenarios';
import { sql } from 'kysely';
import { z } from 'zod';
import { readItem, libraryKind } from '../library-items.ts';
import type { Db } from '../tables.ts';

/** The tables with situations, the column of their ids, and whether the row there is the situation as new games get it. */
const KEPT = [
  { table: 'library_items', id: 'id', isCurrent: true },
  { table: 'removed_items', id: 'id', isCurrent: true },
  { table: 'library_drafts', id: 'id', isCurrent: false },
  { table: 'library_versions', id: 'item', isCurrent: false },
] as const;

/** What the answers of a situation break; the key is their text, points and effects as one text. */
type Said = ReadonlyMap<string, unknown>;

const NOTHING_SAID: Said = new Map();

const textAnswer = z.string().min(1);
const effects = z.array(
  z.object({ type: z.string(), value: z.number(), full_val: z.boolean().optional().default(false) }),
);

/** What identifies an answer, or the right or the wrong text of a typed question, with the field that says what it breaks. */
const WAYS = [
  z
    .object({ text: z.string(), points: z.number(), newCar: z.boolean(), effects, breaks: z.unknown().optional() })
    .transform(({ breaks, ...way }) => ({ field: 'breaks', breaks, way: JSON.stringify(way) })),
  z
    .object({ textAnswer, points_ok: z.number(), effects_ok: effects, breaks_ok: z.unknown().optional() })
    .transform(({ breaks_ok: breaks, ...way }) => ({ field: 'breaks_ok', breaks, way: JSON.stringify(way) })),
  z
    .object({ textAnswer, points_wrong: z.number(), effects_wrong: effects, breaks_wrong: z.unknown().optional() })
    .transform(({ breaks_wrong: breaks, ...way }) => ({ field: 'breaks_wrong', breaks, way: JSON.stringify(way) })),
] as const;

/**
 * Adds to the libraries of schools that are older than the field what the answers of built-in situations break. An answer is filled in if it
 * occurs in its situation as it ships today: the same text, points, effects and replacement car, for a typed question the same accepted texts;
 * wherever in the situation it is, and whatever its feedback. What a school changed or wrote itself is not filled in, and what is filled in
 * already stays; so does a whole situation in which points were changed so that an answer that breaks a rule earns the most, because the check
 * counts that as an error, which would keep the situation out of games. What no longer occurs in the situation that new games get is filled in
 * nowhere; everything else also in drafts and versions, so that no version shows a change that nobody made. Frozen libraries of games stay.
 */
export async function breaksOfBuiltIns(db: Db): Promise<void> {
  const shipped = new Map(
    [...EMERGENCIES, ...CHANGE_EVENTS].map((item) => [item.id, JSON.stringify({ ...item, active: undefined })]),
  );
  const current = await rowsIn(db, shipped, true);
  const others = await rowsIn(db, shipped, false);
  for (const [id, value] of shipped) {
    const [own] = current.filter((row) => row.id === id);
    const rows = [...current, ...others].filter((row) => row.id === id && row.value !== value);
    if (own !== undefined && rows.length > 0) await fill(db, rows, stillSaid(own, said(value)));
  }
}

async function rowsIn(db: Db, shipped: ReadonlyMap<string, string>, isCurrent: boolean): Promise<readonly KeptRow[]> {
  const found: KeptRow[] = [];
  for (const { table, id } of KEPT.filter((kept) => kept.isCurrent === isCurrent)) {
    const { rows } = await sql<Pick<KeptRow, 'id' | 'kind' | 'value'>>`
      select distinct ${sql.ref(id)} as id, kind, value from ${sql.table(table)}
      where ${sql.ref(id)} in (${sql.join([...shipped.keys()])})`.execute(db);
    found.push(...rows.map((row) => ({ ...row, table, column: id })));
  }
  return found;
}

async function fill(db: Db, rows: readonly KeptRow[], known: Said): Promise<void> {
  for (const { table, column, id, value } of rows) {
    const now = filled(value, known);
    if (now === value) continue;
    await sql`update ${sql.table(table)} set value = ${now}
      where ${sql.ref(column)} = ${id} and value = ${value}`.execute(db);
  }
}

/** What is known about those built-in answers that a school's situation still has; nothing if one that breaks a rule is the best there. */
function stillSaid({ kind, value }: KeptRow, builtIn: Said): Said {
  const own = said(value);
  const known = new Map([...builtIn].filter(([way]) => own.has(way)));
  const read = readItem('STRICT', libraryKind(kind), JSON.parse(filled(value, known)));
  if (!read.ok) return NOTHING_SAID;
  const findings = checkItem(read.value.kind, read.value.item);
  return findings.some(({ code }) => code === 'BREACH_BEST') ? NOTHING_SAID : known;
}

/** All answers of a stored situation, each with what it is said to break. */
export function said(value: string): Said {
  const found = new Map<string, unknown>();
  JSON.parse(value, (_key, part: unknown) => {
    for (const { way, breaks } of waysAt(part)) found.set(way, breaks);
    return part;
  });
  return found;
}

/** The stored situation, with what is known filled into those of its answers that say nothing. */
export function filled(value: string, known: Said): string {
  const answered = (_key: string, part: unknown): unknown => {
    const unsaid = waysAt(part).filter(({ way, breaks }) => breaks === undefined && known.has(way));
    if (unsaid.length === 0 || typeof part !== 'object') return part;
    return { ...part, ...Object.fromEntries(unsaid.map(({ field, way }) => [field, known.get(way)])) };
  };
  return JSON.stringify(JSON.parse(value, answered));
}

/** The answer, or the two texts of a typed question, that an object within a stored situation represents. */
function waysAt(part: unknown): readonly KnownAnswer[] {
  if (typeof part !== 'object') return [];
  return WAYS.flatMap((schema) => {
    const read = schema.safeParse(part);
    return read.success ? [read.data] : [];
  });
}

type KnownAnswer = z.output<(typeof WAYS)[number]>;
type KeptRow = {
  readonly id: string;
  readonly kind: string;
  readonly value: string;
  readonly table: (typeof KEPT)[number]['table'];
  readonly column: (typeof KEPT)[number]['id'];
};

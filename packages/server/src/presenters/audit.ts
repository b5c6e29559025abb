import { type AuditEntryPayload, type AuditLinePayload, namesApart } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import type { AuditEntry, AuditFields, AuditLine } from '../storage/audit-store.ts';
import { authorsOf } from './drafts.ts';
import { markedBy, namesWithAccounts } from './names.ts';
import { peopleOf } from './people.ts';

/** Fields that hold the id of a person, or a list of such ids. */
const PEOPLE: ReadonlySet<string> = new Set(['teacher', 'co_lecturers', 'members', 'players', 'player']);
/** How many spaces structures are indented by. */
const INDENT = 2;

/** Changes of a list, with the names of who made them; `seen`: the last one that an admin has looked at. */
export async function presentAuditLines(
  context: AppContext,
  lines: readonly AuditLine[],
  seen: number,
): Promise<AuditLinePayload[]> {
  const authors = await authorsOf(
    context,
    lines.map(({ actor }) => actor),
  );
  const labelOf = await labelsApart(context, lines);
  return lines.map(({ seq, at, actor, role, call, kind, object, label, action, fields, notable }) => ({
    seq,
    at,
    role,
    call,
    kind,
    object,
    label: labelOf({ kind, object, label }),
    action,
    actor: authors(actor),
    fields: [...fields],
    isNotable: notable,
    isNew: notable && seq > seen,
  }));
}

/** What to call the accounts of a list, each by its name at that time: those with the same name are told apart. (VAL-6) */
async function labelsApart(
  { storage }: AppContext,
  lines: readonly LabelledLine[],
): Promise<(line: LabelledLine) => string> {
  const accounts = lines.filter(({ kind, label }) => kind === 'USER' && label !== '');
  const people = await peopleOf(
    storage,
    accounts.map(({ object }) => object),
  );
  const names = namesApart(
    accounts.map((line) => {
      const [first_name = '', ...rest] = line.label.split(' ');
      const name = { first_name, last_name: rest.join(' ') };
      return { id: placeOf(line), ...name, ...markedBy(people.get(line.object)) };
    }),
  );
  return (line) => names(placeOf(line)).whole || line.label;
}

type LabelledLine = Pick<AuditLine, 'kind' | 'object' | 'label'>;

/** One account under one of its names. */
function placeOf({ kind, object, label }: LabelledLine): string {
  return `${kind} ${object} ${label}`;
}

/** Each changed field before and after, as texts, with names in place of ids. */
export async function presentAuditChanges(
  { storage }: AppContext,
  { fields, before, after }: Pick<AuditEntry, 'fields' | 'before' | 'after'>,
): Promise<AuditEntryPayload['changes']> {
  const ids = new Set([before, after].flatMap((side) => (side === null ? [] : idsIn(side))));
  const people = await peopleOf(storage, ids);
  const apart = namesWithAccounts(people, people.keys());
  const groupIds = [before, after].flatMap((side) => (typeof side?.['group'] === 'string' ? [side['group']] : []));
  const groups = new Map<string, string>();
  for (const id of groupIds) groups.set(id, (await storage.groups.find(id))?.name ?? id);
  const places = [before, after].flatMap((side) => (typeof side?.['next'] === 'string' ? [side['next']] : []));
  const situations = new Map<string, string>();
  for (const id of places) situations.set(id, (await storage.library.findAny(id))?.item.name ?? id);
  const nameOf = (id: string): string => (people.has(id) ? apart(id) : id);
  const textOf = (side: AuditFields | null, field: string): string | null => {
    const value = side?.[field] ?? null;
    if (value === null) return null;
    if (field === 'group' && typeof value === 'string') return groups.get(value) ?? value;
    if (field === 'next' && typeof value === 'string') return situations.get(value) ?? value;
    return shown(PEOPLE.has(field) ? named(value, nameOf) : withNames(value, nameOf));
  };
  return fields.map((field) => ({ field, before: textOf(before, field), after: textOf(after, field) }));
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('\n');
  return JSON.stringify(value, null, INDENT);
}

function named(value: unknown, nameOf: (id: string) => string): unknown {
  if (typeof value === 'string') return nameOf(value);
  return Array.isArray(value) ? value.map((one) => named(one, nameOf)) : value;
}

/** Replaces ids by names in the fields of people, at any depth. */
function withNames(value: unknown, nameOf: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => withNames(one, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      PEOPLE.has(key) ? named(inner, nameOf) : withNames(inner, nameOf),
    ]),
  );
}

/** The ids of people in fields and below them. */
function idsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (!PEOPLE.has(key)) return idsIn(inner);
    const list: readonly unknown[] = Array.isArray(inner) ? inner : [inner];
    return list.filter((one) => typeof one === 'string');
  });
}

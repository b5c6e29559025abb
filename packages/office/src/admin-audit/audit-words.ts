import { auditPageText, schoolMoment } from '@fracht/content';
import type { AuditLinePayload } from '@fracht/protocol';
import { personName } from '@fracht/kit/session/names.ts';

const DAY_MS = 86_400_000;
const text = auditPageText;

/** Who made a change, in words. */
export function actorWords({ actor, role }: Pick<AuditLinePayload, 'actor' | 'role'>): string {
  if (actor !== null) return personName(actor);
  return role === 'SERVER' ? text.server : text.guest;
}

/** What was changed, in words: "Sytuacja: Korek". */
export function objectWords({ kind, label }: Pick<AuditLinePayload, 'kind' | 'label'>): string {
  if (label !== '') return `${text.kinds[kind]}: ${label}`;
  if (kind === 'USER') return `${text.kinds.USER}: ${text.erased}`;
  return text.kinds[kind];
}

/** What was done, in words. */
export function auditActionWords({ kind, action }: Pick<AuditLinePayload, 'kind' | 'action'>): string {
  return kind === 'BACKUP' ? text.backupTaken : text.actions[action];
}

/** The fields that a change touched, in words; those without a Polish name by their own. */
export function fieldsWords(fields: readonly string[]): string {
  return fields.map((field) => text.fields[field] ?? field).join(', ');
}

/** A value of a field in words; null: there was none. */
export function valueWords(value: string | null): string {
  if (value === null || value === '') return text.nothing;
  return text.values[value] ?? value;
}

/** The moment at which a day of a date field begins at school, in ms; undefined if there is no date. `more`: this many days later. */
export function dayStart(date: string, more = 0): number | undefined {
  const day = Date.parse(`${date}T00:00Z`);
  if (Number.isNaN(day)) return undefined;
  const moment = schoolMoment(new Date(day + more * DAY_MS).toISOString().slice(0, 10));
  return moment < 0 ? undefined : moment;
}

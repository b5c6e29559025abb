import { auditPageText } from '@fracht/content';
import type { AuditLinePayload } from '@fracht/protocol';
import { personName } from '@fracht/kit/session/names.ts';

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

/** The fields that a change touched, in words; those without a Polish name by their own. */
export function fieldsWords(fields: readonly string[]): string {
  return fields.map((field) => text.fields[field] ?? field).join(', ');
}

/** A value of a field in words; null: there was none. */
export function valueWords(value: string | null): string {
  if (value === null || value === '') return text.nothing;
  return text.values[value] ?? value;
}

/** The moment at which a day of a date field begins, in ms; undefined where there is no date. `more`: so many days later. */
export function dayStart(date: string, more = 0): number | undefined {
  const [year, month, day] = date.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const moment = new Date(year, month - 1, day + more).getTime();
  return Number.isNaN(moment) || moment < 0 ? undefined : moment;
}

import { isDeepStrictEqual } from 'node:util';
import { auditText } from '@fracht/content';
import type { RegistrationRule, RegistrationRules } from '@fracht/protocol';
import { z } from 'zod';
import type { KnownRegistration } from '../content-store.ts';
import type { Db } from '../tables.ts';
import { recordChanges } from './record-change.ts';

const KINDS = ['students', 'lecturers'] as const;
const storedDomains = z.array(z.string());

/** Who may register: everybody if nothing is stored. */
export async function registrationIn(db: Db): Promise<RegistrationRules> {
  const rows = await db.selectFrom('registration').selectAll().execute();
  const ruleOf = (kind: (typeof KINDS)[number]): RegistrationRule => {
    const row = rows.find((one) => one.kind === kind);
    if (row === undefined) return { open: true, domains: [] };
    return { open: row.is_open === 1, domains: storedDomains.parse(JSON.parse(row.domains)) };
  };
  return { students: ruleOf('students'), lecturers: ruleOf('lecturers') };
}

/** Stores who may register, and records what changed; false if a rule is no longer as known. Call it in a transaction. */
export async function saveRegistrationIn(
  db: Db,
  rules: RegistrationRules,
  known: KnownRegistration = {},
): Promise<boolean> {
  const before = await registrationIn(db);
  if (KINDS.some((kind) => known[kind] !== undefined && !isDeepStrictEqual(known[kind], before[kind]))) return false;
  for (const kind of KINDS) {
    const row = { is_open: rules[kind].open ? 1 : 0, domains: JSON.stringify(rules[kind].domains) };
    await db
      .insertInto('registration')
      .values({ kind, ...row })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
      .execute();
  }
  const changes = KINDS.map((kind) => {
    const label = auditText.registration[kind];
    const sides = { before: { label, fields: before[kind] }, after: { label, fields: rules[kind] } };
    return { kind: 'SETTING', object: `registration_${kind}`, ...sides } as const;
  });
  await recordChanges(db, changes);
  return true;
}

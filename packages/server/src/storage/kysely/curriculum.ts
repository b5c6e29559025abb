import { COMPETENCES } from '@fracht/engine';
import { z } from 'zod';
import type { CurriculumStore, StoredCurriculum } from '../curriculum-store.ts';
import type { Db, Tables } from '../tables.ts';
import { audited } from './audit-snapshots.ts';
import type { Readable } from './readable.ts';
import { inTurn } from './turn.ts';

const competence = z.enum(COMPETENCES);
const units = z.array(z.string());

/** The units of the curriculum, in SQL. */
export function sqlCurriculumStore(db: Db, readable: Readable): CurriculumStore {
  return {
    async all() {
      const rows = await db.selectFrom('curriculum').selectAll().execute();
      return readable('curriculum', rows, (row) => row.competence, storedOf);
    },
    save: (saved, follows) =>
      inTurn(db, async (transaction) => {
        const found = transaction.selectFrom('curriculum').select('version');
        const before = await found.where('competence', '=', saved.competence).executeTakeFirst();
        const version = before?.version ?? 0;
        if (follows !== null && follows !== version) return false;
        const values = {
          units: JSON.stringify(saved.units),
          is_confirmed: saved.isConfirmed ? 1 : 0,
          version: version + 1,
          author: saved.author,
          saved_at: saved.at,
        };
        await audited(transaction, { kind: 'CURRICULUM', ids: [saved.competence] }, () =>
          transaction
            .insertInto('curriculum')
            .values({ competence: saved.competence, ...values })
            .onConflict((conflict) => conflict.column('competence').doUpdateSet(values))
            .execute(),
        );
        return true;
      }),
  };
}

function storedOf(row: Tables['curriculum']): StoredCurriculum {
  return {
    competence: competence.parse(row.competence),
    units: units.parse(JSON.parse(row.units)),
    isConfirmed: row.is_confirmed === 1,
    version: row.version,
    author: row.author,
    at: row.saved_at,
  };
}

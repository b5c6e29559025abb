import type { DebriefStore } from '../debrief-store.ts';
import type { Db, Tables } from '../tables.ts';
import { isErased } from './is-erased.ts';
import { inTurn } from './turn.ts';

/** The format number of stored debriefs; it changes with their schema or calculation, and older ones are worked out again. */
const FORM = 14;

/** What was worked out of finished games, in SQL. */
export function sqlDebriefStore(db: Db): DebriefStore {
  return {
    async find(game, part) {
      const rows = db.selectFrom('debriefs').select('body').where('game', '=', game).where('part', '=', part);
      return (await rows.where('form', '=', FORM).executeTakeFirst())?.body ?? null;
    },
    ofPlayer: (player) =>
      db
        .selectFrom('debriefs')
        .select(['game', 'body'])
        .where('part', '=', player)
        .where('form', '=', FORM)
        .orderBy('game')
        .execute(),
    save: (game, part, body) => put(db, { game, part, form: FORM, body }, false),
    add: (game, part, body) => put(db, { game, part, form: FORM, body }, true),
  };
}

/**
 * Stores a part of a debrief; `isOnlyNew`: a stored one of the present format stays. It waits for its turn with erasures: if an erasure
 * came between the check and the write, the write would bring back what was just erased.
 */
async function put(db: Db, row: Tables['debriefs'], isOnlyNew: boolean): Promise<void> {
  const { form, body } = row;
  await inTurn(db, async (transaction) => {
    if (await isErased(transaction, row.part)) return;
    await transaction
      .insertInto('debriefs')
      .values(row)
      .onConflict((conflict) => {
        const replaced = conflict.columns(['game', 'part']).doUpdateSet({ form, body });
        return isOnlyNew ? replaced.where('debriefs.form', '!=', form) : replaced;
      })
      .execute();
  });
}

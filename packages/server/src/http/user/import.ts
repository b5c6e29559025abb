import { CALLS } from '@fracht/protocol';
import { importUsers } from '../../commands/import-users.ts';
import { readPeople } from '../../commands/read-people.ts';
import type { AppContext } from '../../context.ts';
import { presentImport } from '../../presenters/imported.ts';
import { type Api } from '../api.ts';
import { makingRoute } from '../making-route.ts';
import { countedNotice } from '../notice.ts';
import type { Asked } from '../route.ts';

type AskedImport = Asked<typeof CALLS.importUsers>;

/** Students out of a file. (docs/adr/0025) */
export function importRoutes(api: Api, context: AppContext): void {
  makingRoute(api, context, CALLS.importUsers, {
    isMended: true,
    make: async (asked) => {
      const { done, added } = await taken(context, asked, null);
      return { made: added, answer: answer(done) };
    },
    tell: async (asked, made) => answer((await taken(context, asked, made)).done),
  });
}

/** Imports the file or the rows; `before`: the ids of those whom the same request added the first time. */
async function taken(context: AppContext, { session: { user }, body }: AskedImport, before: readonly string[] | null) {
  const { file, rows, layout, dryRun, ask, days } = body;
  const way = { dryRun, days, before };
  if (rows !== undefined) {
    const given = rows.map((row, index) => ({ ...row, row: row.row ?? index + 1 }));
    const { added, ...outcome } = await importUsers(context, user, given, way);
    return { added, done: presentImport(outcome, dryRun) };
  }
  const read = await readPeople(file ?? '', { layout, ask: ask && dryRun });
  const given = read.rows.map((row) => ({ ...row, move: false, other: false }));
  const { added, ...outcome } = await importUsers(context, user, given, way);
  return { added, done: { ...presentImport(outcome, dryRun), file: read.file } };
}

function answer(done: ReturnType<typeof presentImport>) {
  const isChanged = !done.dryRun && done.added + done.moved > 0;
  return isChanged ? { payload: done, message: countedNotice('IMPORTED', done.added + done.moved) } : { payload: done };
}

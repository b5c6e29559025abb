import { CALLS } from '@fracht/protocol';
import { importUsers } from '../../commands/import-users.ts';
import { readPeople } from '../../commands/read-people.ts';
import type { AppContext } from '../../context.ts';
import { presentImport } from '../../presenters/imported.ts';
import { type Api } from '../api.ts';
import { countedNotice } from '../notice.ts';
import { route } from '../route.ts';

/** Students out of a file. (docs/adr/0025) */
export function importRoutes(api: Api, context: AppContext): void {
  route(api, CALLS.importUsers, async ({ session, body }) => {
    const { file, rows, layout, dryRun, ask, days, key = null } = body;
    const { user } = session;
    const way = { dryRun, days, key };
    if (rows !== undefined) {
      const given = rows.map((row, index) => ({ ...row, row: row.row ?? index + 1 }));
      return answer(presentImport(await importUsers(context, user, given, way), dryRun));
    }
    const read = await readPeople(file ?? '', { layout, ask: ask && dryRun });
    const given = read.rows.map((row) => ({ ...row, move: false, other: false }));
    const done = presentImport(await importUsers(context, user, given, way), dryRun);
    return answer({ ...done, file: read.file });
  });
}

function answer(done: ReturnType<typeof presentImport>) {
  const isChanged = !done.dryRun && done.added + done.moved > 0;
  return isChanged ? { payload: done, message: countedNotice('IMPORTED', done.added + done.moved) } : { payload: done };
}

import { envelope, importBody, importPayload } from '@fracht/protocol';
import { importUsers, rowsOfFile } from '../../commands/import-users.ts';
import type { AppContext } from '../../context.ts';
import { presentImport } from '../../presenters/imported.ts';
import { sessionOf, type Api } from '../api.ts';
import { notice } from '../notice.ts';

const schema = { body: importBody, response: { 200: envelope(importPayload) } };

/** Students out of a file. (protocol "POST user/import/") */
export function importRoutes(api: Api, context: AppContext): void {
  api.post('/user/import/', { schema }, async (request) => {
    const { file, rows, dryRun } = request.body;
    const given = rows?.map((row, index) => ({ ...row, row: row.row ?? index + 1 })) ?? (await rowsOfFile(file ?? ''));
    const done = presentImport(await importUsers(context, sessionOf(request).user, given, dryRun), dryRun);
    const isChanged = !dryRun && done.added + done.moved > 0;
    return isChanged ? { payload: done, message: notice('IMPORTED') } : { payload: done };
  });
}

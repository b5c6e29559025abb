import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { type BackupsPayload, CALLS } from '@fracht/protocol';
import type { Backups } from '../../backups/backups.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Api } from '../api.ts';
import { notice } from '../notice.ts';
import { openRoute, route } from '../route.ts';

/** Copies of the whole school in files, for admins. (BKP-3) */
export function backupRoutes(api: Api, { backups }: AppContext): void {
  route(api, CALLS.backups, async () => ({ payload: await payloadOf(backups) }));

  route(api, CALLS.makeBackup, async () => {
    // Its end is told by `backups` and in the log.
    void backups.make();
    return { payload: await payloadOf(backups), message: notice('BACKUP_BEGUN') };
  });

  openRoute(api, CALLS.downloadBackup, async ({ params: { name } }, reply) => {
    const file = (await backups.state()).files.find((one) => one.name === name);
    if (file === undefined) throw new AppError('NOT_FOUND');
    return reply
      .type('application/gzip')
      .header('content-length', file.bytes)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(createReadStream(join(backups.folder, name)));
  });
}

async function payloadOf(backups: Backups): Promise<BackupsPayload> {
  const { files, isRunning, failure } = await backups.state();
  return { backups: [...files], isRunning, failure, keep: backups.keep };
}

import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { type BackupsPayload, CALLS } from '@fracht/protocol';
import type { Backups } from '../../backups/backups.ts';
import { encryptedBackup } from '../../backups/encrypted-backup.ts';
import { AGE_SUFFIX } from '../../copies/age.ts';
import { requirePassword } from '../../commands/count-attempt.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { type Api, failurePlace } from '../api.ts';
import { notice } from '../notice.ts';
import { openRoute, route } from '../route.ts';

/** Copies of the whole school in files, for admins. (BKP-3, BKP-7, BKP-14) */
export function backupRoutes(api: Api, context: AppContext): void {
  const { backups, storage } = context;
  route(api, CALLS.backups, async () => ({ payload: await payloadOf(backups) }));

  route(api, CALLS.makeBackup, async () => {
    // `backups` and the log report how it ended.
    void backups.make();
    return { payload: await payloadOf(backups), message: notice('BACKUP_BEGUN') };
  });

  openRoute(api, CALLS.downloadBackup, async (asked, reply) => {
    const { name } = asked.params;
    // A page left open by somebody must not be enough to take the whole school's data away.
    const proof = { password: asked.body.password, field: 'password', address: failurePlace(asked.request) };
    await requirePassword(context, asked.session.user, proof);
    const file = (await backups.state()).files.find((one) => one.name === name);
    if (file === undefined) throw new AppError('NOT_FOUND');
    const { file_password: secret } = asked.body;
    const path = join(backups.folder, name);
    if (secret !== '') {
      await storage.audit.recordBackupTaken(`${name}${AGE_SUFFIX}`);
      return reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename="${name}${AGE_SUFFIX}"`)
        .send(encryptedBackup(path, secret));
    }
    await storage.audit.recordBackupTaken(name);
    return reply
      .type('application/gzip')
      .header('content-length', file.bytes)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(createReadStream(path));
  });
}

async function payloadOf(backups: Backups): Promise<BackupsPayload> {
  const { files, isRunning, failure } = await backups.state();
  return { backups: [...files], isRunning, failure, keep: backups.keep };
}

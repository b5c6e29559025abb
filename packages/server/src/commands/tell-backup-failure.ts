import { backupFailedMail, backupFaultText } from '@fracht/content';
import type { BackupFailure } from '../backups/backups.ts';
import type { AppContext } from '../context.ts';
import { lettersToAdmins } from './letters-to-admins.ts';

/** Writes to every admin that a backup failed. (BKP-4) */
export async function tellBackupFailure(
  context: Pick<AppContext, 'storage' | 'post' | 'now' | 'config'>,
  { code }: BackupFailure,
): Promise<void> {
  const { storage, post, config } = context;
  const mail = backupFailedMail({ why: backupFaultText(code), link: `${config.publicUrl}/panel/admin/backups` });
  await storage.mail.addAll(await lettersToAdmins(context, mail));
  post.wake();
}

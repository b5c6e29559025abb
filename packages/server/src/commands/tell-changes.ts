import { changesMail } from '@fracht/content';
import type { AppContext } from '../context.ts';
import { lettersToAdmins } from './letters-to-admins.ts';

/** Writes to every admin, at most once a day, that lecturers changed what the whole school plays with and no admin has looked. (AUD-7) */
export async function tellChanges(context: Pick<AppContext, 'storage' | 'post' | 'now' | 'config'>): Promise<void> {
  const { storage, post, config } = context;
  const link = `${config.publicUrl}/panel/admin/audit`;
  const isTold = await storage.audit.tell((count) => lettersToAdmins(context, changesMail({ count, link })));
  if (isTold) post.wake();
}

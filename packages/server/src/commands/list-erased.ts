import { addErased } from '../backups/erased-list.ts';
import type { AppContext } from '../context.ts';

/**
 * Brings the list beside the backups up to date with everybody who was erased. Erasing does not fail if the list cannot be written: the next erasure
 * or start writes it. (BKP-6)
 */
export async function listErased({ storage, backups, log }: AppContext): Promise<void> {
  try {
    const damaged = await addErased(backups.folder, await storage.users.erasedIds());
    if (damaged !== null)
      log.error({ file: damaged }, 'the list of erased accounts beside the backups was damaged, and is laid aside');
  } catch (error) {
    log.error({ err: error }, 'the list of erased accounts beside the backups was not written');
  }
}

import { eraseListed } from '../backups/erase-listed.ts';
import { addErased, erasedIn } from '../backups/erased-list.ts';
import type { AppContext } from '../context.ts';

type ListContext = Pick<AppContext, 'storage' | 'backups' | 'log'>;

/**
 * Brings the list beside the backups up to date with everybody who was erased. Erasing does not fail if the list cannot be written: the next erasure,
 * sweep or start writes it. (BKP-6)
 */
export async function listErased({ storage, backups, log }: ListContext): Promise<void> {
  try {
    const damaged = await addErased(backups.folder, await storage.users.erasedIds());
    if (damaged !== null)
      log.error({ file: damaged }, 'the list of erased accounts beside the backups was damaged, and is laid aside');
  } catch (error) {
    log.error({ err: error }, 'the list of erased accounts beside the backups was not written');
  }
}

/**
 * Erases again whoever is on the list and is there all the same, as after a dump of the database was put back, and then brings the list up to date. A list that
 * cannot be read does not keep the school from starting. (BKP-6)
 */
export async function applyErased(context: ListContext): Promise<void> {
  const { storage, backups, log } = context;
  try {
    const list = await erasedIn(backups.folder);
    const { erased, lecturers } = await eraseListed(storage.users, list.is === 'READ' ? list.ids : []);
    if (erased > 0) log.warn({ erased }, 'accounts that had been erased were there again, and are erased again');
    const ids = lecturers.map(({ id }) => id);
    if (ids.length > 0)
      log.warn({ lecturers: ids }, 'lecturers who had been erased are there again: delete them in the panel');
  } catch (error) {
    log.error({ err: error }, 'the list of erased accounts beside the backups was not applied');
  }
  await listErased(context);
}

/** Drops what was in the bin long enough, and lists the accounts that were erased with that. (BIN-1, BIN-8, BKP-6) */
export async function sweepBin(context: ListContext): Promise<void> {
  await context.storage.bin.sweep();
  await listErased(context);
}

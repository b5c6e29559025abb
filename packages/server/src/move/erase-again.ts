import { dirname } from 'node:path';
import { operatorText } from '@fracht/content';
import { eraseListed } from '../backups/erase-listed.ts';
import { addErased, erasedIn } from '../backups/erased-list.ts';
import { commandFaultLine } from '../or-start-error.ts';
import { makeReadable, tellNobody } from '../storage/kysely/readable.ts';
import { eraseWithin, sqlUserStore } from '../storage/kysely/users.ts';
import type { Db } from '../storage/tables.ts';

const text = operatorText.erasedAgain;

type RestoredFrom = {
  /** The database that was filled, in the transaction that fills it: nobody sees a school in which they are back. */
  readonly db: Db;
  /** The file of the backup. */
  readonly file: string;
  /** The folder where the school keeps its backups. */
  readonly backupDir: string;
};

/**
 * Erases in a restored school everybody who was erased since its backup was made, by the lists beside the file and beside the school's own backups; tells how
 * many, and what is left to do by hand: no list says who takes over from a lecturer. (BKP-6)
 */
export async function eraseAgain({ db, file, backupDir }: RestoredFrom): Promise<readonly string[]> {
  const folders = new Set([dirname(file), backupDir]);
  const lists = await Promise.all([...folders].map(erasedIn));
  const damaged = lists.flatMap((list) => (list.is === 'DAMAGED' ? [text.damagedList(list.file)] : []));
  if (!lists.some(({ is }) => is === 'READ')) return damaged.length === 0 ? [text.noList] : damaged;
  const ids = [...new Set(lists.flatMap((list) => (list.is === 'READ' ? list.ids : [])))];
  const users = sqlUserStore(db, makeReadable(tellNobody));
  const { erased, lecturers } = await eraseListed(
    { ...users, erase: (id, at, heir) => eraseWithin(db, id, at, heir) },
    ids,
  );
  const kept = await listKept(backupDir, ids);
  const names = lecturers.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  return [...damaged, ...kept, text.erased(erased), ...(names.length === 0 ? [] : [text.lecturers(names)])];
}

/** Writes the school's own list; what is to be told of that. The restore goes on without the list, which the school's server writes again at each start. */
async function listKept(folder: string, ids: readonly string[]): Promise<readonly string[]> {
  try {
    const aside = await addErased(folder, ids);
    return aside === null ? [] : [text.laidAside(aside)];
  } catch (error) {
    const line = commandFaultLine(error);
    if (line === null) throw error;
    return [text.notKept(folder, line)];
  }
}

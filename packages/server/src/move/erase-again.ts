import { dirname } from 'node:path';
import { operatorText } from '@fracht/content';
import { addErased, erasedIn } from '../backups/erased-list.ts';
import { openBeside } from '../copies/open-beside.ts';
import { commandFaultLine } from '../or-start-error.ts';

const text = operatorText.erasedAgain;

type RestoredFrom = {
  /** The data directory or database that was filled. */
  readonly target: string;
  /** The file of the backup. */
  readonly file: string;
  /** The folder where the school keeps its backups. */
  readonly backupDir: string;
};

/**
 * Erases in a restored school everybody who was erased since its backup was made, by the lists beside the file and beside the school's own backups; tells how
 * many, and what is left to do by hand: no list says who takes over from a lecturer. (BKP-6)
 */
export async function eraseAgain({ target, file, backupDir }: RestoredFrom): Promise<readonly string[]> {
  const folders = new Set([dirname(file), backupDir]);
  const lists = await Promise.all([...folders].map(erasedIn));
  const damaged = lists.flatMap((list) => (list.is === 'DAMAGED' ? [text.damagedList(list.file)] : []));
  if (!lists.some(({ is }) => is === 'READ')) return damaged.length === 0 ? [text.noList] : damaged;
  const ids = [...new Set(lists.flatMap((list) => (list.is === 'READ' ? list.ids : [])))];
  const school = await openBeside(target);
  try {
    const { users } = school.storage;
    const back = (await users.findAll(ids)).filter(({ erased }) => !erased);
    const lecturers = back.filter(({ type }) => type === 'TEACHER');
    const others = back.filter(({ type }) => type !== 'TEACHER');
    for (const { id } of others) await users.erase(id, Date.now(), null);
    const kept = await listKept(backupDir, ids);
    const names = lecturers.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
    return [...damaged, ...kept, text.erased(others.length), ...(names.length === 0 ? [] : [text.lecturers(names)])];
  } finally {
    await school.close();
  }
}

/** Writes the school's own list; what is to be told of that. The school is restored by now, and its server writes the list again at each start. */
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

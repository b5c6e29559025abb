import { dirname } from 'node:path';
import { operatorText } from '@fracht/content';
import { addErased, erasedIn } from '../backups/erased-list.ts';
import { openBeside } from '../copies/open-beside.ts';

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
    const aside = await addErased(backupDir, ids);
    const names = lecturers.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
    return [
      ...damaged,
      ...(aside === null ? [] : [text.laidAside(aside)]),
      text.erased(others.length),
      ...(names.length === 0 ? [] : [text.lecturers(names)]),
    ];
  } finally {
    await school.close();
  }
}

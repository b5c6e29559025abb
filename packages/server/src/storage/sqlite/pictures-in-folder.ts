import { existsSync, readdirSync, rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Turns } from '../../accounts/turns.ts';
import { syncFile, syncFolder } from '../durable.ts';
import { makeFolder } from '../make-folder.ts';
import { isPictureName, mustBePictureName, type PicturePlace } from '../picture-place.ts';

/** The suffix of a picture that is being written; a crash leaves it behind. */
const PARTIAL = '.part';

/** The folder of uploaded pictures in a data directory. */
export function picturesFolderIn(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/**
 * Pictures as files in a folder, which belongs to one process. In the database they would bloat it, and every backup of it. `sync`: makes the names
 * in a folder durable.
 */
export function picturesInFolder(folder: string, sync = syncFolder): PicturePlace {
  const adding = new Turns(1);
  const isHere = (name: string): boolean => isPictureName(name) && existsSync(join(folder, name));
  return {
    names: async () => (existsSync(folder) ? readdirSync(folder).filter(isPictureName) : []),
    read: async (_db, name) => (isHere(name) ? readFile(join(folder, name)) : null),
    async add(_db, name, bytes) {
      mustBePictureName(name);
      // A picture whose name could not be made durable before is there, but not guaranteed.
      if (isHere(name)) return sync(folder);
      const isNew = makeFolder(folder);
      if (isNew) await sync(dirname(folder));
      dropPartial(folder);
      const file = join(folder, name);
      await writeFile(`${file}${PARTIAL}`, bytes, { mode: 0o600 });
      await syncFile(`${file}${PARTIAL}`);
      await rename(`${file}${PARTIAL}`, file);
      await sync(folder);
    },
    async remove(_db, name) {
      if (!isHere(name)) return;
      rmSync(join(folder, name), { force: true });
      await sync(folder);
    },
    alone: (db, work) => adding.run(() => work(db), { rank: 0, lane: folder }),
  };
}

/** Deletes files that a crash left half written. Pictures are written one after another, so none is being written now. */
function dropPartial(folder: string): void {
  const left = readdirSync(folder).filter((name) => name.endsWith(PARTIAL));
  for (const name of left) rmSync(join(folder, name), { force: true });
}

import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Turns } from '../../accounts/turns.ts';
import type { PicturePlace } from '../picture-place.ts';

const STORED = /^[a-z\d]{16}\.webp$/u;
/** The suffix of a picture that is being written; a crash leaves it behind. */
const PARTIAL = '.part';

/** The folder of uploaded pictures in a data directory. */
export function picturesFolderIn(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/** Pictures as files in a folder, which belongs to one process. In the database they would bloat it, and every backup of it. */
export function picturesInFolder(folder: string): PicturePlace {
  const adding = new Turns(1);
  const isHere = (name: string): boolean => STORED.test(name) && existsSync(join(folder, name));
  return {
    names: async () => (existsSync(folder) ? readdirSync(folder).filter((name) => STORED.test(name)) : []),
    read: async (_db, name) => (isHere(name) ? readFile(join(folder, name)) : null),
    async add(_db, name, bytes) {
      if (isHere(name)) return;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      dropPartial(folder);
      const file = join(folder, name);
      await writeDurably(`${file}${PARTIAL}`, bytes);
      await rename(`${file}${PARTIAL}`, file);
    },
    async remove(_db, name) {
      if (isHere(name)) rmSync(join(folder, name), { force: true });
    },
    alone: (db, work) => adding.run(() => work(db), { rank: 0, lane: folder }),
  };
}

/** Deletes files that a crash left half written. Pictures are written one after another, so none is being written now. */
function dropPartial(folder: string): void {
  const left = readdirSync(folder).filter((name) => name.endsWith(PARTIAL));
  for (const name of left) rmSync(join(folder, name), { force: true });
}

/** Writes a file durably: a power failure afterwards cannot leave it empty. */
async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

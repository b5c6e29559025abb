import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFile, syncFolder } from '../storage/durable.ts';
import { makeBackupFolder } from './backup-files.ts';

/** The list beside the backups of who was erased, by id alone: a backup of before still knows them, and whoever restores it must erase them again. */
export const ERASED_LIST = 'erased-accounts.json';

const erasedList = z.object({ erased: z.array(z.string()) });

/** The ids on the list of a folder; null: there is none that can be read. */
export async function erasedIn(folder: string): Promise<readonly string[] | null> {
  try {
    return erasedList.parse(JSON.parse(await readFile(join(folder, ERASED_LIST), 'utf8'))).erased;
  } catch (error) {
    const isAway = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isAway || error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

/** Adds ids to the list of a folder, which keeps all that it had; durable when it returns. */
export async function addErased(folder: string, ids: readonly string[]): Promise<void> {
  const known = await erasedIn(folder);
  const all = [...new Set([...(known ?? []), ...ids])].toSorted();
  if (known !== null && known.length === all.length) return;
  await makeBackupFolder(folder);
  const aside = join(folder, `${ERASED_LIST}.${randomUUID()}`);
  await writeFile(aside, `${JSON.stringify({ erased: all })}\n`, { mode: 0o600 });
  await syncFile(aside);
  await rename(aside, join(folder, ERASED_LIST));
  await syncFolder(folder);
}

import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFile, syncFolder } from '../storage/durable.ts';
import { makeFolder } from '../storage/make-folder.ts';

/** The list, beside the backups, of who was erased, by id alone: earlier backups still contain them, so restoring one must erase them again. */
export const ERASED_LIST = 'erased-accounts.json';

/** Codes of the system: there is no such file, or what should be its folder is none. */
const AWAY: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

const erasedList = z.object({ erased: z.array(z.string()) });

/** The list of a folder: its ids, that there is none, or that there is one that cannot be read. */
type FoundList =
  | { readonly is: 'READ'; readonly ids: readonly string[] }
  | { readonly is: 'NONE' }
  | { readonly is: 'DAMAGED'; readonly file: string };

/** Reads the list of a folder. */
export async function erasedIn(folder: string): Promise<FoundList> {
  const file = join(folder, ERASED_LIST);
  try {
    return { is: 'READ', ids: erasedList.parse(JSON.parse(await readFile(file, 'utf8'))).erased };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return { is: 'DAMAGED', file };
    if (!(error instanceof Error) || !('code' in error)) throw error;
    return AWAY.has(String(error.code)) ? { is: 'NONE' } : { is: 'DAMAGED', file };
  }
}

/**
 * Adds ids to the list of a folder; durable when it returns. A list that cannot be read is renamed, and a new one begun: its content may still be recovered by
 * hand. Gives the new name of that list, or null if there was no need.
 */
export async function addErased(folder: string, ids: readonly string[]): Promise<string | null> {
  const found = await erasedIn(folder);
  const known = found.is === 'READ' ? found.ids : [];
  const all = [...new Set([...known, ...ids])].toSorted();
  if (found.is === 'READ' && known.length === all.length) return null;
  makeFolder(folder);
  const next = join(folder, `${ERASED_LIST}.${randomUUID()}`);
  await writeFile(next, `${JSON.stringify({ erased: all })}\n`, { mode: 0o600 });
  await syncFile(next);
  const damaged = found.is === 'DAMAGED' ? `${found.file}.damaged-${randomUUID()}` : null;
  if (damaged !== null) await rename(join(folder, ERASED_LIST), damaged);
  await rename(next, join(folder, ERASED_LIST));
  await syncFolder(folder);
  return damaged;
}

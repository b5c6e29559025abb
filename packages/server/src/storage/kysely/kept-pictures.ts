import type { PicturePlace } from '../picture-place.ts';
import type { Db } from '../tables.ts';
import { recordChanges, type Snapshot } from './record-change.ts';
import { today } from './today.ts';
import { oldestKept } from './kept-days.ts';

/** The names of the uploaded pictures that are not in the bin. */
export async function keptPictures(db: Db, place: PicturePlace): Promise<readonly string[]> {
  const rows = await db.selectFrom('removed_pictures').select('name').execute();
  const removed = new Set(rows.map(({ name }) => name));
  return (await place.names(db)).filter((name) => !removed.has(name));
}

export async function isInBin(db: Db, name: string): Promise<boolean> {
  const row = db.selectFrom('removed_pictures').select('name').where('name', '=', name);
  return (await row.executeTakeFirst()) !== undefined;
}

/** A picture as the audit names it: by its description, or else by its file name. */
export async function pictureSnapshot(db: Db, name: string): Promise<Snapshot> {
  const row = await db.selectFrom('event_images').select('alt').where('name', '=', name).executeTakeFirst();
  const alt = row?.alt ?? '';
  return { label: alt === '' ? name : alt, fields: { alt } };
}

/** Puts a picture into the bin, with its description. Its bytes stay where they are. (BIN-5) */
export async function removePicture(db: Db, name: string, at: number): Promise<void> {
  const before = await pictureSnapshot(db, name);
  const row = await db.deleteFrom('event_images').where('name', '=', name).returning('alt').executeTakeFirst();
  const alt = row?.alt ?? '';
  await db.insertInto('removed_pictures').values({ name, alt, removed_at: at, removed_day: today }).execute();
  await recordChanges(db, [{ kind: 'PICTURE', object: name, before, after: null }]);
}

/** Takes a picture out of the bin; a description written since then stays. False: it is not there. (BIN-5) */
export async function restorePicture(db: Db, name: string): Promise<boolean> {
  const row = await db.deleteFrom('removed_pictures').where('name', '=', name).returning('alt').executeTakeFirst();
  if (row === undefined) return false;
  const words = db.insertInto('event_images').values({ name, alt: row.alt });
  if (row.alt !== '') await words.onConflict((conflict) => conflict.doNothing()).execute();
  const after = await pictureSnapshot(db, name);
  await recordChanges(db, [{ kind: 'PICTURE', object: name, before: null, after, isRestored: true }]);
  return true;
}

/**
 * Erases what was removed too long ago. The bytes go first: after a crash in between the picture is still in the bin, and is erased the next
 * time.
 */
export async function sweepPictures(db: Db, place: PicturePlace): Promise<void> {
  const due = await db.selectFrom('removed_pictures').select('name').where('removed_day', '<', oldestKept).execute();
  for (const { name } of due) {
    await place.remove(db, name);
    await db.deleteFrom('removed_pictures').where('name', '=', name).execute();
  }
}

import { contentId } from '../../ids.ts';
import { inTurn } from '../kysely/turn.ts';
import { carryPictures } from '../picture-place.ts';
import { picturesInFolder } from '../sqlite/pictures-in-folder.ts';
import { poolOf, queriesOver, WITHOUT_END } from './connect.ts';
import { picturesInDatabase } from './pictures-in-database.ts';

/**
 * Copies the pictures of a folder into the database, all or none, and the same folder only once, so that a picture removed later does not come
 * back. The files stay. Gives how many pictures were new. The database must be migrated.
 */
export async function takePictures(url: string, folder: string): Promise<number> {
  const db = queriesOver(poolOf(url, 1, WITHOUT_END));
  const files = picturesInFolder(folder);
  try {
    const names = [...(await files.names(db))].sort();
    if (names.length === 0) return 0;
    // The folder's id is derived from its content, because its path may differ on another computer.
    const id = contentId(Buffer.from(names.join(' ')));
    return await inTurn(db, async (transaction) => {
      const taken = transaction.insertInto('taken_folders').values({ id });
      const first = await taken.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
      if ((first.numInsertedOrUpdatedRows ?? 0n) === 0n) return 0;
      const known = new Set(await picturesInDatabase.names(transaction));
      const missing = names.filter((name) => !known.has(name));
      await carryPictures(missing, { place: files, db }, { place: picturesInDatabase, db: transaction });
      return missing.length;
    });
  } finally {
    await db.destroy();
  }
}

import { inTurn } from '../kysely/turn.ts';
import { mustBePictureName, type PicturePlace } from '../picture-place.ts';

/** The lock for adding pictures; other writes of the school do not wait for it. */
const TURN = 'pictures';

/** Pictures as rows of the database, so that every process of the school finds them. */
export const picturesInDatabase: PicturePlace = {
  async names(db) {
    const rows = await db.selectFrom('pictures').select('name').execute();
    return rows.map(({ name }) => name);
  },
  async read(db, name) {
    const row = await db.selectFrom('pictures').select('bytes').where('name', '=', name).executeTakeFirst();
    return row?.bytes ?? null;
  },
  async add(db, name, bytes) {
    mustBePictureName(name);
    await db
      .insertInto('pictures')
      .values({ name, bytes: Buffer.from(bytes) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  async remove(db, name) {
    await db.deleteFrom('pictures').where('name', '=', name).execute();
  },
  alone: (db, work) => inTurn(db, work, TURN),
};

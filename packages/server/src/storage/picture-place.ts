import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

/** Where the bytes of uploaded pictures are, by their names. Given a transaction each does its work within it, as far as the place can. */
export type PicturePlace = {
  /** Of all there are. */
  names(db: Db): Promise<readonly string[]>;
  /** Null where there is none of this name. */
  read(db: Db, name: string): Promise<Buffer | null>;
  /** Keeps a picture for good; a name says what is in it, so that one which is there already stays as it is. */
  add(db: Db, name: string, bytes: Uint8Array): Promise<void>;
  /** Nothing happens where there is none of this name. */
  remove(db: Db, name: string): Promise<void>;
  /** Does work while nobody else adds a picture. */
  alone<Done>(db: Db, work: (db: Db) => Promise<Done>): Promise<Done>;
};

/** A place of pictures, and the database or transaction to ask it with. */
export type Pictures = { readonly place: PicturePlace; readonly db: Db };

/** Copies the pictures of these names, one in memory at a time. Throws where one of them is not there. */
export async function carryPictures(names: readonly string[], from: Pictures, to: Pictures): Promise<void> {
  for (const name of names) {
    const bytes = await from.place.read(from.db, name);
    if (bytes === null) throw new Error(`the picture ${name} is gone`);
    await to.place.add(to.db, name, bytes);
  }
}

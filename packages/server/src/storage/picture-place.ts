import type { Db } from './tables.ts';

const NAME = /^[a-z\d]{16}\.webp$/u;

/** Whether a text is the name of an uploaded picture, and so cannot point outside the folder of pictures. */
export function isPictureName(name: string): boolean {
  return NAME.test(name);
}

/** Throws for any other name: the names may come from somebody's file. */
export function mustBePictureName(name: string): void {
  if (!isPictureName(name)) throw new Error(`${JSON.stringify(name)} is no name of a picture`);
}

/** Where the bytes of uploaded pictures are stored, by name. With a transaction each call works within it, as far as the place can. */
export type PicturePlace = {
  /** The names of all pictures. */
  names(db: Db): Promise<readonly string[]>;
  /** The bytes of a picture; null: no such name. */
  read(db: Db, name: string): Promise<Buffer | null>;
  /**
   * Stores a picture durably. Throws if the name is not that of a picture. Names are content hashes, so that an existing one is never overwritten.
   */
  add(db: Db, name: string, bytes: Uint8Array): Promise<void>;
  /** Removes a picture; does nothing if there is none. */
  remove(db: Db, name: string): Promise<void>;
  /** Runs work under a lock against adding pictures. */
  alone<Done>(db: Db, work: (db: Db) => Promise<Done>): Promise<Done>;
};

/** A place of pictures, and the database or transaction to use with it. */
export type Pictures = { readonly place: PicturePlace; readonly db: Db };

/** Copies the named pictures, one in memory at a time. Throws if one is missing. */
export async function carryPictures(names: readonly string[], from: Pictures, to: Pictures): Promise<void> {
  for (const name of names) {
    const bytes = await from.place.read(from.db, name);
    if (bytes === null) throw new Error(`the picture ${name} is gone`);
    await to.place.add(to.db, name, bytes);
  }
}

import type { ContentId, PictureUse } from '@fracht/protocol';

/** The uploaded pictures of situations, and data about all pictures. */
export type ImageStore = {
  /** The names of uploaded pictures. Those in the bin are not among them, and do not exist for all other calls. (BIN-5) */
  names(): Promise<ReadonlySet<string>>;
  /** The bytes of an uploaded picture; null: there is no such picture, or its bytes are damaged, which is reported like an unreadable row. */
  read(name: string): Promise<Buffer | null>;
  /**
   * Stores a picture durably, or takes it out of the bin. False, and nothing is stored, if there are `most` of them already, or twice as many
   * with those in the bin.
   */
  keep(name: string, bytes: Uint8Array, most: number): Promise<boolean>;
  /** The descriptions of uploaded pictures, by file name. */
  alts(): Promise<ReadonlyMap<string, string>>;
  alt(name: string): Promise<string>;
  /** False, and nothing is saved, if the description is no longer the `known` one. */
  saveAlt(name: string, alt: string, known?: string): Promise<boolean>;
  /** Puts a picture with its description into the bin, under a lock against writers. False, and nothing is removed, if something shows it. */
  remove(picture: { readonly name: string; readonly url: string }, at: number): Promise<boolean>;
  /**
   * Which library items show which pictures: in the item, in its draft and, for uploaded pictures, in whatever can be restored (earlier
   * versions, removed items).
   */
  uses(): Promise<ReadonlyMap<string, readonly PictureUse[]>>;
  /** Which texts of the landing page show which pictures, by address. */
  landing(): Promise<ReadonlyMap<string, readonly ContentId[]>>;
  /** Which pictures are shown by which landing texts' restorable earlier values. */
  landingBefore(): Promise<ReadonlyMap<string, readonly ContentId[]>>;
  /** How many games, and assignments of homework whose games are still to come, have a library that shows the picture. */
  games(image: string): Promise<number>;
};

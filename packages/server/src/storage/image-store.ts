import type { ContentId, PictureUse } from '@fracht/protocol';

/** The uploaded pictures of situations, and what is known of all of them. */
export type ImageStore = {
  /** The names of the uploaded ones. */
  names(): Promise<ReadonlySet<string>>;
  /** The bytes of an uploaded one; null: there is none of this name. */
  read(name: string): Promise<Buffer | null>;
  /** Keeps a picture for good, before it answers; false, and nothing is kept, where so many are there already. */
  keep(name: string, bytes: Uint8Array, most: number): Promise<boolean>;
  /** The words of uploaded pictures, by the names of their files. */
  alts(): Promise<ReadonlyMap<string, string>>;
  alt(name: string): Promise<string>;
  saveAlt(name: string, alt: string): Promise<void>;
  /** Takes a picture away with what is known of it, while nobody else writes; false, and nothing goes, where something shows it. */
  remove(picture: { readonly name: string; readonly url: string }): Promise<boolean>;
  /** Which items of the libraries show which pictures, by what stands in them, in their drafts and, of uploaded pictures, in whatever can be brought back: earlier versions and removed items. */
  uses(): Promise<ReadonlyMap<string, readonly PictureUse[]>>;
  /** Which texts of the landing page show which pictures, by their addresses. */
  landing(): Promise<ReadonlyMap<string, readonly ContentId[]>>;
  /** Of which texts of the landing page an earlier one that can be put back shows which pictures. */
  landingBefore(): Promise<ReadonlyMap<string, readonly ContentId[]>>;
  /** How many games have a library that shows the picture. */
  games(image: string): Promise<number>;
};

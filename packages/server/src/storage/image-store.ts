import type { ContentId, PictureUse } from '@fracht/protocol';

/** What is known of the pictures of situations beside their files. */
export type ImageStore = {
  /** The words of uploaded pictures, by the names of their files. */
  alts(): Promise<ReadonlyMap<string, string>>;
  alt(name: string): Promise<string>;
  saveAlt(name: string, alt: string): Promise<void>;
  /** Takes a picture away with what is known of it, by `removeFile`, while nobody else writes; false, and nothing goes, where something shows it. */
  remove(picture: { readonly name: string; readonly url: string }, removeFile: () => void): Promise<boolean>;
  /** Which items of the libraries show which pictures, by what stands in them, in their drafts and, of uploaded pictures, in whatever can be brought back: earlier versions and removed items. */
  uses(): Promise<ReadonlyMap<string, readonly PictureUse[]>>;
  /** Which texts of the landing page show which pictures, by their addresses. */
  landing(): Promise<ReadonlyMap<string, readonly ContentId[]>>;
  /** Of which texts of the landing page an earlier one that can be put back shows which pictures. */
  landingBefore(): Promise<ReadonlyMap<string, readonly ContentId[]>>;
  /** How many games have a library that shows the picture. */
  games(image: string): Promise<number>;
};

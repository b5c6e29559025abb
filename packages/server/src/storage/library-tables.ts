export type LibraryItemTable = {
  id: string;
  kind: string;
  name: string;
  active: number;
  /** The whole item as JSON. */
  value: string;
  position: number;
  version: number;
  updated_at: number;
};

export type LibraryDraftTable = {
  id: string;
  kind: string;
  name: string;
  /** The whole item as JSON. */
  value: string;
  revision: string;
  /** The version on which the draft was based; 0: none. */
  version: number;
  author: string;
  saved_at: number;
};

export type LibraryVersionTable = {
  item: string;
  version: number;
  kind: string;
  name: string;
  active: number;
  value: string;
  /** Null: it was there from the beginning; empty: it came with a newer version of the game. */
  author: string | null;
  published_at: number;
};

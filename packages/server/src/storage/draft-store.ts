import type { AnyItem, Check } from './item.ts';

/** What is written of an item and not published yet: one for each item, whoever writes it. */
export type Draft = AnyItem & {
  /** A new one with each save. */
  readonly revision: string;
  /** The version of the item that it was begun from; 0: none. */
  readonly version: number;
  readonly author: string;
  /** Milliseconds. */
  readonly savedAt: number;
};

/** A draft in a list. */
export type DraftLine = Pick<Draft, 'kind' | 'author' | 'savedAt'> & {
  readonly id: string;
  readonly name: string;
  readonly isPublished: boolean;
};

/** A version in a list. */
export type VersionLine = {
  readonly version: number;
  readonly name: string;
  readonly active: boolean;
  /** Null: nobody knows, or it was there from the beginning. */
  readonly author: string | null;
  /** Milliseconds; 0: from the beginning. */
  readonly publishedAt: number;
};

/** One version of an item, with all its fields. */
export type Version = VersionLine & AnyItem;

/** What is published, and by whom; `active`: new games get it. */
export type Publication = AnyItem & { readonly active: boolean; readonly at: number; readonly author: string };

/** What is written and what was published of the items of all libraries. */
export type DraftStore = {
  find(id: string): Promise<Draft | null>;
  /** The newest first. */
  all(): Promise<readonly DraftLine[]>;
  /** Keeps the draft in the place of the one of revision `before`, null: of none; false, and nothing is kept, where another one is there. */
  keep(draft: Draft, before: string | null): Promise<boolean>;
  /** Drops the draft of that revision; false: another one is there, or none. */
  drop(id: string, revision: string): Promise<boolean>;
  /** Publishes the item in the place of its draft of that revision, at once; false, and nothing is published, where another draft is there. */
  publish(published: Publication, revision: string, check?: Check): Promise<boolean>;
  /** The versions of an item that are kept, the newest first: the last `SCENARIO_LIMITS.versions`. */
  versions(id: string): Promise<readonly VersionLine[]>;
  version(id: string, version: number): Promise<Version | null>;
};

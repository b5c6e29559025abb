import type { AnyItem, ItemCheck } from './item.ts';

/** The unpublished draft of an item; each item has at most one, whoever edits it. */
export type Draft = AnyItem & {
  /** Changes with each save (optimistic lock). */
  readonly revision: string;
  /** The version on which the draft was based; 0: none. */
  readonly version: number;
  readonly author: string;
  /** Milliseconds since 1970. */
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
  /** Null: unknown, there from the beginning, or a correction. */
  readonly author: string | null;
  /** Whether it came with a newer version of the game. (LBR-15) */
  readonly isCorrection: boolean;
  /** Milliseconds since 1970; 0: there from the beginning. */
  readonly publishedAt: number;
};

/** One published version of an item, with all its fields. */
export type Version = VersionLine & AnyItem;

/** A publication of an item; `active`: whether new games get it. */
export type Publication = AnyItem & { readonly active: boolean; readonly at: number; readonly author: string };

/**
 * The versions that the publisher has seen (optimistic lock): the draft with this revision, and the item in version `follows`; null: not
 * published yet.
 */
export type Seen = { readonly revision: string; readonly follows: number | null };

/** Drafts and published versions of all library items. */
export type DraftStore = {
  find(id: string): Promise<Draft | null>;
  /** All drafts, newest first. */
  all(): Promise<readonly DraftLine[]>;
  /** Stores a draft in place of the one with revision `before` (null: of none). False, and nothing is stored, if another one is stored now. */
  keep(draft: Draft, before: string | null): Promise<boolean>;
  /** Drops the draft with this revision; false if another one is stored, or none. */
  drop(id: string, revision: string): Promise<boolean>;
  /**
   * Publishes the item and drops its draft, in one transaction. False, and nothing is published, if another draft is stored, or another version of
   * the item published.
   */
  publish(published: Publication, seen: Seen, check?: ItemCheck): Promise<boolean>;
  /** The stored versions of an item, newest first: the last `SCENARIO_LIMITS.versions`. */
  versions(id: string): Promise<readonly VersionLine[]>;
  version(id: string, version: number): Promise<Version | null>;
};

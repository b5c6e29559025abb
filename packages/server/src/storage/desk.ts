import type { Draft, VersionLine } from './draft-store.ts';
import type { AnyItem } from './item.ts';

/** A library item for its authors: the published version, and the draft. */
export type Desk = {
  readonly id: string;
  readonly kind: AnyItem['kind'];
  readonly published: {
    readonly item: AnyItem['item'];
    readonly active: boolean;
    readonly version: number;
    readonly last: Pick<VersionLine, 'author' | 'isCorrection' | 'publishedAt'>;
  } | null;
  readonly draft: Draft | null;
  /** A newer version was published since the draft was begun. */
  readonly isBehind: boolean;
};

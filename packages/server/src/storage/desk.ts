import type { Draft, VersionLine } from './draft-store.ts';
import type { AnyItem } from './item.ts';

/** An item of a library as its authors have it: what is published, and what is written since. */
export type Desk = {
  readonly id: string;
  readonly kind: AnyItem['kind'];
  readonly published: {
    readonly item: AnyItem['item'];
    readonly active: boolean;
    readonly version: number;
    readonly last: Pick<VersionLine, 'author' | 'publishedAt'>;
  } | null;
  readonly draft: Draft | null;
  /** Something else has been published since the draft was begun. */
  readonly isBehind: boolean;
};

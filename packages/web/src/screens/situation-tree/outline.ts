import type { Situation } from '@fracht/engine';
import type { Way } from '@fracht/content';

/** One way on from a question, and whether it lies on the best way through the tree. */
export type OutlineWay = {
  readonly way: Way;
  readonly kind: 'answer' | 'ok' | 'wrong';
  readonly isBest: boolean;
  /** The number of the question it leads to; null: the end of the tree. */
  readonly next: number | null;
};

/** A question of a tree, told without the tree: its number, and where its ways lead. */
export type OutlineQuestion = {
  readonly path: string;
  readonly number: number;
  readonly node: Situation;
  /** Points for coming to it. */
  readonly reached: number;
  /** Points of the best way from it on. */
  readonly best: number;
  readonly isOnBestPath: boolean;
  readonly ways: readonly OutlineWay[];
  /** The question after a refusal; null: none. */
  readonly denied: number | null;
};

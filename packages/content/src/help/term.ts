import type { RuleSource } from '@fracht/engine';

/** A word of the trade. Texts may hold values of settings, see `withSettings`. (HLP-3) */
export type Term = {
  readonly word: string;
  /** Other words by which it is looked for. */
  readonly also?: string;
  readonly means: string;
  /** Where its rule stands; absent: in no act. */
  readonly sources?: readonly RuleSource[];
  /** What it follows from beside them: practice of the trade, terms of a contract or a policy, a standard, rules of other countries. */
  readonly practice?: string;
  /** What the game makes of it, where that differs from the law or has numbers of its own. (HLP-4) */
  readonly inGame?: string;
};

/** Words by their id. */
export type Terms = Readonly<Record<string, Term>>;

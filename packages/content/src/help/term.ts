import type { RuleSource } from '@fracht/engine';

/** A technical term. Texts may contain values of settings, see `withSettings`. (HLP-3) */
export type Term = {
  readonly word: string;
  /** Synonyms by which it is searched. */
  readonly also?: string;
  readonly means: string;
  /** Where its rule is written; absent: in no act. */
  readonly sources?: readonly RuleSource[];
  /** Its other bases besides acts: practice of the trade, terms of a contract or a policy, a standard, rules of other countries. */
  readonly practice?: string;
  /** How the game treats it, if that differs from the law or has numbers of its own. (HLP-4) */
  readonly inGame?: string;
};

/** Terms by their id. */
export type Terms = Readonly<Record<string, Term>>;

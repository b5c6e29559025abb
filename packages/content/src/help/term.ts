/** A word of the trade. Texts may hold values of settings, see `withSettings`. (HLP-3) */
export type Term = {
  readonly word: string;
  /** Other words by which it is looked for. */
  readonly also?: string;
  readonly means: string;
  /** Where its rule is written; absent: it has none. */
  readonly source?: string;
  /** The day on which that was last looked up: 2026-11-29. */
  readonly checked?: string;
  /** What the game makes of it, where that differs from the law or has numbers of its own. (HLP-4) */
  readonly inGame?: string;
};

/** Words by their id. */
export type Terms = Readonly<Record<string, Term>>;

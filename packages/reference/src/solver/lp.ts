/**
 * A variable of a linear programme: what one unit of it gains, its upper bound (the lower one is 0), and its coefficients in the rows. `rows`
 * and `weights` have the same length.
 */
export type LpColumn = {
  readonly gain: number;
  readonly most: number;
  readonly rows: readonly number[];
  readonly weights: readonly number[];
};

/** A linear programme: the largest gain for which no row's sum exceeds the bound in `rows`. (REF-5) */
export type LinearProgramme = { readonly columns: readonly LpColumn[]; readonly rows: readonly number[] };

/** The largest gain, and the value of each variable that gives it. */
export type LpSolution = { readonly gain: number; readonly values: ArrayLike<number> };

/**
 * Solves a linear programme; null if no optimum was found within its limit of steps. The same programme always gives the same solution, whatever
 * was solved before and however busy the machine is: the limit counts steps, not seconds. (REF-4)
 */
export type LpSolver = (programme: LinearProgramme) => LpSolution | null;

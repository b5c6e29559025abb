/**
 * A variable of a linear programme: what one unit of it gains, how much of it there may be at most (from 0 on), and in which rows it counts how
 * much. `rows` and `weights` are of one length.
 */
export type LpColumn = {
  readonly gain: number;
  readonly most: number;
  readonly rows: readonly number[];
  readonly weights: readonly number[];
};

/** A linear programme: the largest gain where no row's sum exceeds what `rows` says of it. (REF-5) */
export type LinearProgramme = { readonly columns: readonly LpColumn[]; readonly rows: readonly number[] };

/** The largest gain, and how much of each variable gives it. */
export type LpSolution = { readonly gain: number; readonly values: ArrayLike<number> };

/**
 * Solves a linear programme; null: not to its optimum within its limit of steps. The same programme gives the same solution, whatever was solved
 * before and however busy the machine is: its limit counts steps, not seconds. (REF-4)
 */
export type LpSolver = (programme: LinearProgramme) => LpSolution | null;

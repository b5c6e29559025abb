/** Why a session has ended, as whoever still has its bearer is told. (ACC-22) */
export const SESSION_ENDS = [
  /** Its time is over. */
  'EXPIRED',
  /** Its person has logged out, in this tab or another. */
  'LOGGED_OUT',
  /** The account has another password or PIN, set elsewhere. */
  'PASSWORD_CHANGED',
  /** The account has a new one-time code. */
  'CODE_CHANGED',
  /** The second factor was switched on elsewhere. */
  'SECOND_FACTOR_CHANGED',
  /** What it was remembered by was shown twice: somebody may have copied it. */
  'REMEMBERED_TWICE',
  /** The account is in the bin, or erased. */
  'ACCOUNT_REMOVED',
  /** An admin has withdrawn the approval of the account. */
  'ACCOUNT_CLOSED',
] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

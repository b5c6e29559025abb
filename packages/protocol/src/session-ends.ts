/** Why a session has ended, as reported to a client that still has its bearer token. (ACC-22) */
export const SESSION_ENDS = [
  /** It has expired. */
  'EXPIRED',
  /** Its user has logged out, in this tab or another. */
  'LOGGED_OUT',
  /** The account has got another password or PIN, set elsewhere. */
  'PASSWORD_CHANGED',
  /** Somebody else has given the account another e-mail. */
  'EMAIL_CHANGED',
  /** The account has got a new one-time code. */
  'CODE_CHANGED',
  /** The second factor was switched on elsewhere. */
  'SECOND_FACTOR_CHANGED',
  /** The session's remember-me token was presented twice: somebody may have copied it. */
  'REMEMBERED_TWICE',
  /** The account is in the bin, or erased. */
  'ACCOUNT_REMOVED',
  /** An admin has withdrawn the approval of the account. */
  'ACCOUNT_CLOSED',
] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

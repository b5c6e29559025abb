/** The checks, in the order shown. */
export const NETWORK_CHECKS = [
  'calls',
  'clock',
  'ownSocket',
  'portSocket',
  'stream',
  'arrival',
  'speed',
  'browser',
] as const;
export type NetworkCheck = (typeof NETWORK_CHECKS)[number];

/** `UNKNOWN`: it could not be checked, because something else failed. */
export type CheckState = 'GOOD' | 'WEAK' | 'FAILED' | 'UNKNOWN';

/** The result of a check: the measured figure and, if it is not good, what that means for a lesson and whom to ask for what. */
export type CheckOutcome = { readonly state: CheckState; readonly figure: string; readonly advice: string | null };

/** The outcomes so far; what is missing is still being checked. */
export type CheckOutcomes = Readonly<Partial<Record<NetworkCheck, CheckOutcome>>>;

/** Whether a lesson will work here, and over which channel, or why not; `AGAIN`: too many tests at once, so that this one could not find out. */
export type NetworkVerdict = 'SOCKET' | 'STREAM' | 'NO_BROWSER' | 'NO_SERVER' | 'NO_WAY' | 'AGAIN';

/** The verdict on the outcomes, null while some are missing: a game needs a browser, answers, and a socket or the stream. (NTT-2) */
export function networkVerdict(outcomes: CheckOutcomes): NetworkVerdict | null {
  if (NETWORK_CHECKS.some((check) => outcomes[check] === undefined)) return null;
  const failed = (check: NetworkCheck): boolean => outcomes[check]?.state === 'FAILED';
  if (failed('browser')) return 'NO_BROWSER';
  if (failed('calls')) return 'NO_SERVER';
  const opens = (check: NetworkCheck): boolean => outcomes[check]?.state === 'GOOD';
  if (opens('ownSocket') || opens('portSocket')) return 'SOCKET';
  if (opens('stream')) return 'STREAM';
  return failed('stream') ? 'NO_WAY' : 'AGAIN';
}

/** How many outcomes are not good although they do not decide: what the page calls remarks. */
export function countRemarks(outcomes: CheckOutcomes): number {
  return Object.values(outcomes).filter(({ state }) => state === 'WEAK' || state === 'FAILED').length;
}

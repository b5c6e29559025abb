import { create } from 'zustand';

/** By how many ms the server's clock is ahead of this device's, as far as known; below 0: behind it. */
export const clockAhead = create(() => ({ ms: 0 }));

/** The dates of answers have whole seconds: the true moment lies within half a second of the middle of that second. */
const HALF_SECOND_MS = 500;

/** This device's clock, in ms. Nothing may be decided by it: it may be wrong by hours or days. */
export function deviceNow(): number {
  return Date.now();
}

/** The present time by the server's clock, in ms; by this device's until the server has answered once. (LOC-5) */
export function serverNow(): number {
  return deviceNow() + clockAhead.getState().ms;
}

/**
 * To be called when a request is sent; the function that it returns takes the `Date` of the answer. The difference of the clocks is measured again if the
 * answer's delay and the rounding of its date do not explain the deviation: also when the device's clock is set while the page is open.
 */
export function measuringClock(): (date: string | null) => void {
  const sent = deviceNow();
  return (date) => {
    const heard = deviceNow();
    const ahead = Date.parse(date ?? '') + HALF_SECOND_MS - (sent + heard) / 2;
    const unsure = Math.abs(heard - sent) / 2 + 2 * HALF_SECOND_MS;
    if (Math.abs(ahead - clockAhead.getState().ms) > unsure) clockAhead.setState({ ms: ahead });
  };
}

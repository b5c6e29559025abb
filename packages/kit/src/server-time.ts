import { create } from 'zustand';

/** By how many ms the server's clock is ahead of this device's, as far as that is known; below 0: behind it. */
export const clockAhead = create(() => ({ ms: 0 }));

/** The dates of answers have whole seconds: the moment meant lies within half a second of the middle of one. */
const HALF_SECOND_MS = 500;

/** This device's clock, in ms. Nothing is decided by it: it may be wrong by hours or days. */
export function deviceNow(): number {
  return Date.now();
}

/** What the time is by the server, in ms; until it has answered once, by this device. (LOC-5) */
export function serverNow(): number {
  return deviceNow() + clockAhead.getState().ms;
}

/**
 * To be called when a request is sent; what it gives takes the `Date` of the answer. The difference of the clocks is measured anew where the delay of the answer and the
 * rounding of its date do not explain what was found: also when the device's clock is set while the page is open.
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

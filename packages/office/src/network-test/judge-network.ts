import { networkTestText } from '@fracht/content';
import { NETWORK_SAMPLE, STREAM_TEST } from '@fracht/protocol';
import { ApiError } from '@fracht/kit/api/api-error.ts';
import type { Arrival } from '@fracht/kit/api/network-calls.ts';
import { formatNumber, formatSeconds, formatShort } from '@fracht/kit/format.ts';
import type { CheckOutcome, CheckState } from './checks.ts';
import type { AnsweredCall, LoadedFile } from './network-probes.ts';
import type { BrowserSeen } from './see-browser.ts';

/** The result of a probe: its value, or the error. */
export type ProbeResult<Value> =
  | { readonly isThere: true; readonly value: Value }
  | { readonly isThere: false; readonly cause: unknown };

/** Calls that take longer than this, in ms, are noticeable. */
const SLOW_CALL_MS = 500;
/** A clock that is off by more than this, in ms, is reported. (NTT-3) */
const CLOCK_MS = 120_000;
/** Events that arrive within less than half of their sending interval were held back by something. */
export const HELD_BACK_MS = (STREAM_TEST.gapMs * (STREAM_TEST.events - 1)) / 2;
/** Roughly what a first visit to a game loads until its screen is visible, in bytes. (BLD-6 bounds it with all that follows) */
const FIRST_VISIT = 500 * 1024;
const CLASS = 30;
/** A first visit that takes longer than this, in seconds, is reported. */
const LONG_VISIT_S = 15;

const text = networkTestText;

/** Judges calls made one after another: the median of those that were answered. (NTT-3) */
export function judgeCalls(calls: readonly ProbeResult<AnsweredCall>[], host: string): CheckOutcome {
  const times = calls.flatMap((one) => (one.isThere ? [one.value.ms] : [])).sort((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)];
  const last = calls.at(-1);
  if (median === undefined) {
    return outcome('FAILED', last?.isThere === false ? whyNot(last.cause) : text.noAnswer, text.advice.noCalls(host));
  }
  const figure = text.figures.calls(ms(median), times.length, calls.length);
  if (times.length < calls.length) return outcome('WEAK', figure, text.advice.lostCalls);
  return median > SLOW_CALL_MS ? outcome('WEAK', figure, text.advice.slowCalls(host)) : outcome('GOOD', figure);
}

/** Judges this computer's clock by the fastest call, whose moment is known best. (NTT-3) */
export function judgeClock(calls: readonly ProbeResult<AnsweredCall>[]): CheckOutcome {
  const answered = calls.flatMap((one) => (one.isThere ? [one.value] : []));
  const [quickest] = answered.sort((one, other) => one.ms - other.ms);
  if (quickest === undefined) return outcome('UNKNOWN', text.notMeasured);
  const off = formatSeconds(Math.abs(quickest.aheadMs) / 1000);
  if (Math.abs(quickest.aheadMs) <= CLOCK_MS) return outcome('GOOD', text.figures.clock(off));
  return outcome('WEAK', quickest.aheadMs > 0 ? text.figures.slow(off) : text.figures.fast(off), text.advice.clock);
}

/** Judges the socket on the page's own port by the ms after which it was open. (NTT-4) */
export function judgeOwnSocket(openAfter: number | null): CheckOutcome {
  if (openAfter === null) return outcome('FAILED', text.figures.closed, text.advice.ownSocket);
  return outcome('GOOD', text.figures.socket(ms(openAfter)));
}

/** Judges the socket on its own port; without an address it was not tried. If the first socket is open nobody needs it. (NTT-4) */
export function judgePortSocket(
  openAfter: number | null,
  { address, isSpare }: { readonly address: string | null; readonly isSpare: boolean },
): CheckOutcome {
  if (address === null) return outcome('UNKNOWN', text.figures.noPort);
  const { host, port } = new URL(address);
  if (openAfter !== null) return outcome('GOOD', text.figures.portSocket(ms(openAfter), port));
  return isSpare
    ? outcome('WEAK', text.figures.portClosed(port), text.advice.sparePort)
    : outcome('FAILED', text.figures.portClosed(port), text.advice.port(host));
}

/** Judges the trial stream by the ms between its first and last event. (NTT-5) */
export function judgeStream(spread: ProbeResult<number>, host: string, isSpare: boolean): CheckOutcome {
  if (!spread.isThere && isTooMany(spread.cause)) return outcome('UNKNOWN', text.tooMany);
  const state = isSpare ? 'WEAK' : 'FAILED';
  if (!spread.isThere) return outcome(state, whyNot(spread.cause), text.advice.stream(host, isSpare));
  if (spread.value < HELD_BACK_MS) return outcome(state, text.figures.atOnce, text.advice.buffered(host, isSpare));
  return outcome('GOOD', text.figures.stream(ms(spread.value), STREAM_TEST.events));
}

/** Judges whether something between browser and server (a proxy, a filter) changes the traffic, as far as that can be detected. (NTT-6) */
export function judgeArrival(arrival: ProbeResult<Arrival>, protocol: string, host: string): CheckOutcome {
  if (!arrival.isThere) return outcome('UNKNOWN', whyNot(arrival.cause));
  const { sample, encoding, isSecure, via, address } = arrival.value;
  const isPageSecure = protocol === 'https:';
  const figure = [
    isPageSecure ? text.figures.secure : text.figures.open,
    encoding === null ? text.figures.unpacked : text.figures.packed(encoding),
    via === null ? text.figures.noProxy : text.figures.proxy(via),
    text.figures.address(address),
  ].join('; ');
  if (sample !== NETWORK_SAMPLE) return outcome('FAILED', figure, text.advice.changed(host));
  if (isSecure && !isPageSecure) return outcome('WEAK', figure, text.advice.insecure(host));
  return encoding === null ? outcome('WEAK', figure, text.advice.unpacked(host)) : outcome('GOOD', figure);
}

/** Judges the speed of the connection by how long a first visit to a game takes. (NTT-7) */
export function judgeSpeed(file: ProbeResult<LoadedFile>, host: string): CheckOutcome {
  if (!file.isThere) return outcome('FAILED', whyNot(file.cause), text.advice.noFile(host));
  const perSecond = file.value.bytes / (Math.max(file.value.ms, 1) / 1000);
  const one = FIRST_VISIT / perSecond;
  const figure = text.figures.speed(rate(perSecond), formatSeconds(one), formatSeconds(one * CLASS), CLASS);
  return one > LONG_VISIT_S ? outcome('WEAK', figure, text.advice.slowFile) : outcome('GOOD', figure);
}

/** Judges the browser itself. (NTT-8) */
export function judgeBrowser({ name, lacks, stores }: BrowserSeen): CheckOutcome {
  if (lacks.length > 0) return outcome('FAILED', text.figures.lacks(name, lacks.join(', ')), text.advice.browser);
  const figure = text.figures.browser(name, stores);
  return stores ? outcome('GOOD', figure) : outcome('WEAK', figure, text.advice.storage);
}

function outcome(state: CheckState, figure: string, advice: string | null = null): CheckOutcome {
  return { state, figure, advice };
}

function whyNot(cause: unknown): string {
  if (isTooMany(cause)) return text.tooMany;
  if (!(cause instanceof ApiError)) return cause instanceof TypeError || isLate(cause) ? text.noAnswer : text.strange;
  return cause.status === 0 ? text.noAnswer : text.status(cause.status);
}

/** Whether the server has refused because this network asked too often, which says nothing about the network. (RUN-10) */
function isTooMany(cause: unknown): boolean {
  return cause instanceof ApiError && cause.status === 429;
}

function isLate(cause: unknown): boolean {
  return cause instanceof DOMException && (cause.name === 'TimeoutError' || cause.name === 'AbortError');
}

function ms(value: number): string {
  return formatNumber(Math.max(1, Math.round(value)));
}

/** Bytes per second in words: 83 kB/s, 2,1 MB/s. */
function rate(perSecond: number): string {
  return perSecond < 1e6
    ? text.kilobytes(formatNumber(Math.round(perSecond / 1e3)))
    : text.megabytes(formatShort(perSecond / 1e6));
}

import { report } from '@fracht/kit/report.ts';
import type { CheckOutcome, NetworkCheck } from './checks.ts';
import {
  HELD_BACK_MS,
  judgeArrival,
  judgeBrowser,
  judgeCalls,
  judgeClock,
  judgeOwnSocket,
  judgePortSocket,
  judgeSpeed,
  judgeStream,
  type ProbeResult,
} from './judge-network.ts';
import type { AnsweredCall, NetworkProbes } from './network-probes.ts';

/** The origin of the page: its address without a path. */
type PageOrigin = Pick<Location, 'host' | 'protocol'>;

const CALLS = 5;
/** After this many calls without an answer no more are made. */
const CALLS_LOST = 2;
/** A page that is busy for a moment reads three events at once: only what happens every time is caused by the network. */
const STREAMS = 3;

/** Tries everything once, reporting each outcome as it comes. Never rejects. (NTT-1) */
export async function runNetworkTest(
  probes: NetworkProbes,
  { host, protocol }: PageOrigin,
  tell: (check: NetworkCheck, outcome: CheckOutcome) => void,
): Promise<void> {
  tell('browser', judgeBrowser(probes.seeBrowser()));
  const calls = await askInTurn(probes);
  tell('calls', judgeCalls(calls, host));
  tell('clock', judgeClock(calls));
  const arrival = await tried(probes.askArrival);
  tell('arrival', judgeArrival(arrival, protocol, host));
  const address = arrival.isThere ? arrival.value.socket : null;
  const [own, port, stream] = await Promise.all([
    probes.openSocket(`${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/socket`),
    address === null ? null : probes.openSocket(address),
    readStreams(probes),
  ]);
  tell('ownSocket', judgeOwnSocket(own));
  tell('portSocket', judgePortSocket(port, { address, isSpare: own !== null }));
  tell('stream', judgeStream(stream, host, own !== null || port !== null));
  tell('speed', judgeSpeed(await tried(probes.loadFile), host));
}

async function askInTurn({ askServer }: NetworkProbes): Promise<readonly ProbeResult<AnsweredCall>[]> {
  const calls: ProbeResult<AnsweredCall>[] = [];
  const isOver = (): boolean =>
    calls.length === CALLS || (calls.length === CALLS_LOST && calls.every(({ isThere }) => !isThere));
  while (!isOver()) calls.push(await tried(askServer));
  return calls;
}

/** Repeats the trial stream until its events come one by one; the last attempt if they never do. (NTT-5) */
async function readStreams({ readStream }: NetworkProbes): Promise<ProbeResult<number>> {
  let read = await tried(readStream);
  for (let tries = 1; tries < STREAMS && read.isThere && read.value < HELD_BACK_MS; tries += 1) {
    read = await tried(readStream);
  }
  return read;
}

async function tried<Value>(probe: () => Promise<Value>): Promise<ProbeResult<Value>> {
  try {
    return { isThere: true, value: await probe() };
  } catch (cause) {
    report('network test', cause);
    return { isThere: false, cause };
  }
}

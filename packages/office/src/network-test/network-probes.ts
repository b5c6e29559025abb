import { type Calls, STREAM_TEST } from '@fracht/protocol';
import { ApiError } from '@fracht/kit/api/api-error.ts';
import { type Arrival, callArrival, callServerTime } from '@fracht/kit/api/network-calls.ts';
import { TRIAL_FILE } from '@fracht/kit/assets/trial-file.ts';
import { type BrowserSeen, seeBrowser } from './see-browser.ts';

/** One answered call: the ms it took, and by how many ms the server's clock is ahead of this computer's. */
export type AnsweredCall = { readonly ms: number; readonly aheadMs: number };
/** A file that was loaded: its bytes, and the ms that it took. */
export type LoadedFile = { readonly bytes: number; readonly ms: number };

/** The probes of the network; tests have their own. A probe without a valid answer rejects: with ApiError, or with the error of a schema. */
export type NetworkProbes = {
  readonly askServer: () => Promise<AnsweredCall>;
  readonly askArrival: () => Promise<Arrival>;
  /** The ms after which a socket was open; null if none opens, or if its close is not answered. Never rejects. */
  readonly openSocket: (url: string) => Promise<number | null>;
  /** The ms between the first and the last event of the trial stream. */
  readonly readStream: () => Promise<number>;
  readonly loadFile: () => Promise<LoadedFile>;
  readonly seeBrowser: () => BrowserSeen;
};

/** Timeouts, in ms; those for socket and stream are those of a game. */
const PATIENCE = { call: 5000, socket: 6000, stream: 8000, file: 20_000 } as const;

/** Probes the network between this page and its own server. */
export const networkProbes: NetworkProbes = { askServer, askArrival, openSocket, readStream, loadFile, seeBrowser };

async function askServer(): Promise<AnsweredCall> {
  const [at, begun] = [Date.now(), performance.now()];
  const serverTime = await callServerTime(AbortSignal.timeout(PATIENCE.call));
  const ms = performance.now() - begun;
  return { ms, aheadMs: serverTime - (at + ms / 2) };
}

function askArrival(): Promise<Arrival> {
  return callArrival(AbortSignal.timeout(PATIENCE.call));
}

/** Opens a socket and closes it without sending anything. Only a close that the other end answers shows that messages get through both ways. */
function openSocket(url: string): Promise<number | null> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let openAfter: number | null = null;
    const socket = socketTo(url);
    if (socket === null) return resolve(null);
    const giveUp = setTimeout(() => {
      socket.close();
      resolve(null);
    }, PATIENCE.socket);
    socket.addEventListener('open', () => {
      openAfter = performance.now() - begun;
      socket.close();
    });
    socket.addEventListener('close', ({ wasClean }) => {
      clearTimeout(giveUp);
      resolve(wasClean ? openAfter : null);
    });
  });
}

/** Null if the browser refuses to try, as it does for an unencrypted socket on a page that came over TLS. */
function socketTo(url: string): WebSocket | null {
  try {
    return new WebSocket(url);
  } catch {
    return null;
  }
}

async function readStream(): Promise<number> {
  const path: Calls['streamTest']['path'] = 'server/stream-test/';
  const response = await answerOf(`/api/${path}`, { Accept: 'text/event-stream' }, PATIENCE.stream);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!isStream || reader === undefined) throw unanswered(response.status);
  const times: number[] = [];
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += chunk.value;
    while (times.length < text.split('\n\n').length - 1) times.push(performance.now());
  }
  const [first, last] = [times[0], times[STREAM_TEST.events - 1]];
  if (first === undefined || last === undefined) throw unanswered(0);
  return last - first;
}

async function loadFile(): Promise<LoadedFile> {
  const begun = performance.now();
  const response = await answerOf(TRIAL_FILE, {}, PATIENCE.file);
  const { byteLength: bytes } = await response.arrayBuffer();
  if (bytes === 0) throw unanswered(response.status);
  return { bytes, ms: performance.now() - begun };
}

/** An answer bypassing all caches. Throws ApiError if there is none, or one that reports a failure. */
async function answerOf(address: string, headers: HeadersInit, patience: number): Promise<Response> {
  const asked = { headers, cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(patience) } as const;
  const response = await fetch(address, asked);
  if (!response.ok) throw unanswered(response.status);
  return response;
}

function unanswered(status: number): ApiError {
  return new ApiError({ status, code: null, text: '', fields: {} });
}

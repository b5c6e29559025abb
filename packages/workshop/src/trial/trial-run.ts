import type { Library } from '@fracht/engine';
import type { PlayedJob, TrialJob, TrialMessage } from './trial-job.ts';

/** A worker that plays games, as far as the page sees it. */
export type TrialPort = { readonly post: (job: TrialJob) => void; readonly close: () => void };
export type OpenPort = (onPlayed: (played: PlayedJob) => void, onFail: () => void) => TrialPort;

/** The maximum number of workers: more would slow down the machine for its user. */
const MOST_PORTS = 4;

/** How many games are played at once on a machine with this many cores: one core is left for the page. */
export function portsFor(cores: number): number {
  return Math.min(MOST_PORTS, Math.max(1, cores - 1));
}

/** Starts workers whose games have these situations. */
export function workersWith(library: Library): OpenPort {
  return (onPlayed, onFail) => {
    const worker = new Worker(new URL('./trial.worker.ts', import.meta.url), { type: 'module' });
    const send = (message: TrialMessage): void => worker.postMessage(message);
    worker.addEventListener('message', ({ data }: MessageEvent<PlayedJob>) => onPlayed(data));
    worker.addEventListener('error', onFail);
    worker.addEventListener('messageerror', onFail);
    send({ library });
    return { post: (job) => send({ job }), close: () => worker.terminate() };
  };
}

/** Plays jobs over a few workers, one at a time on each, until all are done, one fails or it is stopped; then closes the workers. */
export class TrialRun {
  readonly #ports = new Set<TrialPort>();
  readonly #left: TrialJob[];
  readonly #onEnd: (isWhole: boolean) => void;
  #waiting = 0;

  constructor({
    jobs,
    ports,
    open,
    onPlayed,
    onEnd,
  }: {
    jobs: readonly TrialJob[];
    ports: number;
    open: OpenPort;
    onPlayed: (played: PlayedJob) => void;
    /** `isWhole`: every job was played; false: a worker failed. Not called by `stop`. */
    onEnd: (isWhole: boolean) => void;
  }) {
    this.#left = [...jobs];
    this.#onEnd = onEnd;
    for (let count = 0; count < Math.min(ports, jobs.length); count += 1) {
      const port: TrialPort = open(
        (played) => {
          if (!this.#ports.has(port)) return;
          this.#waiting -= 1;
          onPlayed(played);
          this.#next(port);
        },
        () => {
          if (this.#ports.has(port)) this.#end(false);
        },
      );
      this.#ports.add(port);
    }
    if (this.#ports.size === 0) this.#end(true);
    for (const port of this.#ports) this.#next(port);
  }

  /** Stops it; the results of games in progress are dropped. */
  stop(): void {
    for (const port of this.#ports) port.close();
    this.#ports.clear();
    this.#left.length = 0;
  }

  #next(port: TrialPort): void {
    const job = this.#left.shift();
    if (job !== undefined) {
      this.#waiting += 1;
      port.post(job);
    } else if (this.#waiting === 0) this.#end(true);
  }

  #end(isWhole: boolean): void {
    this.stop();
    this.#onEnd(isWhole);
  }
}

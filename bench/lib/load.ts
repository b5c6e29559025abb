import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds } from './process-cost.ts';

/** One player of a load. */
export type Actor = {
  /** Sends an action; resolves to the ms until its answer, or to null if it was refused. */
  readonly act: () => Promise<number | null>;
  /** Bytes received so far. */
  readonly bytes: () => number;
};

export type Load = {
  /** Ms of each accepted action, ascending. */
  readonly latencies: readonly number[];
  readonly refused: number;
  /** Bytes that one player received a minute, on average. */
  readonly bytesPerActorMinute: number;
  /** CPU seconds of the serving processes for 1000 actions. */
  readonly cpuPerThousand: number;
};

const PERIOD_MS = 1000;

/** Lets every actor act once a second for `seconds`, evenly staggered within each second; `pids` are the processes that serve them. */
export async function runLoad(actors: readonly Actor[], seconds: number, ...pids: readonly number[]): Promise<Load> {
  const latencies: number[] = [];
  let refused = 0;
  const bytes = actors.map((actor) => actor.bytes());
  const used = (): number => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const cpu = used();
  const start = performance.now();
  await Promise.all(
    actors.map(async ({ act }, index) => {
      for (let turn = 0; turn < seconds; turn += 1) {
        await sleep(Math.max(0, start + turn * PERIOD_MS + (index * PERIOD_MS) / actors.length - performance.now()));
        const ms = await act();
        if (ms === null) refused += 1;
        else latencies.push(ms);
      }
    }),
  );
  const minutes = (performance.now() - start) / 60_000;
  const down = actors.reduce((sum, actor, index) => sum + actor.bytes() - (bytes[index] ?? 0), 0);
  return {
    latencies: latencies.toSorted((a, b) => a - b),
    refused,
    bytesPerActorMinute: down / actors.length / minutes,
    cpuPerThousand: ((used() - cpu) * 1000) / (latencies.length + refused),
  };
}

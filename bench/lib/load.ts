import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds } from './process-cost.ts';

/** One player who acts once a second. */
export type Actor = {
  /** Milliseconds from action to acknowledgement; null: refused. */
  readonly act: () => Promise<number | null>;
  /** Bytes that came down so far. */
  readonly bytes: () => number;
};

export type Load = {
  /** Sorted. */
  readonly latencies: readonly number[];
  readonly refused: number;
  readonly bytesPerActorMinute: number;
  readonly cpuPerThousand: number;
};

const PERIOD_MS = 1000;

/** Every actor acts once a second for so many seconds, evenly staggered; `pids` are the processes that serve them. */
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

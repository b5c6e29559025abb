import { Histogram, type Registry } from 'prom-client';
import type { GameLog } from './game-log.ts';

/** Upper bounds of the histogram's buckets, in seconds. A dedicated disk takes a hundredth of a second or less; a shared one may hang for seconds. */
const BUCKETS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Wraps a log and reports in /metrics how long actions wait until they are durable; nobody learns of an action before that. */
export function measuredLog(log: GameLog, metrics: Registry): GameLog {
  const waits = new Histogram({
    name: 'fracht_store_seconds',
    help: 'For how long an action of a game waits until it is stored',
    buckets: BUCKETS,
    registers: [metrics],
  });
  return {
    ...log,
    async append(game, row) {
      const stored = waits.startTimer();
      await log.append(game, row);
      stored();
    },
  };
}

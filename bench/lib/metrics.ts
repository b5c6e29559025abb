import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often the server samples its event loop, in ms; the delay it reports contains this interval. */
const SAMPLED_MS = 1000;

/** Values of a server's /metrics by their names; for a name without labels, the sum over all its labels. */
export async function metricsOf(address: string): Promise<(name: string) => number> {
  const lines = (await (await fetch(`${address}/metrics`)).text()).split('\n');
  return (name) =>
    lines
      .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

/** The delay of a server's event loop since its metrics were last read, in ms: the 99th percentile, or the worst. */
export function latenessIn(metric: (name: string) => number, which: 'p99' | 'max'): number {
  return Math.max(0, metric(`nodejs_eventloop_lag_${which}_seconds`) * 1000 - SAMPLED_MS);
}

/** How many actions waited for more than a second until they were stored, since the server started. */
export function storedLate(metric: (name: string) => number): number {
  return metric('fracht_store_seconds_count') - metric('fracht_store_seconds_bucket{le="1"}');
}

/** Watches this thread's own event loop; gives its worst delay since the last call, in ms. */
export function watchOwnLoop(): () => number {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  return () => {
    const worst = Math.max(0, delays.max / 1_000_000 - 20);
    delays.reset();
    return worst;
  };
}

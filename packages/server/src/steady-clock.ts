import os from 'node:os';

/**
 * A clock in ms since 1970 that starts from the machine's wall clock and then counts by a monotonic one: setting the machine's clock while
 * the process runs neither ends what lasts for a while (sessions, links, codes, waiting times after failures) nor makes it last for years.
 */
export function steadyClock(wall: () => number, uptime: () => number): () => number {
  const start = wall() - uptime();
  return () => Math.floor(start + uptime());
}

/**
 * Ms since the machine was started, by a clock that nobody can set and that, unlike `performance.now()`, also counts the time in
 * which the machine sleeps. Each reading asks the system, which is too slow to do with every call.
 */
export function machineUptime(): number {
  return os.uptime() * 1000;
}

import os from 'node:os';

/**
 * A clock in ms since 1970 that begins at the machine's wall clock and then counts by a monotonic one: whoever sets the machine's clock while
 * the process runs neither ends what lasts for a while (sessions, links, codes, waiting after failures) nor lets it last for years.
 */
export function steadyClock(wall: () => number, uptime: () => number): () => number {
  const start = wall() - uptime();
  return () => Math.floor(start + uptime());
}

/**
 * Ms since the machine was started, by a clock that nobody can set and that counts the time in which the machine sleeps, unlike
 * `performance.now()`. Each reading asks the system: too slow for what is looked up with every call.
 */
export function machineUptime(): number {
  return os.uptime() * 1000;
}

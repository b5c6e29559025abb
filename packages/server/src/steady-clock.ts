/**
 * A clock in ms since 1970 that begins at the machine's wall clock and then counts by a monotonic one: whoever sets the machine's clock while
 * the process runs neither ends what lasts for a while (sessions, links, codes, waiting after failures) nor lets it last for years.
 */
export function steadyClock(wall: () => number, uptime: () => number): () => number {
  const start = wall() - uptime();
  return () => Math.floor(start + uptime());
}

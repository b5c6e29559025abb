/** What a machine must have, or the run fails: `servers` PostgreSQL and NATS, `all` every program and right that tests need. */
type Required = 'servers' | 'all';

/** Says loudly which tests are left out since this machine lacks something, or fails the run where the variable REQUIRE names that. */
export function leaveOut(lack: string, by: Required = 'all'): void {
  const required = process.env['REQUIRE'];
  if (required === 'all' || required === by) throw new Error(lack);
  process.stderr.write(`\n${lack}\n\n`);
}

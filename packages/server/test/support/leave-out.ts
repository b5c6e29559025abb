/** What a machine must have, or the run fails: `servers` PostgreSQL and NATS, `all` every program and right that tests need. */
type Required = 'servers' | 'all';

/** Reports prominently which tests are left out because this machine lacks something, or fails the run if the variable REQUIRE demands them. */
export function leaveOut(lack: string, by: Required = 'all'): void {
  const required = process.env['REQUIRE'];
  if (required === 'all' || required === by) throw new Error(lack);
  process.stderr.write(`\n${lack}\n\n`);
}

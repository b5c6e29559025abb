/** Says loudly which tests are left out since this machine lacks something; with REQUIRE_ALL=1, as in CI, that fails the run instead. */
export function leaveOut(lack: string): void {
  if (process.env['REQUIRE_ALL'] === '1') throw new Error(lack);
  process.stderr.write(`\n${lack}\n\n`);
}

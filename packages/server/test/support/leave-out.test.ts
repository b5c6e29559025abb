import { expect, test, vi } from 'vitest';
import { leaveOut } from './leave-out.ts';

test('what a machine lacks is said loudly, and fails the run where nothing may be left out', () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.stubEnv('REQUIRE_ALL', undefined);
  leaveOut('No nginx here.');
  expect(said).toHaveBeenCalledWith('\nNo nginx here.\n\n');
  vi.stubEnv('REQUIRE_ALL', '1');
  expect(() => leaveOut('No nginx here.')).toThrow('No nginx here.');
  vi.unstubAllEnvs();
});

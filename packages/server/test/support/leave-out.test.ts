import { afterEach, expect, test, vi } from 'vitest';
import { leaveOut } from './leave-out.ts';

afterEach(() => vi.unstubAllEnvs());

test('what a machine lacks is said loudly', () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.stubEnv('REQUIRE', undefined);
  leaveOut('No nginx here.');
  vi.stubEnv('REQUIRE', 'servers');
  leaveOut('No strace here.');
  expect(said.mock.calls).toEqual([['\nNo nginx here.\n\n'], ['\nNo strace here.\n\n']]);
  said.mockRestore();
});

test('what is required and missing fails the run', () => {
  vi.stubEnv('REQUIRE', 'servers');
  expect(() => leaveOut('No PostgreSQL here.', 'servers')).toThrow('No PostgreSQL here.');
  vi.stubEnv('REQUIRE', 'all');
  expect(() => leaveOut('No PostgreSQL here.', 'servers')).toThrow('No PostgreSQL here.');
  expect(() => leaveOut('No nginx here.')).toThrow('No nginx here.');
});

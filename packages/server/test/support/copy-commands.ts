import { expect } from 'vitest';
import { runCommand } from './kept-rows.ts';

/** The path that a command printed; the command must have succeeded. */
const fileSaid = ({ code, said }: Awaited<ReturnType<typeof runCommand>>): string => {
  expect({ code, said }).toMatchObject({ code: 0 });
  return said.trim();
};
/** Makes a backup of the school at a place, a folder or the address of a database, and gives its path. */
export const backupOf = async (from: string, to: string): Promise<string> =>
  fileSaid(await runCommand('backup', '--from', from, '--to', to));
/** Restores a backup, whichever school's, to a place. */
export const restore = (file: string, to: string, ...more: readonly string[]) =>
  restoreSigned(file, to, '--foreign', ...more);
/** Restores a backup to a place that knows the key it must be signed with. */
export const restoreSigned = (file: string, to: string, ...more: readonly string[]) =>
  runCommand('restore', file, '--to', to, ...more);

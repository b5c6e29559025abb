import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian keeps what only administrators run, beside everybody's path. */
const MORE = ['/usr/sbin', '/sbin'];

/** The path of a program; null, and a loud line in the output, where the machine has none: `what` is left out then. */
export function programOf(name: string, what: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...MORE].filter((folder) => folder !== '');
  const path = folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
  if (path === null) process.stderr.write(`\nNo ${name} here: ${what.toUpperCase()} IS NOT TESTED.\n\n`);
  return path;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

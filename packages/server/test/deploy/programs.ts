import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { leaveOut } from '../support/leave-out.ts';

/** Where Debian keeps programs for administrators, which are not in every PATH. */
const MORE = ['/usr/sbin', '/sbin'];

/** The path of a program; null if the machine has none: the run reports `what` as left out. */
export function programOf(name: string, what: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...MORE].filter((folder) => folder !== '');
  const path = folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
  if (path === null) leaveOut(`No ${name} here: ${what.toUpperCase()} IS NOT TESTED.`);
  return path;
}

/** The tracer, if there is one and the machine allows tracing; otherwise none, and `what` is reported as left out. */
export function tracers(what: string): readonly string[] {
  const strace = programOf('strace', what);
  if (strace === null) return [];
  const tried = spawnSync(strace, ['-f', '-o', '/dev/null', process.execPath, '--version']);
  if (tried.status === 0) return [strace];
  leaveOut(`strace may trace nothing here: ${what.toUpperCase()} IS NOT TESTED.`);
  return [];
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

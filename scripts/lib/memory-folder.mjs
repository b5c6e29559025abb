import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux keeps what is written here in memory. */
const IN_MEMORY = '/dev/shm';
/** A quarter of a gibibyte, far more than all tests at once have used; with less space they stay on the disk. In bytes. */
const ROOM = 4 * 1024 ** 3;
const NAME = /^fracht-tests-(?<pid>\d+)$/u;

/**
 * Makes a folder in memory for temporary files of tests, or returns null if there is no such place, too little space, or no program may run from it. Databases
 * write to the disk at every commit, which takes a test much of its time and is of no use to it: a killed process does not lose files that are only in memory
 * either. Folders of processes that have ended are removed first.
 * @param {string} home where folders in memory can be made
 * @returns {string | null} its path; the caller removes it
 */
export function makeMemoryFolder(home = IN_MEMORY) {
  if (!existsSync(home)) return null;
  for (const left of readdirSync(home)) {
    const pid = NAME.exec(left)?.groups?.['pid'];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(home, left), { recursive: true, force: true });
  }
  const { bavail, bsize } = statfsSync(home);
  if (bavail * bsize < ROOM) return null;
  const folder = join(home, `fracht-tests-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  if (mayRun(folder)) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Whether a program in the folder can be run; many systems forbid it in memory. */
function mayRun(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\nexit 0\n');
  chmodSync(program, 0o700);
  try {
    execFileSync(program);
    return true;
  } catch (error) {
    if (error.code === 'EACCES') return false;
    throw error;
  } finally {
    rmSync(program);
  }
}

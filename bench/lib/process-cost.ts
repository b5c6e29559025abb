import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const TICKS_PER_SECOND = 100;

/** CPU seconds that a process has used so far, in all its threads. Linux only. */
export function cpuSeconds(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** The CPU use of processes together during the next `overMs`, in % of one core. */
export async function coreShare(pids: readonly number[], overMs: number): Promise<number> {
  const used = (): number => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = used();
  await sleep(overMs);
  return ((used() - before) * 100_000) / overMs;
}

/** Resident memory of a process (VmRSS), in MiB. Linux only. */
export function residentMiB(pid: number): number {
  const line = /VmRSS:\s+(?<kib>\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.groups?.kib ?? Number.NaN) / 1024;
}

/** The part of it that is not mapped from files (RssAnon), in MiB. Linux only. */
export function anonymousMiB(pid: number): number {
  const line = /RssAnon:\s+(?<kib>\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.groups?.kib ?? Number.NaN) / 1024;
}

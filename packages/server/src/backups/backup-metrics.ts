import { Gauge, type Registry } from 'prom-client';
import type { Backups } from './backups.ts';

/** Reports in /metrics how old the newest backup is, and whether the last attempt failed. */
export function measureBackups(backups: Backups, metrics: Registry, now: () => number): void {
  const age = new Gauge({
    name: 'fracht_backup_age_seconds',
    help: 'Age of the newest backup; -1: there is none, or none that can be read',
    registers: [metrics],
    async collect() {
      // A backup with a date in the future was left by a wrong clock; its age is unknown, so it is skipped.
      const newest = (await backups.state()).files.find(({ made }) => made <= now());
      age.set(newest === undefined ? -1 : Math.round((now() - newest.made) / 1000));
    },
  });
  const failed = new Gauge({
    name: 'fracht_backup_failed',
    help: '1: the last attempt to make a backup failed, or the backups cannot be read',
    registers: [metrics],
    async collect() {
      failed.set((await backups.state()).failure === null ? 0 : 1);
    },
  });
}

import { Gauge, type Registry } from 'prom-client';
import type { Logger } from './log.ts';
import type { OnBadRow } from './storage/kysely/readable.ts';

/** Reports unreadable rows and damaged pictures: each once in the log, and their number as a metric. */
export function tellBadRows(log: Logger, metrics: Registry): OnBadRow {
  const told = new Set<string>();
  const gauge = new Gauge({
    name: 'fracht_bad_rows',
    help: 'Stored rows and pictures that cannot be read and are left out',
    registers: [metrics],
  });
  return (table, key, error) => {
    const row = `${table} ${key}`;
    if (told.has(row)) return;
    told.add(row);
    gauge.set(told.size);
    log.error({ err: error, table, key }, 'a stored row cannot be read and is left out');
  };
}

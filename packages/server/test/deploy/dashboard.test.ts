import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { expect, test } from 'vitest';
import { aServer } from '../live/school.ts';

const panel = z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) });
const dashboard = z.object({ panels: z.array(panel) });

/** Metrics that a process only reports if it is one of several. */
const OF_SEVERAL = ['fracht_edge_lines', 'fracht_bus_away'];

test('[RUN-7] every figure of the dashboard is told by the server', async () => {
  const file = new URL('../../../../deploy/grafana/fracht.json', import.meta.url);
  const { panels } = dashboard.parse(JSON.parse(readFileSync(file, 'utf8')));
  const told = await (await fetch(`${await aServer()}/metrics`)).text();
  // A histogram may have no data but its name before something has happened.
  const named = [...told.matchAll(/^# TYPE (\w+) (\w+)$/gmu)];
  const known = new Set(
    named.flatMap(([, name = '', kind]) => (kind === 'histogram' ? [`${name}_sum`, `${name}_bucket`] : [name])),
  );
  const asked = panels.flatMap(({ title, targets }) =>
    targets.flatMap(({ expr }) =>
      [...expr.matchAll(/\b((?:fracht|process|nodejs)_\w+)/gu)].map(([, name = '']) => ({ title, name })),
    ),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter(({ name }) => !known.has(name) && !OF_SEVERAL.includes(name))).toEqual([]);
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Checkpointer } from './checkpointer.ts';
import { openSqlite } from './open-sqlite.ts';
import { readMarker } from './read-marker.ts';

test('two threads that write markers of one database at once do not take the file from each other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-markers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'fracht.sqlite');
  await (await openSqlite(file, 0)).close();
  const both = [new Checkpointer(file), new Checkpointer(file)];
  const asked = both.flatMap((one) =>
    Array.from({ length: 200 }, (_, beat) => one.ask({ marker: { school: 'a', beat }, isWhole: false })),
  );
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  await Promise.all(both.map((one) => one.end()));
  expect(readMarker(file)).toEqual({ school: 'a', beat: 199 });
  expect(readdirSync(folder).filter((name) => name.includes('.new'))).toEqual([]);
});

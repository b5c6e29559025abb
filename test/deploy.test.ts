import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { SERVER_ARGS, SERVER_ENV } from '../scripts/lib/server.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NODE = 'node_modules/.bin/node';
const textOf = (file: string): string => readFileSync(join(ROOT, 'deploy', file), 'utf8');

beforeAll(() => ensureBuilt({ names: ['server'] }));

test.each(['fracht.service', 'fracht@.service'])('[RUN-7] %s runs the built server as npm start does', (unit) => {
  const text = textOf(`systemd/${unit}`);
  expect(text).toContain(`\nExecStart=/opt/fracht/${[NODE, ...SERVER_ARGS].join(' ')}\n`);
  expect(text).toMatch(new RegExp(`^Environment=.*\\bMALLOC_ARENA_MAX=${SERVER_ENV.MALLOC_ARENA_MAX}(?: |$)`, 'mu'));
});

test('[RUN-7] so does the image', () => {
  const text = textOf('container/Containerfile');
  expect(text).toContain(`\nCMD ${JSON.stringify([NODE, ...SERVER_ARGS]).replaceAll(',', ', ')}\n`);
  expect(text).toContain(`\nENV MALLOC_ARENA_MAX=${SERVER_ENV.MALLOC_ARENA_MAX}\n`);
});

test('and both run files that are there', () => {
  expect([NODE, SERVER_ARGS.at(-1) ?? ''].map((file) => existsSync(join(ROOT, file)))).toEqual([true, true]);
});

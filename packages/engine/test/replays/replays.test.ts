import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { type RecordedGame, endingOf } from '@fracht/testing/engine/recorded.ts';
import { RULES_VERSION } from '../../src/rules-version.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

test('[LOG-2] there are recorded games', () => {
  expect(files.length).toBeGreaterThanOrEqual(3);
});

test('[LOG-6] there are recorded games of every version of the rules', () => {
  for (let version = 2; version <= RULES_VERSION; version += 1)
    expect(files.filter((name) => name.startsWith(`v${version}-`)).length).toBeGreaterThanOrEqual(4);
});

test.each(files)('[LOG-2] the recorded game %s ends exactly as it did', (name) => {
  const game: RecordedGame = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
  expect(endingOf({ ...aSetup({ rulesVersion: 1, ...game }), settings: game.settings }, game.log)).toEqual(game.ending);
});

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RecordedGame, endingOf } from '@fracht/testing/engine/recorded.ts';
import { EMPTY_LIBRARY } from '../../src/library.ts';
import { GAMES } from './games.ts';

// node packages/engine/test/replays/record.ts [name...]: records the games again by the newest rules, after an intended change of these.
// Recordings of earlier rules never change; those of the first version have no version in their names.
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(GAMES);
for (const name of names) {
  const made = GAMES[name]?.();
  if (made === undefined) throw new Error(`No game ${name}`);
  const { setup, log } = made;
  const { seed, number, settings, library, rulesVersion = 1 } = setup;
  const played = library === EMPTY_LIBRARY ? {} : { library };
  const game: RecordedGame = { seed, number, settings, ...played, rulesVersion, log, ending: endingOf(setup, log) };
  writeFileSync(fileURLToPath(new URL(`v${rulesVersion}-${name}.json`, import.meta.url)), `${JSON.stringify(game)}\n`);
}

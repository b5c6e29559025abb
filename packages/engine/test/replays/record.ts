import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from './games.ts';
import { type RecordedGame, endingOf } from './recorded.ts';

// node packages/engine/test/replays/record.ts [name...]: records the games anew, after a change of the rules that is meant.
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(GAMES);
for (const name of names) {
  const made = GAMES[name]?.();
  if (made === undefined) throw new Error(`No game ${name}`);
  const { setup, log } = made;
  const { seed, number, settings } = setup;
  const game: RecordedGame = { seed, number, settings, log, ending: endingOf(setup, log) };
  writeFileSync(fileURLToPath(new URL(`${name}.json`, import.meta.url)), `${JSON.stringify(game)}\n`);
}

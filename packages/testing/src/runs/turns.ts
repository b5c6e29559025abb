import { createHash } from 'node:crypto';
import { atDepth } from './depth.ts';

/** A test file that takes turns is in one of this many runs of `npm test`. */
const TURNS_OF_FILES = 3;
const TAKES_TURNS = /\.turn\.(?:test|spec)\.tsx?$/u;

/** The seed of this run as a number. */
function seed(): number {
  const said = Number(process.env['FRACHT_SEED'] ?? 0);
  if (!Number.isSafeInteger(said) || said < 0) throw new Error(`FRACHT_SEED is no whole number: ${String(said)}`);
  return said;
}

/**
 * In `npm test` the one of several variants whose turn it is: by its name, so that with many variants each has its turn somewhere in every run, and by the seed
 * of the run, so that it is another one with the next commit; in `npm run test:deep` all of them.
 */
export function inTurn<Way>(name: string, ways: readonly Way[]): readonly Way[] {
  const turn = (createHash('sha256').update(name).digest().readUInt32BE() + seed()) % ways.length;
  return atDepth({ few: ways.slice(turn, turn + 1), many: ways });
}

/**
 * The test files that are in this run. Those named `.turn.` only prove rules that cheaper tests prove as well: a whole `npm test` (`FRACHT_TURNS`) has every third
 * of them, by the seed; a run of a named file, and `npm run test:deep`, have all. (docs/adr/0102)
 */
export function filesInTurn(files: readonly string[]): readonly string[] {
  if (process.env['FRACHT_TURNS'] !== '1') return files;
  const taking = files.filter((file) => TAKES_TURNS.test(file)).toSorted();
  const waiting = new Set(taking.filter((_, place) => (place + seed()) % TURNS_OF_FILES !== 0));
  return files.filter((file) => !waiting.has(file));
}

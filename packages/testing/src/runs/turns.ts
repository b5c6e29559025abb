import { createHash } from 'node:crypto';
import { atDepth } from './depth.ts';

/** Of so many runs of `npm test` a file that takes turns is in one. */
const TURNS_OF_FILES = 3;
const TAKES_TURNS = /\.turn\.(?:test|spec)\.tsx?$/u;

/** Whose turn it is: differs by name, so that each has its turn in every run where there are many, and by the seed of the run, so that it is another one with the next commit. */
function turnOf(name: string, turns: number): number {
  const seed = Number(process.env['FRACHT_SEED'] ?? 0);
  return (createHash('sha256').update(name).digest().readUInt32BE() + seed) % turns;
}

/** In `npm test` the one of several ways to look at something whose turn it is, by its name and the seed; in `npm run test:deep` all of them. */
export function inTurn<Way>(name: string, ways: readonly Way[]): readonly Way[] {
  const turn = turnOf(name, ways.length);
  return atDepth({ few: ways.slice(turn, turn + 1), many: ways });
}

/**
 * Whether a test file is in this run. One named `.turn.` proves only rules that cheaper tests prove as well: a whole `npm test` (`FRACHT_TURNS`) has a third of
 * them, by the seed; whoever asks for a file, and `npm run test:deep`, has all. (docs/adr/0102)
 */
export function hasTurn(file: string): boolean {
  if (!TAKES_TURNS.test(file) || process.env['FRACHT_TURNS'] !== '1') return true;
  return turnOf(file.replace(/^.*[\\/]/u, ''), TURNS_OF_FILES) === 0;
}

import { createHash } from 'node:crypto';
import { atDepth } from '@fracht/testing/runs/depth.ts';

const SEED = Number(process.env['FRACHT_SEED'] ?? 0);

/**
 * In `npm test` the one of several ways to look at something whose turn it is: by its name, so that each way has its turn in every run where many things are looked
 * at, and by the seed of the run, so that each thing is looked at in another way with the next commit. In `npm run test:deep` all of them.
 */
export function inTurn<Way>(name: string, ways: readonly Way[]): readonly Way[] {
  const turn = (createHash('sha256').update(name).digest().readUInt32BE() + SEED) % ways.length;
  return atDepth({ few: ways.slice(turn, turn + 1), many: ways });
}

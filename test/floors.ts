import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { importsIn, targetOf } from './imports.ts';
import { type Violation, sourceFiles } from './layers.ts';

/**
 * The rooms of the engine, from the ground up: a file imports from its own room and from those below. A room is a folder of src, or one
 * of the files there that stand on a floor of their own; all other files there are the ground, which describes the data of a game and
 * so may name types of any room.
 */
export const ENGINE_FLOORS: readonly string[] = [
  'ground',
  'world',
  'drive',
  'timers',
  'players',
  'luck.ts',
  'messages',
  'happenings',
  'orders',
  'cars',
  'planning',
  'opening',
  'new-game.ts',
  'situations',
  'standing',
  'view-for.ts',
  'course',
  'effects',
  'incidents',
  'rounds',
  'events',
  'advance.ts',
  'actions',
  'log.ts',
  'share.ts',
  'save.ts',
  'fork.ts',
  'debrief',
  'sandbox',
  'index.ts',
];

/** Every import of the engine that runs up. */
export function upwardImports(root: string): readonly Violation[] {
  const src = join(root, 'packages', 'engine', 'src');
  return sourceFiles(src).flatMap((path) => {
    const file = relative(src, path).split(sep).join('/');
    return upwardIn(file, readFileSync(path, 'utf8')).map((what) => ({ file, what }));
  });
}

/** The imports of one file of the engine that run up; `file` is its path under src. */
export function upwardIn(file: string, text: string): readonly string[] {
  const floor = floorOf(file);
  if (floor === -1) return [`${file.split('/')[0]} is on no floor`];
  return importsIn(file, text).flatMap(({ source, isType }) => {
    const target = targetOf(file, source);
    const isAllowed = target === null || floorOf(target) <= floor || (floor === 0 && isType);
    return isAllowed ? [] : [`imports ${target}, which stands above`];
  });
}

function floorOf(file: string): number {
  const [room = '', inner] = file.split('/');
  if (inner === undefined && !ENGINE_FLOORS.includes(room)) return 0;
  return ENGINE_FLOORS.indexOf(room);
}

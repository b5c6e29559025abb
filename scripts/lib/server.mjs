// How the built server is run, by every script that starts it.
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * Arguments of Node, from the repository's root. A small young generation, because a large one stays in memory for good; and a major garbage
 * collection as soon as the heap has grown by half, not several times.
 */
export const SERVER_ARGS = ['--max-semi-space-size=4', '--heap-growing-percent=50', 'packages/server/dist/main.js'];

/** A compile cache, so that the next start is quicker; and a single malloc arena for all threads, because each arena keeps the memory that it once took. */
export const SERVER_ENV = { NODE_COMPILE_CACHE: join(ROOT, '.cache', 'node'), MALLOC_ARENA_MAX: '1' };

/** The status with which the server asks to be restarted at once: its disk did not confirm what it wrote (docs/adr/0059). */
export const START_ANEW = 75;

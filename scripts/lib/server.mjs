// How the built server is run, by whatever starts it.
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * Arguments of Node, from the root of the repository. The young part of its heap is small, for a large one stays in memory for good; the
 * old part is cleared when it has grown by a fifth, not when it is several times what it was.
 */
export const SERVER_ARGS = ['--max-semi-space-size=4', '--heap-growing-percent=50', 'packages/server/dist/main.js'];

/** Compiled sources, so that the next start is quicker; and one store of memory for all threads, for each of them keeps what it once took. */
export const SERVER_ENV = { NODE_COMPILE_CACHE: join(ROOT, '.cache', 'node'), MALLOC_ARENA_MAX: '1' };

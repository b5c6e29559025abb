// npm start: installs, builds, and serves the product. Nothing else has to be installed but Node.
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { join } from 'node:path';
import { ROOT } from './lib/paths.mjs';
import { runUntilStopped } from './lib/run.mjs';

/** Compiled sources, so that the next start is quicker. */
const COMPILE_CACHE = join(ROOT, '.cache', 'node');

await ensureInstalled();
await ensureBuilt();
runUntilStopped('node', ['packages/server/src/main.ts'], { env: { NODE_COMPILE_CACHE: COMPILE_CACHE } });

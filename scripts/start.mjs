// npm start: installs, builds, and serves the product. Nothing else has to be installed but Node.
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { runUntilStopped } from './lib/run.mjs';

await ensureInstalled();
await ensureBuilt();
runUntilStopped('node', ['packages/server/src/main.ts']);

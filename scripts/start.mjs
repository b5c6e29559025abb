// npm start: installs the dependencies, builds, and runs the product. Needs nothing but Node.
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { runUntilStopped } from './lib/run.mjs';
import { SERVER_ARGS, SERVER_ENV } from './lib/server.mjs';

await ensureInstalled();
await ensureBuilt();
runUntilStopped('node', SERVER_ARGS, { env: SERVER_ENV });

// npm start: installs the dependencies, builds, and runs the product. Needs nothing but Node.
import './lib/must-have-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { runUntilStopped } from './lib/run.mjs';
import { SERVER_ARGS, SERVER_ENV, START_ANEW } from './lib/server.mjs';
import { tellingFaults } from './lib/start-fault.mjs';

await tellingFaults(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
runUntilStopped('node', SERVER_ARGS, { env: SERVER_ENV, anewOn: START_ANEW });

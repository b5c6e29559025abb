// npm start: installs the dependencies, builds, and runs the product. Needs nothing but Node, which `launch.cjs` has checked.
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { INTERPRETER_FILE } from './lib/interpreter.mjs';
import { runUntilStopped } from './lib/run.mjs';
import { SERVER_ARGS, SERVER_ENV, START_ANEW } from './lib/server.mjs';
import { tellingFaults } from './lib/start-fault.mjs';

await tellingFaults(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
runUntilStopped(INTERPRETER_FILE, SERVER_ARGS, { env: SERVER_ENV, anewOn: START_ANEW });

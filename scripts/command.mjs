// npm run backup, restore, move and admin: installs the dependencies if they are missing, and runs the command with the project's own Node.
import { ensureInstalled } from './lib/install.mjs';
import { INTERPRETER_FILE } from './lib/interpreter.mjs';
import { runUntilStopped } from './lib/run.mjs';
import { tellingFaults } from './lib/start-fault.mjs';

/** Commands that may run while the server does: they leave packages alone that it may be using. */
const BESIDE_A_SERVER = ['admin', 'backup'];

const [name, ...words] = process.argv.slice(2);
await tellingFaults(() => ensureInstalled({ keepsEarlier: BESIDE_A_SERVER.includes(name) }));
runUntilStopped(INTERPRETER_FILE, [`packages/server/src/move/${name}.ts`, ...words]);

// npm run backup, restore, move and admin: installs the dependencies if they are missing, and runs the command with the project's own Node.
import { ensureInstalled, hasPackages } from './lib/install.mjs';
import { INTERPRETER_FILE } from './lib/interpreter.mjs';
import { runUntilStopped } from './lib/run.mjs';
import { tellingFaults } from './lib/start-fault.mjs';

const [name, ...words] = process.argv.slice(2);
if (!hasPackages()) await tellingFaults(() => ensureInstalled());
runUntilStopped(INTERPRETER_FILE, [`packages/server/src/move/${name}.ts`, ...words]);

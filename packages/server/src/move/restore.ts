// npm run restore: restores a school from a backup file into an empty data directory or database. Servers must not run there.
import { restoreCommand } from './restore-command.ts';
import { runAsProcess } from './terminal.ts';

await runAsProcess(restoreCommand);

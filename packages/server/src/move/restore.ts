// npm run restore: a school out of the file of a backup, into an empty data directory or database. Servers must not run there.
import { restoreCommand } from './restore-command.ts';
import { runAsProcess } from './terminal.ts';

await runAsProcess(restoreCommand);

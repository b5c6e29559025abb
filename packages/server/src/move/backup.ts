// npm run backup: a copy of the whole school in one file, whether its server runs or not.
import { backupCommand } from './backup-command.ts';
import { runAsProcess } from './terminal.ts';

await runAsProcess(backupCommand);

// npm run move: a school from SQLite to PostgreSQL or back. No server may run on either.
import { moveCommand } from './move-command.ts';
import { runAsProcess } from './terminal.ts';

await runAsProcess(moveCommand);

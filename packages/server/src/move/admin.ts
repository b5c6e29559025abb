// npm run admin: makes an admin, or a new password for one, whether the server runs or not; prints it once.
import { adminCommand } from './admin-command.ts';
import { runAsProcess } from './terminal.ts';

await runAsProcess(adminCommand);

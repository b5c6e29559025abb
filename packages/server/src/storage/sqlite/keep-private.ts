import { chmodSync, existsSync, statSync } from 'node:fs';

/** Takes the rights to these files from everybody but their owner, if that is who runs the server: others who may look into the folder cannot read them. (STO-14) */
export function keepPrivate(files: readonly string[]): void {
  for (const file of files) {
    if (!existsSync(file)) continue;
    const { mode, uid } = statSync(file);
    if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(file, 0o600);
  }
}

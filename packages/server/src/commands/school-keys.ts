import { backupKey, schoolKeys } from '../backups/backup-key.ts';
import type { Config } from '../config.ts';

type KeyConfig = Pick<Config, 'backupKey' | 'dataDir' | 'natsUrl'>;

/** The key that encrypts what only this school may read; null: its processes have no key in common. */
export function encryptionKey({ backupKey: given, dataDir, natsUrl }: KeyConfig): string | null {
  // Each process has its own data directory, and would make its own key.
  return given === null && natsUrl !== null ? null : backupKey({ given, dataDir });
}

/** The keys with which something may have been encrypted. */
export function decryptionKeys({ backupKey: given, dataDir }: KeyConfig): readonly string[] {
  return schoolKeys({ given, dataDir });
}

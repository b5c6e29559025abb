import { backupKey, schoolKeys } from '../backups/backup-key.ts';
import type { Config } from '../config.ts';

type KeyConfig = Pick<Config, 'backupKey' | 'dataDir' | 'natsUrl'>;

/** The key that encrypts what only this school is to read; null: its processes have none in common. */
export function encryptionKey({ backupKey: given, dataDir, natsUrl }: KeyConfig): string | null {
  // Each process has a data directory of its own, and would make a key of its own.
  return given === null && natsUrl !== null ? null : backupKey({ given, dataDir });
}

/** The keys by which something may have been encrypted. */
export function decryptionKeys({ backupKey: given, dataDir }: KeyConfig): readonly string[] {
  return schoolKeys({ given, dataDir });
}

import type { StartFault } from '@fracht/content';
import { startFaultOf } from '../or-start-error.ts';

/** Why there is no backup, with the code of a known cause. */
export type BackupFault = { readonly code: StartFault | null; readonly message: string };

/** What is told of an error. */
export function backupFaultOf(error: unknown): BackupFault {
  return { code: startFaultOf(error), message: error instanceof Error ? error.message : String(error) };
}

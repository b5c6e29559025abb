import { startFaultText, type StartFault } from '@fracht/content';
import { ConfigError } from '../config.ts';
import { markerFile } from './sqlite/write-marker.ts';

/** Why the server does not start with this data: a stable code, and one line that says what to do. */
export class StartError extends ConfigError {
  readonly code: StartFault;

  constructor(code: StartFault, { path, database }: StartPlace, detail = '') {
    const log = `${database}-wal`;
    const text = startFaultText[code]({ path, database, log, marker: markerFile(database), detail });
    super(`${code}: ${text}`);
    this.code = code;
  }
}

/** The data directory, and the database as it is shown to people: a file, or an address without its password. */
export type StartPlace = { readonly path: string; readonly database: string };

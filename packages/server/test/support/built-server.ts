import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../../../scripts/lib/build.mjs';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

let built: Promise<void> | null = null;

/**
 * The file of the server as `npm start` runs it, for a process of its own; built first if the sources have changed. A start takes half the work of one
 * from the sources.
 */
export async function builtServer(): Promise<string> {
  built ??= ensureBuilt({ names: ['server'] });
  await built;
  return MAIN;
}

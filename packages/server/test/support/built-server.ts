import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../../../scripts/lib/build.mjs';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

let built: Promise<void> | null = null;

/**
 * The file of the server as `npm start` runs it, for a separate process; built first if the sources have changed. Starting it takes half the work of
 * starting from the sources.
 */
export async function builtServer(): Promise<string> {
  built ??= ensureBuilt({ names: ['server'] });
  await built;
  return MAIN;
}

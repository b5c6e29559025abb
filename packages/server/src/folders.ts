import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of all packages. This file is at the same depth as the server's bundle (`server/dist`). */
const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the built web app. */
export const WEB_DIST = join(PACKAGES, 'web', 'dist');

/** The folder of the built-in pictures. */
export const PICTURES = join(PACKAGES, 'content', 'pictures');

/** The file of one of our worker threads, by its path in `src` without extension: a source file beside sources, a built file beside the bundle. */
export function threadFile(path: string): URL {
  return new URL(`${path}${extname(import.meta.url)}`, import.meta.url);
}

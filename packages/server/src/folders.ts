import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of all packages. This file lies as deep in it as the bundle that the build makes of the server (`server/dist`). */
const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));

/** Where the built web app lies. */
export const WEB_DIST = join(PACKAGES, 'web', 'dist');

/** Where the built-in pictures of situations lie. */
export const PICTURES = join(PACKAGES, 'content', 'pictures');

/** The file of a thread of ours, by its path in `src` without an ending: a source beside sources, a built file beside the bundle. */
export function threadFile(path: string): URL {
  return new URL(`${path}${extname(import.meta.url)}`, import.meta.url);
}

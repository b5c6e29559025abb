// The browser of the tests: this machine's Chromium, installed if it is missing and permissions allow. Its headless shell comes first: it
// draws the same pages without a browser's own windows, for a sixth less processor time.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function inPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch (error) {
      if (error.code !== 'ENOENT' && error.code !== 'EACCES' && error.code !== 'ENOTDIR') throw error;
    }
  }
  return null;
}

/** The path of a Chromium: FRACHT_CHROMIUM, or the first found in PATH; null when there is none. */
export function findBrowser() {
  if (process.env.FRACHT_CHROMIUM) return process.env.FRACHT_CHROMIUM;
  return NAMES.map(inPath).find((file) => file !== null) ?? null;
}

/** The package to install: Debian's earlier releases have no headless shell. */
function debianPackage() {
  const [shell, whole] = ['chromium-headless-shell', 'chromium'];
  return spawnSync('apt-cache', ['show', shell]).status === 0 ? shell : whole;
}

/** Finds or installs a Chromium to test with: Debian's, if permissions allow; otherwise throws and says what to install. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found !== null) return found;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (mayInstall) {
    await run('apt-get', ['update', '-qq'], { title: 'Installing Chromium' });
    await run('apt-get', ['install', '-y', '-qq', debianPackage()], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      quiet: true,
    });
    const installed = findBrowser();
    if (installed !== null) return installed;
  }
  throw new Error(
    'The browser tests need Chromium: install the package "chromium", or name a browser in FRACHT_CHROMIUM.',
  );
}

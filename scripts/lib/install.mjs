// Installs the dependencies if the lockfile has changed since the last time, or if the installation is incomplete. Runs on any installed
// Node.
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingParts, thisMachine } from './native-parts.mjs';
import { fitsNode } from './node-version.cjs';
import { ROOT } from './paths.mjs';
import { CommandFailed, run } from './run.mjs';
import { noRight, StartFault } from './start-fault.mjs';

/** The disk space that the packages and the builds take, in bytes; measured, plus a tenth. */
const ROOM = 1000 * 1_048_576;

function runNpm() {
  return run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    title: 'Instaluję pakiety, zwykle minutę lub dwie',
  });
}

/**
 * Makes node_modules match the lockfile exactly (`npm ci`); instant if it already does. An installation by another system, or by a Node too old for some
 * of it, does not count. `install` installs the packages. Throws StartFault and CommandFailed.
 */
export async function ensureInstalled({ root = ROOT, machine = thisMachine(), install = runNpm } = {}) {
  const stamp = join(root, 'node_modules', '.fracht-installed');
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock);
  const wanted = createHash('sha256').update(lock).digest('hex');
  const isWhole = () => missingParts(packages, root, machine).length === 0;
  if (isStamped(stamp, { wanted, machine, engines: packages['']?.engines?.node }) && isWhole()) return;
  mustHaveRoom(root);
  await installed(root, install);
  if (!isWhole()) {
    // What npm once left out it does not always notice later; starting from nothing it installs everything.
    rmSync(join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 5 });
    await installed(root, install);
  }
  const missing = missingParts(packages, root, machine);
  if (missing.length > 0)
    throw new StartFault(
      `npm nie zainstalował części programu dla tego komputera: ${missing.join(', ')}. Usuń katalog ${join(root, 'node_modules')} i uruchom jeszcze raz.`,
    );
  const { os, cpu, libc, node } = machine;
  writeFileSync(stamp, JSON.stringify({ lock: wanted, os, cpu, libc, node }));
}

/**
 * Whether npm has finished an installation, whoever started it and by whichever lockfile: it writes this file at the end. Enough for a command that may run
 * beside a server: the packages that the server runs with are not to be replaced under it.
 */
export function hasPackages(root = ROOT) {
  return existsSync(join(root, 'node_modules', '.package-lock.json'));
}

/** Whether the last installation succeeded, with these packages, on such a machine, and by a Node that they can be installed with. */
function isStamped(stamp, { wanted, machine, engines }) {
  if (!existsSync(stamp)) return false;
  try {
    const { lock, os, cpu, libc, node } = JSON.parse(readFileSync(stamp, 'utf8'));
    const isHere = os === machine.os && cpu === machine.cpu && libc === machine.libc;
    return lock === wanted && isHere && (engines === undefined || fitsNode(node, engines) === true);
  } catch (error) {
    // The stamp was cut off, or is of an earlier version, which recorded nothing about the machine.
    if (error instanceof SyntaxError || error instanceof TypeError) return false;
    throw error;
  }
}

function mustHaveRoom(root) {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new StartFault(noRight(root));
  }
  // Reinstalling over existing packages takes hardly any more space.
  if (existsSync(join(root, 'node_modules'))) return;
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize >= ROOM) return;
  const [free, needed] = [bavail * bsize, ROOM].map((bytes) => Math.floor(bytes / 1_048_576));
  throw new StartFault(
    `Na dysku katalogu ${root} jest ${free} MB wolnego miejsca, a program potrzebuje ${needed} MB. Zwolnij miejsce i uruchom jeszcze raz.`,
  );
}

async function installed(root, install) {
  try {
    await install();
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    const { bavail, bsize } = statfsSync(root);
    const isFull = bavail * bsize < 10 * 1_048_576;
    if (isFull) throw new StartFault(`Na dysku katalogu ${root} zabrakło miejsca. Zwolnij je i uruchom jeszcze raz.`);
    throw error;
  }
}

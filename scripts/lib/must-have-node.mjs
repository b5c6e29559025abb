// Imported first by the scripts that people start: on a Node that cannot install or build the product it ends at once, with one line, before anything
// is installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitsNode } from './node-version.mjs';
import { ROOT } from './paths.mjs';

const { node: wanted } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines;
const version = process.versions.node;
if (fitsNode(version, wanted) === false) {
  process.stderr.write(
    `Fracht potrzebuje Node 20.19, 22.12 albo nowszego, a tu jest Node ${version}. Zainstaluj nowszy z https://nodejs.org i uruchom jeszcze raz. Niczego nie zainstalowano.\n`,
  );
  process.exit(1);
}

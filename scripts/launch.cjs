// The first file of everything that people start with npm: on a Node that can neither install nor build the product it ends at once, with one line, before
// anything is installed; otherwise it hands over to the script it is told. It and what it requires are CommonJS without newer syntax, because Node 10 and 12,
// which older systems still bring, refuse a file whole if a single word of it is unknown to them.
'use strict';
const fs = require('fs');
const path = require('path');
const fitsNode = require('./lib/node-version.cjs').fitsNode;

const wanted = JSON.parse(fs.readFileSync(path.join(__dirname, '..', 'package.json'), 'utf8')).engines.node;
const version = process.versions.node;
if (fitsNode(version, wanted) === false) {
  process.stderr.write(
    `Fracht potrzebuje Node 20.19, 22.12 albo nowszego, a tu jest Node ${version}. Zainstaluj nowszy z https://nodejs.org i uruchom jeszcze raz. Niczego nie zainstalowano.\n`,
  );
  process.exit(1);
}
// The script reads the rest of the arguments as if it had been started itself.
void import(`./${process.argv.splice(2, 1)[0]}.mjs`);

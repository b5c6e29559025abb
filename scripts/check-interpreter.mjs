// After each installation: checks that the downloaded Node is the intended one. Its package fetches it by a script, bypassing the lock file and its hashes.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTERPRETER } from './lib/interpreter.mjs';
import { ROOT } from './lib/paths.mjs';

const system = `${process.platform}-${process.arch}`;
const file = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const due = INTERPRETER.sha256[system];

if (due === undefined) {
  process.stdout.write(
    `Node ${INTERPRETER.version} for ${system}: its hash is not known here, and was not looked at.\n`,
  );
} else {
  const found = existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'nothing';
  if (found !== due) {
    process.stderr.write(
      `${file} is not Node ${INTERPRETER.version} as it was published: sha256 ${found} instead of ${due}. Do not run it; see docs/dependencies.md.\n`,
    );
    process.exit(1);
  }
}

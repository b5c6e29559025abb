// After each installation: checks that the downloaded Node is the intended one. Its package fetches it by a script, bypassing the lock file and its hashes.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { INTERPRETER, INTERPRETER_FILE } from './lib/interpreter.mjs';

const system = `${process.platform}-${process.arch}`;
const due = INTERPRETER.sha256[system];

if (due === undefined) {
  process.stdout.write(
    `Node ${INTERPRETER.version} for ${system}: its hash is not known here, and was not looked at.\n`,
  );
} else {
  const found = existsSync(INTERPRETER_FILE)
    ? createHash('sha256').update(readFileSync(INTERPRETER_FILE)).digest('hex')
    : 'nothing';
  if (found !== due) {
    process.stderr.write(
      `${INTERPRETER_FILE} is not Node ${INTERPRETER.version} as it was published: sha256 ${found} instead of ${due}. Do not run it; see docs/dependencies.md.\n`,
    );
    process.exit(1);
  }
}

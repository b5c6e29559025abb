import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const RUN = fileURLToPath(new URL('../scripts/lib/run.mjs', import.meta.url));

/** Runs a program as `npm start` runs the server: its output over all its starts, and the status at the end. */
async function ranUntilStopped(program: string, anewOn: number) {
  const run = `import { runUntilStopped } from ${JSON.stringify(RUN)};
    runUntilStopped(process.execPath, ['-e', ${JSON.stringify(program)}], { anewOn: ${String(anewOn)} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', run], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = text(child.stdout);
  const [status] = await once(child, 'exit');
  return { status, said: await said };
}

test('[STO-2] npm start starts a server anew that asks for it, and ends with any other status', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = JSON.stringify(join(folder, 'started'));
  const program = `const fs = require('fs'); const again = fs.existsSync(${file}); fs.writeFileSync(${file}, '');
    console.log(again ? 'second' : 'first'); process.exit(again ? 3 : 75)`;
  expect(await ranUntilStopped(program, 75)).toEqual({ status: 3, said: 'first\nsecond\n' });
  expect(await ranUntilStopped('process.exit(75)', 74)).toEqual({ status: 75, said: '' });
});

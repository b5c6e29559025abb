import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { spend } from '@fracht/testing/runs/costs.ts';
import { ADMIN } from '@fracht/testing/school/school.ts';
import { onTestFinished } from 'vitest';
import { builtServer } from '../support/built-server.ts';
import { mayCopy, putNewSchool } from '../support/new-school.ts';
import { COMPILED } from '../support/compiled.ts';

/** A server in a separate process, whose exit and last output are reported. */
export type Watched = {
  readonly address: string;
  /** Asks it to stop (SIGTERM). */
  readonly stop: () => void;
  /** Its status and what it wrote to stderr, once it has ended. */
  readonly end: () => Promise<{ readonly status: unknown; readonly said: string }>;
};

/** A watched server on this folder; `options` are those of Node, `variables` are added to its environment. */
export async function aWatched(
  folder: string,
  options: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<Watched> {
  spend('server');
  if (mayCopy(variables, folder)) await putNewSchool(folder);
  const ports = { PORT: '0', SOCKET_PORT: '0', DEMO: '0', DATA_DIR: folder };
  const child = spawn(process.execPath, [...options, await builtServer()], {
    env: { PATH: process.env['PATH'], ...ports, ...ADMIN, ...COMPILED, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said, ended] = [text(child.stderr), once(child, 'exit')];
  const [printed] = await once(child.stdout, 'data');
  return {
    address: /http:\/\/[\w.]+:\d+/u.exec(String(printed))?.[0] ?? '',
    stop: () => void child.kill('SIGTERM'),
    end: async () => ({ status: (await ended)[0], said: await said }),
  };
}

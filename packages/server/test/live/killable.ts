import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own. */
export type Killable = {
  readonly address: string;
  /** The id of the process. */
  readonly pid: number;
  readonly kill: () => Promise<void>;
};

/** The server that was just started as this process, once it has printed its address; `kill` ends it at once, without a clean shutdown. */
export async function killable(child: ChildProcess): Promise<Killable> {
  const exit = once(child, 'exit');
  const { pid, stdout } = child;
  if (stdout === null || pid === undefined) throw new Error('no output');
  const [printed] = await once(stdout, 'data');
  const address = /http:\/\/[\w.]+:\d+/u.exec(String(printed))?.[0] ?? '';
  return {
    address,
    pid,
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

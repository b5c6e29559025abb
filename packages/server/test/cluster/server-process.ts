import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { spend } from '@fracht/testing/runs/costs.ts';
import { freePort } from '../../../../scripts/lib/free-port.mjs';
import { TcpProxy } from './tcp-proxy.ts';
import { builtServer } from '../support/built-server.ts';
import { COMPILED } from '../support/compiled.ts';

/** What the processes log about deliberate faults is shown only on request. */
const SAID = process.env['LOUD_SERVERS'] === '1' ? 'inherit' : 'ignore';

/** What all processes of a school have in common. */
export type Shared = { readonly DATABASE_URL: string; readonly NATS_URL: string };
type Environment = Readonly<Record<string, string>>;

/** A server in a process of its own that can be killed, stopped, and cut off from the database or from the bus. */
export class ServerProcess {
  readonly database: TcpProxy;
  readonly bus: TcpProxy;
  readonly #environment: Environment;
  readonly #port: string;
  #child: ChildProcess | null = null;

  private constructor(
    lines: { readonly database: TcpProxy; readonly bus: TcpProxy },
    port: number,
    environment: Environment,
  ) {
    this.database = lines.database;
    this.bus = lines.bus;
    this.#port = String(port);
    this.#environment = { ...COMPILED, ...environment, PORT: this.#port };
  }

  /** Not started yet; keeps its port and its data directory across restarts. */
  static async make(shared: Shared, environment: Environment): Promise<ServerProcess> {
    const [database, bus] = [await TcpProxy.to(shared.DATABASE_URL, 5432), await TcpProxy.to(shared.NATS_URL, 4222)];
    return new ServerProcess({ database, bus }, await freePort(), {
      SOCKET_PORT: '0',
      DEMO: '0',
      DATABASE_URL: database.over(shared.DATABASE_URL),
      NATS_URL: bus.over(shared.NATS_URL),
      ...environment,
    });
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The process id; null while it does not run. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  async start(): Promise<void> {
    spend('server');
    const server = await builtServer();
    const child = spawn(process.execPath, [server], { env: this.#environment, stdio: ['ignore', 'pipe', SAID] });
    this.#child = child;
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    if (this.#child === null) throw new Error('a process did not start');
  }

  /** Like a kill by the system, or a pulled plug. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Like a stop by the operator. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** The process is frozen, with its lines open. */
  pause(): void {
    this.#child?.kill('SIGSTOP');
  }

  wake(): void {
    this.#child?.kill('SIGCONT');
  }

  async close(): Promise<void> {
    await this.kill();
    await this.database.close();
    await this.bus.close();
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

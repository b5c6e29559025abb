// node packages/server/test/earlier/leave-on-postgres.ts N ROOT URL: moves folder N, as leave.ts made it, to the empty PostgreSQL database at URL with
// the product in folder ROOT (the state that made N, with its packages installed), lets that product's server continue the running game, kills it, and
// stores the database as SQL in folder N. Needs pg_dump. Folders that exist are never made again.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { ADMIN } from '@fracht/testing/school/school.ts';
import { type Killable, killable } from '../live/killable.ts';
import { POSTGRES_FILE, putState } from './states.ts';

const SOME_PLAY_MS = 5000;
const HERE = fileURLToPath(new URL('.', import.meta.url));
/** pg_dump output that only psql understands. */
const FOR_PSQL = /^\\.*\n/gmu;

const [state, root, url] = process.argv.slice(2);
if (state === undefined || root === undefined || url === undefined) throw new Error('Which folder, product, database?');
const left = join(HERE, state, POSTGRES_FILE);
if (existsSync(left)) throw new Error(`${left} is there`);
const scratch = mkdtempSync(join(tmpdir(), 'fracht-earlier-'));

/** The server of that state. */
function served(environment: Readonly<Record<string, string>>): Promise<Killable> {
  const env = { PORT: '0', SOCKET_PORT: '0', DEMO: '0', DATA_DIR: scratch, ...ADMIN, ...environment };
  const main = join(root ?? '', 'packages/server/src/main.ts');
  return killable(spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] }));
}

putState(state, scratch);
// A move requires a directory with that product's schema, which starting its server brings about.
await (await served({})).kill();
execFileSync(process.execPath, [join(root, 'packages/server/src/move/main.ts'), '--from', scratch, '--to', url], {
  stdio: 'inherit',
});
const server = await served({ DATABASE_URL: url });
await passed(SOME_PLAY_MS);
await server.kill();
const dump = execFileSync('pg_dump', ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=100', url], {
  encoding: 'utf8',
  maxBuffer: 2 ** 30,
});
writeFileSync(left, gzipSync(dump.replace(FOR_PSQL, '')));
rmSync(scratch, { recursive: true });

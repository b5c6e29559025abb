import { join as path } from 'node:path';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { until } from '@fracht/testing/school/until.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite/open-sqlite.ts';
import { expectedOf, lasting, PASSWORD_THEN, putState, sqlOf, STATES, STATES_ON_POSTGRES } from '../earlier/states.ts';
import { runCommand } from '../support/kept-rows.ts';
import { aPostgres, onPostgres, onServer } from '../support/postgres.ts';
import { aFolder, aServer } from './school.ts';
import { join } from './socket-client.ts';

/** Runs an admin's command, which must succeed; gives its output. */
async function run(...words: Parameters<typeof runCommand>): Promise<string> {
  const { code, said } = await runCommand(...words);
  if (code !== 0) throw new Error(said);
  return said.trim();
}

/** The two ways into PostgreSQL: a backup of the directory as it is, and a move, which requires a directory with today's schema. */
const WAYS = {
  restore: async (folder: string, url: string) => {
    const file = await run('backup', '--from', folder, '--to', aFolder());
    await run('restore', file, '--to', url, '--foreign');
  },
  move: async (folder: string, url: string) => {
    await (await openSqlite(path(folder, 'fracht.sqlite'), Date.now())).close();
    await run('main', '--from', folder, '--to', url);
  },
} as const;

const CASES = STATES.flatMap((state) => [[state, 'restore'] as const, [state, 'move'] as const]);

/** An empty database, for one test. */
async function aDatabase(): Promise<string> {
  const { url, drop } = await aPostgres();
  onTestFinished(drop);
  return url;
}

/**
 * What today's server on this database answers about the games of a state, and its situations. The paused one is ended; the running one continues,
 * and is ended too.
 */
async function toldToday(state: string, url: string) {
  const address = await aServer({ DATABASE_URL: url });
  const teacher = await new ApiClient(address).logIn('ewa@szkola.test', PASSWORD_THEN);
  const told = async (id: string) => lasting((await teacher.get(`game/get/?id=${id}`)).payload);
  const { finished, paused, running, more } = expectedOf(state);
  const [over, stood] = [await told(finished.id), await told(paused.id)];
  const lead = await join(teacher, paused.id);
  expect(await lead.act({ action: 'FINISH' })).toMatchObject({ ok: true });
  await until('the game is over', () => lead.game.state === 'FINISHED');
  const live = await join(teacher, running.id);
  const { now } = live.game;
  await until('time goes on', () => live.view().now > now || live.game.state !== 'IN_PROGRESS');
  expect(await live.act({ action: 'FINISH' })).toMatchObject({ ok: true });
  const pictures: number[] = [];
  for (const { name } of more?.pictures ?? []) pictures.push((await fetch(`${address}/pictures/${name}`)).status);
  const { payload: situations } = await teacher.get('game/get-emergencies/all');
  const saysWhatIsBroken = JSON.stringify(situations).includes('"law":"DRIVING_TIMES"');
  const { payload: versions } = await teacher.get('game/get-versions/K15');
  const isCorrected = versions.map(({ isCorrection }: { readonly isCorrection: boolean }) => isCorrection);
  return { finished: over, paused: stood, ended: await told(paused.id), pictures, saysWhatIsBroken, isCorrected };
}

/** The same, as the server of that state answered it. */
function toldThen(state: string) {
  const { finished, paused, more } = expectedOf(state);
  const pictures = (more?.pictures ?? []).map(() => 200);
  return {
    finished: lasting(finished.view),
    paused: lasting(paused.teacher),
    ended: lasting(paused.finished),
    pictures,
    saysWhatIsBroken: true,
    isCorrected: [true, false],
  };
}

onPostgres('data of earlier states on PostgreSQL', () => {
  test.each(CASES)(
    '[LVG-13] [BKP-2] [STO-9] data of state %s, carried there by %s: games are as they were, and go on',
    async (state, way) => {
      const [folder, url] = [aFolder(), await aDatabase()];
      putState(state, folder);
      await WAYS[way](folder, url);
      expect(await toldToday(state, url)).toMatchObject(toldThen(state));
    },
  );

  test.each(STATES_ON_POSTGRES)(
    '[LVG-13] [STO-9] the database of state %s, killed under its running game: games are as they were, and go on',
    async (state) => {
      const url = await aDatabase();
      await onServer(sqlOf(state), url);
      expect(await toldToday(state, url)).toMatchObject(toldThen(state));
    },
  );
});

test('[LVG-13] databases of three states are kept', () => {
  expect(STATES_ON_POSTGRES).toEqual(['3', '4', '5']);
});

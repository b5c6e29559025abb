import { join as path } from 'node:path';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { until } from '@fracht/testing/school/until.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite/open-sqlite.ts';
import { expectedOf, lasting, PASSWORD_THEN, putState, STATES } from '../earlier/states.ts';
import { runCommand } from '../support/kept-rows.ts';
import { aPostgres, onPostgres } from '../support/postgres.ts';
import { aFolder, aServer } from './school.ts';
import { join } from './socket-client.ts';

/** Runs a command of an admin, which succeeds; gives what it said. */
async function run(...words: Parameters<typeof runCommand>): Promise<string> {
  const { code, said } = await runCommand(...words);
  if (code !== 0) throw new Error(said);
  return said.trim();
}

/** The two ways into PostgreSQL: a backup of the directory as it is, and a move, which asks for a directory of today's shape. */
const WAYS = {
  restore: async (folder: string, url: string) => {
    const file = await run('backup', '--from', folder, '--to', aFolder());
    await run('restore', file, '--to', url);
  },
  move: async (folder: string, url: string) => {
    await (await openSqlite(path(folder, 'fracht.sqlite'), Date.now())).close();
    await run('main', '--from', folder, '--to', url);
  },
} as const;

const CASES = STATES.flatMap((state) => [[state, 'restore'] as const, [state, 'move'] as const]);

onPostgres('data of earlier states on PostgreSQL', () => {
  test.each(CASES)(
    '[LVG-13] [BKP-2] [STO-9] data of state %s, carried there by %s: games are as they were, and go on',
    async (state, way) => {
      const [folder, { url, drop }] = [aFolder(), await aPostgres()];
      onTestFinished(drop);
      putState(state, folder);
      await WAYS[way](folder, url);
      const address = await aServer({ DATABASE_URL: url });
      const teacher = await new ApiClient(address).logIn('ewa@szkola.test', PASSWORD_THEN);
      const told = async (id: string) => lasting((await teacher.get(`game/get/?id=${id}`)).payload);
      const { finished, paused, running, more } = expectedOf(state);
      expect(await told(finished.id)).toMatchObject(lasting(finished.view));
      expect(await told(paused.id)).toMatchObject(lasting(paused.teacher));
      const lead = await join(teacher, paused.id);
      expect(await lead.act({ action: 'FINISH' })).toMatchObject({ ok: true });
      await until('the game is over', () => lead.game.state === 'FINISHED');
      expect(await told(paused.id)).toMatchObject(lasting(paused.finished));
      const live = await join(teacher, running.id);
      const { now } = live.game;
      await until('time goes on', () => live.view().now > now || live.game.state !== 'IN_PROGRESS');
      expect(await live.act({ action: 'FINISH' })).toMatchObject({ ok: true });
      for (const { name } of more?.pictures ?? []) {
        expect((await fetch(`${address}/pictures/${name}`)).status).toBe(200);
      }
    },
  );
});

import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { makeLog } from '../../src/log.ts';
import { startServer } from '../../src/server.ts';
import { keptIn, runAsAdmin } from '../support/kept-rows.ts';
import { NO_COST } from '../support/new-school.ts';
import { onPostgres, onServer } from '../support/postgres.ts';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { aDatabase, aSchool, move } from './moving.ts';
import { aFolder } from './school.ts';

onPostgres('moving a school', () => {
  test('[STO-9] there and back again every row is the same, and a server finds its school in between', async () => {
    const [folder, url, back] = [await aSchool(), await aDatabase(), aFolder()];
    const there = await runAsAdmin('main', '--from', folder, '--to', url);
    expect(there).toMatchObject({ code: 0, said: expect.stringMatching(/^game_log: \d{2,}$/mu) });
    await onServer('update game_leases set expires = 9000000000000', url);
    expect(await move(url, back)).toMatchObject({ code: 0 });
    const kept = keptIn(folder);
    expect(Object.keys(kept).length).toBeGreaterThan(25);
    expect(keptIn(back)).toEqual(kept);
    const config = readConfig({ PORT: '0', SOCKET_PORT: '0', DATA_DIR: aFolder(), DATABASE_URL: url });
    const server = await startServer(config, { log: makeLog('silent'), hashCost: NO_COST });
    onTestFinished(() => server.close());
    const teacher = await new ApiClient(server.address).logIn('ewa@szkola.test', 'haslo do lekcji');
    expect((await teacher.get('game/get-list/')).payload).toHaveLength(kept['games']?.length ?? 0);
    expect(await move(url, aFolder())).toMatchObject({ code: 1, said: expect.stringMatching(/^DATABASE_TAKEN/u) });
  });
});

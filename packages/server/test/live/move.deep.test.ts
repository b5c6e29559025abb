import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { makeLog } from '../../src/log.ts';
import { startServer } from '../../src/server.ts';
import { aWebp } from '../support/a-webp.ts';
import { keptIn } from '../support/kept-rows.ts';
import { onPostgres, onServer } from '../support/postgres.ts';
import { aDatabase, aSchool, move } from './moving.ts';
import { aFolder } from './school.ts';

/** Every byte there is. */
const BYTES = aWebp(Buffer.from(Array.from({ length: 256 }, (_, index) => index)));
const PICTURES = ['abcdefghijkmnpqr.webp', 'rqpnmkjihgfedcba.webp'];

onPostgres('moving a school', () => {
  test('[STO-9] its pictures go along both ways, and are served in between', async () => {
    const [folder, url, back] = [await aSchool(), await aDatabase(), aFolder()];
    mkdirSync(join(folder, 'uploads'));
    for (const name of PICTURES) writeFileSync(join(folder, 'uploads', name), BYTES);
    expect(await move(folder, url)).toMatchObject({ code: 0, said: expect.stringContaining('\npictures: 2\n') });
    expect(await move(url, back)).toMatchObject({ code: 0, said: expect.stringContaining('\npictures: 2\n') });
    expect(readdirSync(join(back, 'uploads')).toSorted()).toEqual(PICTURES);
    for (const name of PICTURES) expect(readFileSync(join(back, 'uploads', name))).toEqual(BYTES);
    expect(readdirSync(join(folder, 'uploads')).toSorted()).toEqual(PICTURES);
    expect(keptIn(back)['pictures']).toEqual([]);
    const config = readConfig({ PORT: '0', SOCKET_PORT: '0', DATA_DIR: aFolder(), DATABASE_URL: url });
    const server = await startServer(config, { log: makeLog('silent') });
    onTestFinished(() => server.close());
    const served = await fetch(`${server.address}/pictures/${PICTURES[0] ?? ''}`);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(BYTES);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
    });
  });

  test('[STO-9] a table that no version has made, a school of another version and a database that holds anything are refused; nothing is left behind', async () => {
    const [folder, url] = [await aSchool(), await aDatabase()];
    const change = (statement: string): void => {
      const database = new Database(join(folder, 'fracht.sqlite'));
      database.exec(statement);
      database.close();
    };
    const tables = () => onServer("select 1 from pg_tables where schemaname = 'public'", url);
    change('create table notes (note text)');
    expect(await move(folder, url)).toEqual({ code: 1, said: 'nieznana tabela: notes\n' });
    change("drop table notes; pragma foreign_keys = off; insert into group_members values ('nobody', 'nowhere')");
    for (const to of [url, aFolder()]) {
      expect(await move(folder, to)).toMatchObject({ code: 1, said: expect.stringContaining('tabeli group_members') });
    }
    change("delete from group_members where student = 'nobody'; delete from migrations where name like '0024%'");
    expect(await move(folder, url)).toMatchObject({ code: 1, said: expect.stringContaining('innej wersji') });
    expect(await tables()).toEqual([]);
    await onServer('create table mine (one text)', url);
    expect(await move(await aSchool(), url)).toMatchObject({
      code: 1,
      said: expect.stringContaining('tu już coś jest'),
    });
    expect(await tables()).toHaveLength(1);
    expect(await move(aFolder(), url)).toMatchObject({ code: 1, said: expect.stringContaining('nie ma szkoły') });
  });
});

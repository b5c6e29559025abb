import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { CommitLine, type Sync } from './commit-line.ts';
import { connect } from './open-sqlite.ts';
import { turnOf } from './write-turn.ts';

type Lined = {
  readonly db: Database;
  readonly file: string;
  readonly line: CommitLine;
  readonly gone: string[];
  readonly unsynced: unknown[];
};

/** A commit queue over a new database with one table of unique words. */
function lined(sync?: Sync): Lined {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-line-'));
  const file = join(folder, 'words.sqlite');
  const db = connect(file, 'NORMAL');
  db.exec('create table words (word text primary key) without rowid');
  const [gone, unsynced]: [string[], unknown[]] = [[], []];
  const hears = { onGone: () => gone.push(file), onUnsynced: (error: Error) => unsynced.push(error) };
  const line = new CommitLine({ db, file, ...hears, ...(sync === undefined ? {} : { sync }) });
  onTestFinished(async () => {
    await line.end();
    db.close();
    rmSync(folder, { recursive: true });
  });
  return { db, file, line, gone, unsynced };
}

const wordsIn = (db: Database): readonly string[] =>
  db
    .prepare<[], { word: string }>('select word from words order by word')
    .all()
    .map(({ word }) => word);

const add = (db: Database, word: string) => () => db.prepare('insert into words values (?)').run(word).changes;

/** A `sync` whose completion the test controls. */
function heldSyncs(): { readonly sync: Sync; readonly held: ((error: Error | null) => void)[] } {
  const held: ((error: Error | null) => void)[] = [];
  return { sync: (_descriptor, done) => held.push(done), held };
}

test('[STO-2] nobody is told before the sync is done; what comes meanwhile goes into one commit after it', async () => {
  const { sync, held } = heldSyncs();
  const { db, line } = lined(sync);
  const told: string[] = [];
  const given = ['a', 'b', 'c'].map((word) => line.commit(add(db, word)).then(() => told.push(word)));
  expect([wordsIn(db), held.length]).toEqual([['a'], 1]);
  await new Promise(setImmediate);
  expect(told).toEqual([]);
  held[0]?.(null);
  await given[0];
  expect([told, wordsIn(db), held.length]).toEqual([['a'], ['a', 'b', 'c'], 2]);
  held[1]?.(null);
  await Promise.all(given);
  expect(told).toEqual(['a', 'b', 'c']);
});

test('[STO-2] what fails in a commit of many fails alone', async () => {
  const { db, line } = lined();
  const given = ['a', 'b', 'a', 'c'].map((word) => line.commit(add(db, word)));
  const outcomes = await Promise.allSettled(given);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(wordsIn(db)).toEqual(['a', 'b', 'c']);
});

test('[STO-2] after a sync that failed nothing is taken any more, and who listens hears of it once', async () => {
  const { sync, held } = heldSyncs();
  const { db, line, unsynced } = lined(sync);
  const first = line.commit(add(db, 'a'));
  const second = line.commit(add(db, 'b'));
  held[0]?.(Object.assign(new Error('i/o error'), { code: 'EIO' }));
  await expect(first).rejects.toMatchObject({ code: 'EIO' });
  await expect(second).rejects.toMatchObject({ code: 'EIO' });
  await expect(line.commit(add(db, 'c'))).rejects.toMatchObject({ code: 'EIO' });
  expect(unsynced).toEqual([expect.objectContaining({ code: 'EIO' })]);
  expect(wordsIn(db)).toEqual(['a']);
});

test('a commit waits for the open transaction of another connection of this thread', async () => {
  const { db, file, line } = lined();
  const [store, turn] = [connect(file, 'FULL'), turnOf(file)];
  onTestFinished(() => void store.close());
  store.exec("begin immediate; insert into words values ('store')");
  turn.take();
  const given = line.commit(add(db, 'log'));
  expect(wordsIn(db)).toEqual([]);
  store.exec('commit');
  turn.release();
  await given;
  expect(wordsIn(db)).toEqual(['log', 'store']);
});

test('[STO-6] nothing is taken where the file is gone, and who listens hears of it', async () => {
  const { db, file, line, gone } = lined();
  renameSync(file, `${file}.away`);
  await expect(line.commit(add(db, 'a'))).rejects.toMatchObject({ code: 'DATABASE_GONE' });
  expect(gone).toEqual([file]);
  expect(line.areThere()).toBe(false);
});

test('while other work is held between two commits nothing is committed, and everything after it', async () => {
  const { db, line } = lined();
  const steps: string[] = [];
  let done = (_result: string): void => undefined;
  const first = line.commit(add(db, 'a'));
  const held = line.hold(() => {
    steps.push(...wordsIn(db), 'held');
    return new Promise<string>((resolve) => (done = resolve));
  });
  const second = line.commit(add(db, 'b'));
  await first;
  await new Promise(setImmediate);
  expect([steps, wordsIn(db)]).toEqual([['a', 'held'], ['a']]);
  done('done');
  expect(await held).toBe('done');
  await second;
  expect(wordsIn(db)).toEqual(['a', 'b']);
  await expect(line.hold(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  await line.commit(add(db, 'c'));
  expect(wordsIn(db)).toEqual(['a', 'b', 'c']);
});

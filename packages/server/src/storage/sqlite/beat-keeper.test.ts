import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BeatKeeper } from './beat-keeper.ts';
import type { Checkpoint, Checkpointer } from './checkpointer.ts';
import { CommitLine } from './commit-line.ts';
import { connect, openSqlite } from './open-sqlite.ts';

/** How often a checkpoint is made. */
const ROUNDS = 10;
/** How many states are stored, each so large that a checkpoint takes longer than a commit. */
const STATES = 40;
const STATE = 'x'.repeat(200_000);

type Kept = {
  readonly file: string;
  readonly keeper: BeatKeeper;
  readonly unsynced: Error[];
  /** Commits one state. */
  readonly change: () => Promise<unknown>;
};

/** A keeper of a new school, over its own commit queue. */
async function kept(checkpointer?: Pick<Checkpointer, 'ask' | 'end'>): Promise<Kept> {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-beats-'));
  const file = join(folder, 'fracht.sqlite');
  await (await openSqlite(file, 0)).close();
  const db = connect(file, 'NORMAL');
  const unsynced: Error[] = [];
  const line = new CommitLine({ db, file, onGone: () => undefined, onUnsynced: (error) => unsynced.push(error) });
  const keeper = new BeatKeeper({
    db,
    file,
    line,
    onTrouble: () => undefined,
    ...(checkpointer === undefined ? {} : { checkpointer }),
  });
  onTestFinished(async () => {
    await line.end();
    await keeper.end();
    db.close();
    rmSync(folder, { recursive: true });
  });
  db.exec('create table states (id integer primary key, state text not null)');
  const work = db.prepare('insert or replace into states values (?, ?)');
  let count = 0;
  const change = (): Promise<unknown> => {
    keeper.touched();
    return line.commit(() => work.run((count += 1) % STATES, STATE));
  };
  return { file, keeper, unsynced, change };
}

/** The two salt values in the WAL's header, which change each time the WAL starts over. (https://www.sqlite.org/fileformat2.html, 4.1) */
const saltsOf = (file: string): string => readFileSync(`${file}-wal`).subarray(16, 24).toString('hex');

/** Records what is requested; `during` runs while it is worked on, and may fail. */
function noting(during: (count: number) => void = () => undefined): {
  readonly asked: Checkpoint[];
  readonly checkpointer: Pick<Checkpointer, 'ask' | 'end'>;
} {
  const asked: Checkpoint[] = [];
  const ask = async (checkpoint: Checkpoint): Promise<void> => {
    during(asked.push(checkpoint));
    await new Promise(setImmediate);
  };
  return { asked, checkpointer: { ask, end: () => Promise.resolve() } };
}

const failed = (code: string): Error => Object.assign(new Error('disk I/O error'), { code });

test('[STO-13] after each checkpoint the WAL begins anew, however much is written meanwhile', async () => {
  const { file, keeper, change } = await kept();
  const writing = new AbortController();
  const writers = Array.from({ length: 8 }, async () => {
    while (!writing.signal.aborted) await change();
  });
  const salts = new Set([saltsOf(file)]);
  for (let round = 0; round < ROUNDS; round += 1) {
    await keeper.keep();
    await change();
    salts.add(saltsOf(file));
  }
  writing.abort();
  await Promise.all(writers);
  expect(salts.size).toBe(ROUNDS + 1);
});

test('what came during a checkpoint is copied once more, without a marker; where nothing came nobody is held up', async () => {
  let touch = (): void => undefined;
  const { asked, checkpointer } = noting((count) => (count === 1 ? touch() : undefined));
  const { keeper } = await kept(checkpointer);
  touch = () => keeper.touched();
  await keeper.keep();
  expect(asked.map(({ marker, isWhole }) => [marker?.beat ?? null, isWhole])).toEqual([
    [expect.any(Number), true],
    [null, true],
  ]);
  await keeper.keep();
  expect(asked).toHaveLength(3);
});

test('[STO-2] pages that could not be synced in the database file end it, a disk without room does not', async () => {
  const { checkpointer } = noting((count) => {
    throw failed(count === 1 ? 'SQLITE_FULL' : 'SQLITE_IOERR_FSYNC');
  });
  const { keeper, unsynced, change } = await kept(checkpointer);
  await expect(keeper.keep()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  await change();
  expect(unsynced).toEqual([]);
  await expect(keeper.keep()).rejects.toMatchObject({ code: 'SQLITE_IOERR_FSYNC' });
  expect(unsynced).toEqual([expect.objectContaining({ code: 'SQLITE_IOERR_FSYNC' })]);
  await expect(change()).rejects.toMatchObject({ code: 'SQLITE_IOERR_FSYNC' });
});

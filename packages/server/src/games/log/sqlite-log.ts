import type { Database, Statement } from 'better-sqlite3';
import { CommitLine, type Sync } from '../../storage/sqlite/commit-line.ts';
import { BeatKeeper } from '../../storage/sqlite/beat-keeper.ts';
import { connect } from '../../storage/sqlite/open-sqlite.ts';
import { asLogError, type GameLog, type Hearers } from './game-log.ts';
import { type AnswerRow, type EntryRow, type SnapshotRow, storedGame, type StoredGame } from './rows.ts';

type Options = Hearers & { readonly sync?: Sync };

/** The log in SQLite, with a connection of its own. It also keeps the database file and its marker. (docs/adr/0022, 0033) */
export function openSqliteLog(
  file: string,
  { onTrouble = ignored, onGone = ignored, onUnsynced = ignored, ...options }: Options = {},
): GameLog {
  const db = connect(file, 'NORMAL');
  const line = new CommitLine({ db, file, onGone, onUnsynced, ...options });
  const keeper = new BeatKeeper({ db, file, line, onTrouble });
  const [write, read] = [writing(db), reading(db)];
  const commit = <Given>(work: () => Given): Promise<Given> => line.commit(work).catch(toldAsLogError);
  const change = (work: () => void): Promise<void> => {
    keeper.touched();
    return commit(work);
  };
  return {
    append: (game, row) => change(() => write.entry(game, row)),
    mark: (game, at) => change(() => write.mark(game, at)),
    saveSnapshot: (game, row) => change(() => write.snapshot(game, row)),
    rest: (game) => change(() => write.rest(game)),
    read: (game) => commit(() => read.game(game)),
    entries: (game) => commit(() => read.entries(game)),
    live: () => commit(() => read.live()),
    keep: () => keeper.keep().catch(toldAsLogError),
    async close() {
      // A last heartbeat and checkpoint, if the files are still there.
      if (line.areThere()) await keeper.keep().catch((error: unknown) => onTrouble(asLogError(error).message));
      await line.end();
      await keeper.end();
      db.close();
    },
  };
}

type LogWriting = {
  readonly entry: (game: string, row: EntryRow) => void;
  readonly mark: (game: string, at: number) => void;
  readonly snapshot: (game: string, row: SnapshotRow) => void;
  readonly rest: (game: string) => void;
};

function writing(db: Database): LogWriting {
  const entry = db.prepare(
    `insert into game_log (game, seq, at, player, type, day, action, id, epoch)
      values (?, ?, ?, ?, ?, ?, ?, ?, coalesce((select epoch from game_leases where game = ?), 1))`,
  );
  // An entry records the time itself; all that matters is that its game is marked as live.
  const live = db.prepare('insert into game_clocks (game, at) values (?, ?) on conflict (game) do nothing');
  const mark = db.prepare(
    'insert into game_clocks (game, at) values (?, ?) on conflict (game) do update set at = excluded.at',
  );
  const snapshot = db.prepare(
    'insert into game_snapshots (game, seq, at, state) values (?, ?, ?, ?) on conflict (game) do update set seq = excluded.seq, at = excluded.at, state = excluded.state',
  );
  const rest = db.prepare('delete from game_clocks where game = ?');
  return {
    entry(game, { seq, at, player, type, day, action, id }) {
      entry.run(game, seq, at, player, type, day, action, id, game);
      live.run(game, at);
    },
    mark: (game, at) => void mark.run(game, at),
    snapshot: (game, { seq, at, state }) => void snapshot.run(game, seq, at, state),
    rest: (game) => void rest.run(game),
  };
}

type LogReading = {
  readonly game: (game: string) => StoredGame;
  readonly entries: (game: string) => readonly EntryRow[];
  readonly live: () => readonly string[];
};

function reading(db: Database): LogReading {
  const snapshotOf: Statement<[string], SnapshotRow> = db.prepare(
    'select seq, at, state from game_snapshots where game = ?',
  );
  const entriesOf: Statement<[string, number], EntryRow> = db.prepare(
    'select seq, at, player, type, day, action, id from game_log where game = ? and seq > ? order by seq',
  );
  const answersOf: Statement<[string], AnswerRow> = db.prepare(
    'select player, id, seq, at from game_log where game = ? and id is not null order by seq',
  );
  const clockOf: Statement<[string], { at: number }> = db.prepare('select at from game_clocks where game = ?');
  const epochOf: Statement<[string], { epoch: number }> = db.prepare('select epoch from game_leases where game = ?');
  const live: Statement<[], { game: string }> = db.prepare('select game from game_clocks order by game');
  return {
    game(game) {
      const snapshot = snapshotOf.get(game) ?? null;
      const entries = entriesOf.all(game, snapshot?.seq ?? 0);
      const [epoch, mark] = [epochOf.get(game)?.epoch ?? 1, clockOf.get(game)?.at ?? null];
      return storedGame({ epoch, mark, snapshot, entries, answers: answersOf.all(game) });
    },
    entries: (game) => entriesOf.all(game, 0),
    live: () => live.all().map(({ game }) => game),
  };
}

function toldAsLogError(error: unknown): never {
  throw asLogError(error);
}

function ignored(): void {}

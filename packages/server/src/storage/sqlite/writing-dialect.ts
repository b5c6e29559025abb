import type { Database } from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver } from 'kysely';
import { patiently } from './busy.ts';
import { turnOf, type WriteTurn } from './write-turn.ts';

/**
 * SQLite whose transactions take the write lock when they begin (`begin immediate`). A transaction that began with a read would fail at once
 * as "locked" if another one has committed meanwhile. (https://www.sqlite.org/lang_transaction.html, 2.2)
 */
export class WritingDialect extends SqliteDialect {
  readonly #config: DialectConfig;

  constructor(config: DialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new WritingDriver(this.#config);
  }
}

type DialectConfig = {
  readonly database: Database;
  /** Throws if the database must not be used any more; called before every use. */
  readonly check?: () => void;
};

class WritingDriver extends SqliteDriver {
  readonly #config: DialectConfig;
  readonly #turn: WriteTurn;

  constructor(config: DialectConfig) {
    super(config);
    this.#config = config;
    this.#turn = turnOf(config.database.name);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#config.check?.();
    const connection = await super.acquireConnection();
    return patientConnection(connection, this.#config.database);
  }

  override async beginTransaction(): Promise<void> {
    const connection = await super.acquireConnection();
    await patiently(async () => {
      const begun = connection.executeQuery(CompiledQuery.raw('begin immediate'));
      // The query ran synchronously: it has begun by now, or has failed, and no other work of this thread came between.
      if (this.#config.database.inTransaction) this.#turn.take();
      await begun;
    });
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#turn.release();
  }

  /** With a full or broken disk SQLite rolls back by itself; a second rollback would hide the real error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      if (this.#config.database.inTransaction) await super.rollbackTransaction(connection);
    } finally {
      this.#turn.release();
    }
  }
}

/** A connection whose single statements wait for another program's lock without stopping the thread. Within a transaction the lock is ours. */
function patientConnection(connection: DatabaseConnection, database: Database): DatabaseConnection {
  return {
    executeQuery: (query) =>
      database.inTransaction ? connection.executeQuery(query) : patiently(() => connection.executeQuery(query)),
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

import type { Database } from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver } from 'kysely';
import { turnOf, type WriteTurn } from './write-turn.ts';

/**
 * SQLite where each transaction takes its turn to write when it begins. One that began by reading would be refused as "locked",
 * without waiting, where somebody else has committed meanwhile. (https://www.sqlite.org/lang_transaction.html, 2.2)
 */
export class WritingDialect extends SqliteDialect {
  readonly #config: Config;

  constructor(config: Config) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new WritingDriver(this.#config);
  }
}

type Config = {
  readonly database: Database;
  /** Throws where the database must not be used any more; asked before every use. */
  readonly check?: () => void;
};

class WritingDriver extends SqliteDriver {
  readonly #config: Config;
  readonly #turn: WriteTurn;

  constructor(config: Config) {
    super(config);
    this.#config = config;
    this.#turn = turnOf(config.database.name);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#config.check?.();
    return super.acquireConnection();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const begun = connection.executeQuery(CompiledQuery.raw('begin immediate'));
    // SQLite has begun by now or never will: nobody else of this thread came between.
    if (this.#config.database.inTransaction) this.#turn.take();
    await begun;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#turn.release();
  }

  /** A full or broken disk makes SQLite roll back by itself; to ask for it once more would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      if (this.#config.database.inTransaction) await super.rollbackTransaction(connection);
    } finally {
      this.#turn.release();
    }
  }
}

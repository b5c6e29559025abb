import type { Database } from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver } from 'kysely';

/**
 * SQLite where each transaction takes its turn to write when it begins. One that began by reading would be refused as "locked",
 * without waiting, whenever the log's writer is in the middle of a commit. (https://www.sqlite.org/lang_transaction.html, 2.2)
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

  constructor(config: Config) {
    super(config);
    this.#config = config;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#config.check?.();
    return super.acquireConnection();
  }

  /** A full or broken disk makes SQLite roll back by itself; to ask for it once more would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#config.database.inTransaction) await super.rollbackTransaction(connection);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

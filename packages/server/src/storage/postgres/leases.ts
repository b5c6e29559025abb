import { poolOf } from './connect.ts';

/** How long a lease is valid after it was taken or renewed, in ms. */
export const LEASE_MS = 2000;
const CONNECTIONS = 3;
/** Timeout of a query for leases, in ms; it then counts as failed, because the lease may have expired meanwhile. */
const ANSWERED_IN_MS = 1000;
/** How often taking a lease is retried, if others take and release it in between. */
const LOOKS = 5;

/** The database's clock in ms: the only one that all processes share. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
const UNTIL = `${NOW} + ${LEASE_MS}`;
/**
 * Whether a lease is valid until this moment. One that ends further in the future than any process could have asked for was made before the
 * database's clock was set back, and would block the game for everybody until the clock is there again; the second length allows for small
 * corrections of the clock.
 */
const isValid = (expires: string): string => `(${expires} > ${NOW} and ${expires} <= ${NOW} + ${2 * LEASE_MS})`;
/** Earlier than any moment that a clock could be set to. */
const EXPIRED = '0';

/** The owner of a game, and the epoch of the ownership (fencing token). */
export type Lease = { readonly owner: string; readonly epoch: number };

/** Takes a game that nobody owns, or that this owner had already and has lost from memory. Epochs only rise, and are never below the log's. */
const TAKE = `insert into game_leases as lease (game, owner, epoch, expires)
  values ($1, $2, 1 + coalesce((select epoch from game_log where game = $1 order by seq desc limit 1), 0), ${UNTIL})
  on conflict (game) do update
  set owner = excluded.owner, epoch = greatest(lease.epoch + 1, excluded.epoch), expires = ${UNTIL}
  where not ${isValid('lease.expires')} or lease.owner = excluded.owner
  returning owner, epoch`;

const OWNED = `select owner, epoch from game_leases where game = $1 and ${isValid('expires')}`;

// Rows are locked in the order of games, as in the log's statements, so that deadlocks cannot happen.
const RENEW = `with own as (
    select game from game_leases where owner = $1 and game = any ($2::text[]) order by game for no key update
  )
  update game_leases as lease set expires = ${UNTIL} from own where lease.game = own.game
  returning lease.game, lease.epoch`;

const RELEASE = `update game_leases set expires = ${EXPIRED} where game = $1 and owner = $2 and epoch = $3`;

const RELEASE_ALL = `with own as (select game from game_leases where owner = $1 order by game for no key update)
  update game_leases as lease set expires = ${EXPIRED} from own where lease.game = own.game`;

const STRAYS = `select clock.game from game_clocks as clock left join game_leases as lease on lease.game = clock.game
  where ${isValid('lease.expires')} is not true order by random() limit $1`;

const OTHERS = `select distinct owner from game_leases where owner <> $1 and ${isValid('expires')}`;

/** The table of leases. Every call rejects if the database does not answer in time. */
export type LeaseTable = {
  /** Takes a game's lease; gives the taker's, or that of the current owner. */
  readonly take: (game: string, owner: string) => Promise<Lease>;
  /** Renews the leases that the owner still has, and gives their epochs. */
  readonly renew: (owner: string, games: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  readonly release: (game: string, lease: Lease) => Promise<void>;
  readonly releaseAll: (owner: string) => Promise<void>;
  readonly strays: (most: number) => Promise<readonly string[]>;
  readonly ownerOf: (game: string) => Promise<string | null>;
  readonly others: (owner: string) => Promise<readonly string[]>;
  /** The id of the school. */
  readonly school: () => Promise<string>;
  readonly close: () => Promise<void>;
};

/**
 * The table of leases of the database at an address. It uses connections of its own, so that no other query delays a renewal. `answeredIn`:
 * the timeout of a query in ms; 0: none.
 */
export function leaseTable(url: string, answeredIn: number = ANSWERED_IN_MS): LeaseTable {
  const pool = poolOf(url, CONNECTIONS, { answeredIn });
  const run = async <Row extends object>(text: string, values: readonly unknown[]): Promise<readonly Row[]> =>
    (await pool.query<Row>(text, [...values])).rows;
  const first = async (text: string, values: readonly unknown[]): Promise<Lease | undefined> =>
    (await run<Lease>(text, values))[0];
  return {
    async take(game, owner) {
      for (let look = 0; look < LOOKS; look += 1) {
        const lease = (await first(TAKE, [game, owner])) ?? (await first(OWNED, [game]));
        if (lease !== undefined) return lease;
      }
      throw new Error(`game ${game} changes its owner again and again`);
    },
    async renew(owner, games) {
      const kept = await run<{ game: string; epoch: number }>(RENEW, [owner, games]);
      return new Map(kept.map(({ game, epoch }) => [game, epoch]));
    },
    release: async (game, { owner, epoch }) => void (await run(RELEASE, [game, owner, epoch])),
    releaseAll: async (owner) => void (await run(RELEASE_ALL, [owner])),
    strays: async (most) => (await run<{ game: string }>(STRAYS, [most])).map(({ game }) => game),
    ownerOf: async (game) => (await first(OWNED, [game]))?.owner ?? null,
    others: async (owner) => (await run<Lease>(OTHERS, [owner])).map((lease) => lease.owner),
    async school() {
      const [school] = await run<{ id: string }>('select id from school', []);
      if (school === undefined) throw new Error('the database has no school');
      return school.id;
    },
    close: () => pool.end(),
  };
}

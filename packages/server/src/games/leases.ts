import { newId } from '../ids.ts';
import type { Logger } from '../log.ts';
import { LEASE_MS, type LeaseTable } from '../storage/postgres/leases.ts';
import type { Claim, Ownership } from './ownership.ts';
import type { Due } from './scheduler/due-heap.ts';
import type { Scheduler } from './scheduler/scheduler.ts';

const RENEW_EVERY_MS = 500;
/** How long before others may take a game its owner stops answering, counted from when the last renewal was sent; a safety margin. */
const TRUSTED_MS = 1500;

type LeasesParts = { readonly table: LeaseTable; readonly scheduler: Scheduler; readonly logger: Logger };
/** A game of this process; `since`: when the last confirmed request about its lease was sent, in ms of the scheduler's clock. */
type HeldLease = { readonly epoch: number; since: number };

/**
 * The games that this process owns, if several share a school: each under a lease in the database, all renewed by one statement. What
 * the database says decides. While it does not answer, this process trusts its lease for less time than the others wait before they take
 * the game, by a clock that nobody can set. (docs/adr/0032)
 */
export class Leases implements Ownership {
  readonly me = newId();
  readonly #parts: LeasesParts;
  readonly #held = new Map<string, HeldLease>();
  readonly #taking = new Map<string, Promise<Claim>>();
  readonly #hearers: ((game: string) => void)[] = [];
  #next: Due | null;
  #renewing: Promise<void> | null = null;
  #hasFailed = false;

  constructor(parts: LeasesParts) {
    this.#parts = parts;
    this.#next = this.#later();
  }

  async take(game: string): Promise<Claim> {
    const held = this.#held.get(game);
    if (held !== undefined) return { isMine: true, epoch: held.epoch };
    const taking = this.#taking.get(game) ?? this.#take(game).finally(() => this.#taking.delete(game));
    this.#taking.set(game, taking);
    return taking;
  }

  epochOf(game: string): number | null {
    const held = this.#held.get(game);
    return held !== undefined && this.#now - held.since <= TRUSTED_MS ? held.epoch : null;
  }

  async release(game: string): Promise<void> {
    const held = this.#held.get(game);
    if (held === undefined) return;
    this.#held.delete(game);
    // If the database cannot be told, the lease soon ends by itself.
    await this.#orTold(this.#parts.table.release(game, { owner: this.me, epoch: held.epoch }));
  }

  strays(most: number): Promise<readonly string[]> {
    return this.#parts.table.strays(most);
  }

  ownerOf(game: string): Promise<string | null> {
    return this.#parts.table.ownerOf(game);
  }

  others(): Promise<readonly string[]> {
    return this.#parts.table.others(this.me);
  }

  onLost(hear: (game: string) => void): void {
    this.#hearers.push(hear);
  }

  async close(): Promise<void> {
    this.#parts.scheduler.cancel(this.#next);
    this.#next = null;
    this.#held.clear();
    await this.#renewing;
    await this.#orTold(this.#parts.table.releaseAll(this.me));
    await this.#parts.table.close();
  }

  get #now(): number {
    return this.#parts.scheduler.clock.now();
  }

  async #take(game: string): Promise<Claim> {
    const since = this.#now;
    const { owner, epoch } = await this.#parts.table.take(game, this.me);
    if (owner !== this.me) return { isMine: false, owner };
    this.#held.set(game, { epoch, since });
    return { isMine: true, epoch };
  }

  #later(): Due {
    return this.#parts.scheduler.after(RENEW_EVERY_MS, () => {
      this.#next = this.#later();
      if (this.#renewing !== null) return this.#loseOverdue();
      if (this.#held.size === 0) return;
      this.#renewing = this.#renew().finally(() => {
        this.#renewing = null;
      });
    });
  }

  async #renew(): Promise<void> {
    const sent = this.#now;
    const games = [...this.#held.keys()];
    try {
      const kept = await this.#parts.table.renew(this.me, games);
      for (const game of games) this.#heard(game, kept.get(game), sent);
      this.#hasFailed = false;
    } catch (error) {
      if (!this.#hasFailed) this.#parts.logger.error({ err: error }, 'the leases of games could not be renewed');
      this.#hasFailed = true;
      this.#loseOverdue();
    }
  }

  /** Applies the database's answer about one game, to a query sent at `sent`. */
  #heard(game: string, epoch: number | undefined, sent: number): void {
    const held = this.#held.get(game);
    if (held === undefined || held.since > sent) return;
    if (epoch === held.epoch) held.since = sent;
    else this.#lose(game);
  }

  /** Gives up games whose lease was not renewed in time: another process may have taken them, and the database cannot be asked. */
  #loseOverdue(): void {
    const now = this.#now;
    for (const [game, { since }] of this.#held) if (now - since >= LEASE_MS) this.#lose(game);
  }

  #lose(game: string): void {
    this.#held.delete(game);
    for (const hear of this.#hearers) hear(game);
  }

  async #orTold(done: Promise<void>): Promise<void> {
    await done.catch((error: unknown) => this.#parts.logger.warn({ err: error }, 'leases could not be released'));
  }
}

import { createHash, randomBytes } from 'node:crypto';

const LIFETIME_MS = 30_000;
const MOST_TICKETS = 50_000;

/** What a ticket admits: one person to one game, as long as the session in which it was requested. */
export type Admission = { readonly game: string; readonly user: string; readonly login: string };

/** Tickets to the socket: single use, good for 30 s, kept hashed. (protocol, Games "server/connect") */
export class Tickets {
  readonly #now: () => number;
  readonly #open = new Map<string, Admission & { readonly until: number }>();

  /** `now` tells ms. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** A new ticket of 256 random bits. */
  issue(admission: Admission): string {
    this.#forgetOld();
    const ticket = randomBytes(32).toString('base64url');
    this.#open.set(hashOf(ticket), { ...admission, until: this.#now() + LIFETIME_MS });
    return ticket;
  }

  /** Whom it admits, once; null when unknown, used or too old. */
  redeem(ticket: string): Admission | null {
    const key = hashOf(ticket);
    const found = this.#open.get(key);
    this.#open.delete(key);
    if (found === undefined || found.until < this.#now()) return null;
    const { game, user, login } = found;
    return { game, user, login };
  }

  /** The map keeps the order of issue, so the oldest come first. */
  #forgetOld(): void {
    const now = this.#now();
    for (const [key, { until }] of this.#open) {
      if (until >= now && this.#open.size < MOST_TICKETS) return;
      this.#open.delete(key);
    }
  }
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64');
}

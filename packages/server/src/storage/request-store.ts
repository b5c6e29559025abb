import type { RequestName } from './request-in-hand.ts';

/** What is known of a request with a key. */
export type KnownRequest = {
  readonly call: string;
  readonly sent: string;
  /** The ids of what it made; null: it has not ended yet, or was cut off. */
  readonly made: readonly string[] | null;
};

/** The requests of the last day that made something, by their keys. A key is stored by the first transaction of its request (`withRequest`). */
export type RequestStore = {
  find(name: RequestName): Promise<KnownRequest | null>;
  /** Records what the request made. */
  settle(name: RequestName, made: readonly string[]): Promise<void>;
  /** Forgets a request that was refused. */
  release(name: RequestName): Promise<void>;
};

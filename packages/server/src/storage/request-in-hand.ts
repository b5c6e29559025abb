import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose request it is, and the key that its client made up for it. `user`: empty for whoever is not logged in. */
export type RequestName = { readonly user: string; readonly key: string };

export type NamedRequest = RequestName & {
  /** The name of the API call. */
  readonly call: string;
  /** A hash of what was sent, by which another wish under the same key is told apart. */
  readonly sent: string;
  /** The wall clock in ms. */
  readonly at: number;
};

/** A request that makes something, while it is worked on; `isClaimed`: its key is stored. */
type RequestInHand = NamedRequest & { isClaimed: boolean };

const inHand = new AsyncLocalStorage<RequestInHand>();

/** Another request has the same key. */
export class KeyTaken extends Error {}

/** Runs work for a request that makes something: the first transaction that it writes in also stores the key. Throws KeyTaken. (FLD-11) */
export function withRequest<Done>(request: RequestInHand, work: () => Promise<Done>): Promise<Done> {
  return inHand.run(request, work);
}

/** The request that this is done for; undefined: none with a key. */
export function requestInHand(): RequestInHand | undefined {
  return inHand.getStore();
}

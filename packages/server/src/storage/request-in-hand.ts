import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose request it is, and the key that its client generated for it. `user`: empty for a guest. */
export type RequestName = { readonly user: string; readonly key: string };

export type NamedRequest = RequestName & {
  /** The name of the API call. */
  readonly call: string;
  /** A hash of what was sent, to recognize a different request under the same key. */
  readonly sent: string;
  /** The wall clock in ms. */
  readonly at: number;
};

/** A request that makes something, while it is in progress; `isClaimed`: its key is stored. */
type RequestInHand = NamedRequest & { isClaimed: boolean };

const inHand = new AsyncLocalStorage<RequestInHand>();

/** Another request has the same key. */
export class KeyTaken extends Error {}

/** Runs work for a request that makes something: the first transaction that it writes in also stores the key. Throws KeyTaken. (FLD-11) */
export function withRequest<Done>(request: RequestInHand, work: () => Promise<Done>): Promise<Done> {
  return inHand.run(request, work);
}

/** The request with a key that is in progress here; undefined: none. */
export function requestInHand(): RequestInHand | undefined {
  return inHand.getStore();
}

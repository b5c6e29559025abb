import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a process knows when it answers a forwarded call: the port of the socket that the caller's browser can reach, the id of the request, and the hash of
 * the caller's bearer. The process that the caller reached has checked the CSRF pair.
 */
export type Handed = {
  readonly socketPort: number | null;
  readonly request: string;
  readonly bearerHash: string | null;
};

const handed = new AsyncLocalStorage<Handed>();

/**
 * The forwarded call that is being answered; undefined for a call that reached this process directly. Kept apart from the request, so that no
 * request can fake it.
 */
export function forwardedCall(): Handed | undefined {
  return handed.getStore();
}

/** Runs a forwarded call in this process. */
export function withHanded<Done>(told: Handed, work: () => Promise<Done>): Promise<Done> {
  return handed.run(told, work);
}

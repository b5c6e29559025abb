import { AsyncLocalStorage } from 'node:async_hooks';
import type { UserType } from '@fracht/protocol';

/** On whose behalf something is done. */
export type Acting = {
  /** The id of an account; null: the server itself, or somebody who is not logged in. */
  readonly user: string | null;
  readonly role: UserType | 'SERVER';
  /** The name of the API call; SERVER: none. */
  readonly call: string;
  /** The wall clock in ms. */
  readonly now: () => number;
};

const SERVER: Acting = { user: null, role: 'SERVER', call: 'SERVER', now: Date.now };

const acting = new AsyncLocalStorage<Acting>();

/** Runs work on behalf of somebody: whatever it changes, directly or in work that it awaits, is recorded as changed by them. */
export function actingAs<Done>(who: Acting, work: () => Done): Done {
  return acting.run(who, work);
}

/** Runs work as the server's own, whoever's call may have caused it. */
export function actingAsServer<Done>(work: () => Done): Done {
  return acting.run({ ...SERVER, now: whoActs().now }, work);
}

/** On whose behalf the present code runs; outside of calls the server acts by itself. */
export function whoActs(): Acting {
  return acting.getStore() ?? SERVER;
}

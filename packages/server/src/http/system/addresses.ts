import { CALLS } from '@fracht/protocol';
import { reachableAt } from '../../addresses.ts';
import type { AppContext } from '../../context.ts';
import type { Api } from '../api.ts';
import { route } from '../route.ts';

/** Where people reach the server, and whether it sends letters by mail, for those who pass addresses and letters on. (RUN-6) */
export function addressRoutes(api: Api, { config }: AppContext): void {
  route(api, CALLS.addresses, async () => ({
    payload: { ...reachableAt(config), hasMail: config.mail !== null },
  }));
}

import { addressesPayload, envelope } from '@fracht/protocol';
import { reachableAt } from '../../addresses.ts';
import type { AppContext } from '../../context.ts';
import type { Api } from '../api.ts';

/** Where people reach the server, for whoever hands out addresses: sheets of codes, letters of the outbox. (docs/adr/0013) */
export function addressRoutes(api: Api, { config }: AppContext): void {
  api.get('/server/addresses/', { schema: { response: { 200: envelope(addressesPayload) } } }, async () => ({
    payload: reachableAt(config),
  }));
}

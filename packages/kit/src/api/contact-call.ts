import type { Calls, SentPart } from '@fracht/protocol';
import { call, NOTHING } from './call.ts';

/** Sends a letter to the school. What is wrong with a field is kept as `contact_` and its name. Throws ApiError. (LND-9) */
export async function callContact(body: SentPart<Calls['contact'], 'body'>['body']): Promise<void> {
  await call<Calls['contact']>('POST content/contact/', NOTHING, { body, errorPrefix: 'contact_' });
}

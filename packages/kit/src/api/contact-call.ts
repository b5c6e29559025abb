import type { Calls, SentPart } from '@fracht/protocol';
import { call, NOTHING } from './call.ts';

/** Sends a message to the school. Field errors are kept under `contact_` and the field's name. Throws ApiError. (LND-9) */
export async function callContact(body: SentPart<Calls['contact'], 'body'>['body']): Promise<void> {
  await call<Calls['contact']>('POST content/contact/', NOTHING, { body, errorPrefix: 'contact_', makes: true });
}

import { request } from './request.ts';

export type ContactLetter = { readonly name: string; readonly email: string; readonly message: string };

/** Sends a letter to the school. What is wrong with a field is kept as `contact_` and its name. Throws ApiError. (issue 4 "Landing") */
export async function callContact(letter: ContactLetter): Promise<void> {
  await request({ method: 'POST', path: 'content/contact/', body: letter, errorPrefix: 'contact_' });
}

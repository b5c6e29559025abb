import { contactMail } from '@fracht/content';
import type { AppContext } from '../context.ts';
import { newId } from '../ids.ts';

type Contact = { readonly name: string; readonly email: string; readonly message: string };

/** Sends a letter of the contact form to every admin, with its writer as the address for replies. */
export async function writeToSchool({ storage, post, now }: AppContext, contact: Contact): Promise<void> {
  const letter = { user: null, replyTo: contact.email, ...contactMail(contact), createdAt: now() };
  const sendAt = post.sendAt(now());
  const admins = await storage.users.admins();
  await storage.mail.addAll(
    admins.flatMap(({ email }) => (email === null ? [] : [{ ...letter, id: newId(), recipient: email, sendAt }])),
  );
  post.wake();
}

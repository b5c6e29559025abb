import { contactMail } from '@fracht/content';
import type { AppContext } from '../context.ts';
import { lettersToAdmins } from './letters-to-admins.ts';

type ContactMessage = { readonly name: string; readonly email: string; readonly message: string };

/** Sends a letter of the contact form to every admin, with the writer's address for replies. */
export async function writeToSchool(context: AppContext, contact: ContactMessage): Promise<void> {
  const { storage, post } = context;
  await storage.mail.addAll(await lettersToAdmins(context, { ...contactMail(contact), replyTo: contact.email }));
  post.wake();
}

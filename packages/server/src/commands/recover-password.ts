import type { AppContext } from '../context.ts';
import { sendLetter } from './send-letter.ts';

/** Mails a link to the owner of the e-mail, if there is one; does not tell whether there is. (LGN-9) */
export async function recoverPassword(context: AppContext, email: string): Promise<void> {
  const user = await context.storage.users.findByEmail(email);
  if (user !== null) await sendLetter(context, 'recovery', user);
}

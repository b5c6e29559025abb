import type { AppContext } from '../context.ts';
import { newId } from '../ids.ts';
import type { NewMail } from '../storage/mail-store.ts';

/** One letter to each admin who has an e-mail. */
export async function lettersToAdmins(
  { storage, post, now }: Pick<AppContext, 'storage' | 'post' | 'now'>,
  mail: Pick<NewMail, 'subject' | 'text'> & { readonly replyTo?: string },
): Promise<readonly NewMail[]> {
  const letter = { user: null, replyTo: null, ...mail, createdAt: now(), sendAt: post.sendAt(now()) };
  return (await storage.users.admins()).flatMap(({ email }) =>
    email === null ? [] : [{ ...letter, id: newId(), recipient: email }],
  );
}

import { approvedMail } from '@fracht/content';
import type { AppContext } from '../context.ts';
import { newId } from '../ids.ts';
import type { User } from '../storage/user-store.ts';

/** Writes to a lecturer whose account was approved: nothing else would tell them that they can log in now. */
export async function tellApproved({ storage, config, post, now }: AppContext, user: User): Promise<void> {
  if (user.email === null) return;
  await storage.mail.add({
    id: newId(),
    user: user.id,
    recipient: user.email,
    replyTo: null,
    ...approvedMail({ first_name: user.first_name, link: config.publicUrl }),
    createdAt: now(),
    sendAt: post.sendAt(now()),
  });
  post.wake();
}

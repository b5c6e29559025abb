import { type SecondFactorNews, secondFactorMail } from '@fracht/content';
import type { AppContext } from '../context.ts';
import { newId } from '../ids.ts';
import type { User } from '../storage/user-store.ts';

const HOUR_MS = 3_600_000;
/** How many letters about one account are sent in an hour at most: someone who has the password could cause many. */
const MOST_IN_AN_HOUR = 5;

/** Writes to the owner of an account what happened to its second factor. (TFA-6) */
export async function tellSecondFactor(
  { storage, config, post, now }: AppContext,
  user: User,
  news: SecondFactorNews,
): Promise<void> {
  if (user.email === null) return;
  const words = secondFactorMail[news]({ first_name: user.first_name, link: config.publicUrl });
  await storage.mail.addWithin(
    {
      id: newId(),
      user: user.id,
      recipient: user.email,
      replyTo: null,
      ...words,
      createdAt: now(),
      sendAt: post.sendAt(now()),
    },
    { since: now() - HOUR_MS, most: MOST_IN_AN_HOUR },
  );
  post.wake();
}

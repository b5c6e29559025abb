import { mailText } from '@fracht/content';
import type { AppContext } from '../context.ts';
import { hashToken, newId, newToken } from '../ids.ts';
import type { User } from '../storage/user-store.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

type Letter = keyof typeof mailText;
type Recipient = Pick<User, 'id' | 'email' | 'first_name'>;

/** How long the link of each letter can be used. (protocol "Session") */
const LINK_MS: Readonly<Record<Letter, number>> = {
  recovery: HOUR_MS,
  alreadyRegistered: HOUR_MS,
  invitation: WEEK_MS,
  registration: WEEK_MS,
  registrationOfLecturer: WEEK_MS,
};

/** Writes a letter with a single-use link to set the password. It is kept before this ends and sent after, so no mail server can lose it or hold the caller up. */
export async function sendLetter(context: AppContext, letter: Letter, user: Recipient): Promise<void> {
  if (user.email === null) return;
  const { storage, config, now, post } = context;
  const token = newToken();
  await storage.sessions.addPasswordToken(hashToken(token), user.id, now() + LINK_MS[letter]);
  const link = `${config.publicUrl}/reset-password?token=${token}`;
  const { subject, text } = mailText[letter]({ first_name: user.first_name, link });
  await storage.mail.add({
    id: newId(),
    user: user.id,
    recipient: user.email,
    replyTo: null,
    subject,
    text,
    createdAt: now(),
    sendAt: post.sendAt(now()),
  });
  post.wake();
}

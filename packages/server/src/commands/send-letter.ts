import { mailText } from '@fracht/content';
import type { AppContext } from '../context.ts';
import { hashToken, newId, newToken } from '../ids.ts';
import type { NewMail } from '../storage/mail-store.ts';
import { LOGIN_LASTS_MS } from '../storage/session-store.ts';
import type { Intake, User } from '../storage/user-store.ts';

const HOUR_MS = 3_600_000;

export type Letter = keyof typeof mailText;
type WrittenLetter = { readonly link: Intake['links'][number]; readonly mail: NewMail & { readonly user: string } };
type Recipient = Pick<User, 'id' | 'email' | 'first_name'>;

/** How long the link in each kind of letter is valid. */
const LINK_MS: Readonly<Record<Letter, number>> = {
  recovery: HOUR_MS,
  alreadyRegistered: HOUR_MS,
  invitation: LOGIN_LASTS_MS.link,
  registration: LOGIN_LASTS_MS.link,
  registrationOfLecturer: LOGIN_LASTS_MS.link,
};

/** Rate limit: letters about one account in an hour. Anybody can cause them, and the owner must not be flooded. (docs/adr/0024) */
const MOST_IN_AN_HOUR = 5;

/**
 * Stores and sends a letter with a single-use link to set the password, unless the account has had too many letters lately, which is not
 * revealed. It is stored before this resolves and sent afterwards, so that a mail server can neither lose it nor delay the caller.
 */
export async function sendLetter(context: AppContext, letter: Letter, user: Recipient): Promise<void> {
  if (user.email === null) return;
  const { storage, post, now } = context;
  const { link, mail } = writeLetter(context, letter, user);
  // The e-mail may have changed since the account was looked up: then this letter must open nothing.
  if (!(await storage.sessions.addPasswordToken(link.tokenHash, link.user, link.expiresAt, user.email))) return;
  await storage.mail.addWithin(mail, { since: now() - HOUR_MS, most: MOST_IN_AN_HOUR });
  post.wake();
}

/** A letter and its link, to be stored in the same transaction as what it is about. */
export function writeLetter({ config, now, steady, post }: AppContext, letter: Letter, user: Recipient): WrittenLetter {
  const token = newToken();
  // In the fragment, which browsers send to no server: what follows `?` ends up in the logs of proxies. (LET-9)
  const address = `${config.publicUrl}/reset-password#token=${token}`;
  return {
    link: { tokenHash: hashToken(token), user: user.id, expiresAt: steady() + LINK_MS[letter] },
    mail: {
      id: newId(),
      user: user.id,
      recipient: user.email ?? '',
      replyTo: null,
      ...mailText[letter]({ first_name: user.first_name, link: address }),
      createdAt: now(),
      sendAt: post.sendAt(now()),
    },
  };
}

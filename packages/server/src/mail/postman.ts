import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Mail, MailStore } from '../storage/mail-store.ts';
import type { Post } from './post.ts';

const MINUTE_MS = 60_000;
/** Polling interval in ms; it finds letters that other processes of the school have written. */
const LOOK_MS = 5000;
const SMTP_TIMEOUT_MS = 20_000;
/** How long a shutdown waits for the letter that is being sent, in ms, so that a silent mail server does not hold it up. (RUN-2) */
export const LAST_LETTER_MS = 2000;

/** Minutes before each further attempt (backoff); after the last one the letter waits for the admin. */
const RETRY_MINUTES: readonly number[] = [1, 5, 15, 60, 240, 720];

type PostmanParts = {
  readonly mail: NonNullable<Config['mail']>;
  readonly letters: MailStore;
  readonly log: Logger;
  readonly now: () => number;
  /** Whether this process is the one that sends the school's letters now. */
  readonly mayDeliver: () => boolean;
};

/** Sends the letters of the outbox by SMTP, one round at a time, and retries failed ones. (LET-1, LET-2) */
export class Postman implements Post {
  readonly #parts: PostmanParts;
  readonly #transport;
  readonly #looking: NodeJS.Timeout;
  #round: Promise<void> | null = null;
  #isWoken = false;
  #isClosed = false;

  constructor(parts: PostmanParts) {
    this.#parts = parts;
    this.#transport = createTransport({
      url: parts.mail.url,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.#looking = setInterval(() => this.wake(), LOOK_MS).unref();
  }

  sendAt(now: number): number {
    return now;
  }

  wake(): void {
    this.deliver().catch((error: unknown) => this.#parts.log.error({ err: error }, 'the outbox cannot be read'));
  }

  /** Tries every due letter. A call during a round asks for one more round afterwards. */
  async deliver(): Promise<void> {
    if (this.#isClosed || !this.#parts.mayDeliver()) return;
    if (this.#round !== null) {
      this.#isWoken = true;
      return this.#round;
    }
    this.#round = this.#rounds();
    try {
      await this.#round;
    } finally {
      this.#round = null;
    }
  }

  /**
   * Finishes the letter being sent, unless that takes too long; the others are sent after the next start. A letter that the mail server
   * received but has not confirmed stays in the outbox and is sent again. Does not fail even if the outbox cannot be reached.
   */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#looking);
    let waiting: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      waiting = setTimeout(resolve, LAST_LETTER_MS);
    });
    // Whoever started a round reports why it failed.
    await Promise.race([Promise.allSettled([this.#round]), late]);
    clearTimeout(waiting);
    this.#transport.close();
  }

  get #mayGoOn(): boolean {
    return !this.#isClosed && this.#parts.mayDeliver();
  }

  async #rounds(): Promise<void> {
    const { letters, now } = this.#parts;
    let due: readonly Mail[] = [];
    do {
      this.#isWoken = false;
      due = await letters.due(now());
      for (const letter of due) if (this.#mayGoOn) await this.#send(letter);
    } while ((due.length > 0 || this.#isWoken) && this.#mayGoOn);
  }

  async #send({ id, recipient, replyTo, subject, text, attempts }: Mail): Promise<void> {
    const { mail, letters, log, now } = this.#parts;
    const envelope = { from: mail.from, to: { name: '', address: recipient }, subject, text };
    try {
      await this.#transport.sendMail(
        replyTo === null ? envelope : { ...envelope, replyTo: { name: '', address: replyTo } },
      );
      await letters.sent(id, now());
    } catch (error) {
      const minutes = isRefusedForGood(error) ? undefined : RETRY_MINUTES[attempts];
      log.warn({ err: error, letter: id, attempts: attempts + 1 }, 'a letter was not sent');
      await letters.failed(id, reasonOf(error), minutes === undefined ? null : now() + minutes * MINUTE_MS);
    }
  }
}

/** Whether the mail server will never accept a letter to this address. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}

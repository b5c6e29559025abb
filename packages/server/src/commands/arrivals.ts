import type { AppContext } from '../context.ts';
import { newId } from '../ids.ts';
import type { Intake, Newcomer } from '../storage/user-store.ts';
import { loginNames } from '../accounts/login-codes.ts';
import { type Letter, writeLetter } from './send-letter.ts';

type Student = { readonly first_name: string; readonly last_name: string };
type ClassPlace = { readonly teacher: string; readonly group: string | null };

/** A batch of new people: collected first, then written in one transaction, so that a crash leaves all or nothing. */
export class Arrivals {
  readonly added: Newcomer[] = [];
  readonly #changed: Intake['changed'][number][] = [];
  readonly #written: ReturnType<typeof writeLetter>[] = [];
  readonly #context: AppContext;

  constructor(context: AppContext) {
    this.#context = context;
  }

  /** Adds a person who sets the password by a mailed link. */
  invite(user: Newcomer, letter: Letter = 'invitation'): void {
    this.added.push(user);
    this.#written.push(writeLetter(this.#context, letter, user));
  }

  /** Adds a person without an e-mail; the login name is the first of several that is free when the batch is written. */
  nameOnly({ first_name, last_name }: Student, { teacher, group }: ClassPlace): string {
    const id = newId();
    const account = { email: null, type: 'STUDENT', passwordHash: null, approved: true } as const;
    const logins = [...loginNames({ first_name, last_name })];
    this.added.push({ ...account, id, first_name, last_name, teacher, group, logins, createdAt: this.#context.now() });
    return id;
  }

  change(change: Intake['changed'][number]): void {
    this.#changed.push(change);
  }

  /** Writes everything. False: nothing was written, because an e-mail is taken. */
  async takeIn(): Promise<boolean> {
    const { storage, post } = this.#context;
    const [links, letters] = [this.#written.map(({ link }) => link), this.#written.map(({ mail }) => mail)];
    const isDone = await storage.users.takeIn({ added: this.added, changed: this.#changed, links, letters });
    if (isDone && letters.length > 0) post.wake();
    return isDone;
  }
}

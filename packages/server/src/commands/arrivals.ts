import type { AppContext } from '../context.ts';
import { newId } from '../ids.ts';
import type { Intake, Newcomer } from '../storage/user-store.ts';
import { loginNames } from '../accounts/login-codes.ts';
import { type Letter, writeLetter } from './send-letter.ts';

type Student = { readonly first_name: string; readonly last_name: string };
type Place = { readonly teacher: string; readonly group: string | null };

/** People to take in at once. It is gathered first and then written as a whole, so that a crash leaves all of it or nothing. */
export class Arrivals {
  readonly added: Newcomer[] = [];
  readonly #changed: Intake['changed'][number][] = [];
  readonly #written: ReturnType<typeof writeLetter>[] = [];
  readonly #context: AppContext;

  constructor(context: AppContext) {
    this.#context = context;
  }

  /** Somebody who sets the password by a mailed link. */
  invite(user: Newcomer, letter: Letter = 'invitation'): void {
    this.added.push(user);
    this.#written.push(writeLetter(this.#context, letter, user));
  }

  /** Somebody without an e-mail, under a login name that is free when it is written. */
  nameOnly({ first_name, last_name }: Student, { teacher, group }: Place): string {
    const id = newId();
    const account = { email: null, type: 'STUDENT', passwordHash: null, approved: true } as const;
    const logins = [...loginNames({ first_name, last_name })];
    this.added.push({ ...account, id, first_name, last_name, teacher, group, logins, createdAt: this.#context.now() });
    return id;
  }

  change(change: Intake['changed'][number]): void {
    this.#changed.push(change);
  }

  /** Writes everything; `batch` names it, so that the same is not written twice. False: nothing was written, an e-mail or the batch is there already. */
  async takeIn(batch: Intake['batch'] = null): Promise<boolean> {
    const { storage, post } = this.#context;
    const [links, letters] = [this.#written.map(({ link }) => link), this.#written.map(({ mail }) => mail)];
    const isDone = await storage.users.takeIn({ added: this.added, changed: this.#changed, links, letters, batch });
    if (isDone && letters.length > 0) post.wake();
    return isDone;
  }
}

import { ERASED_USER } from '@fracht/content';
import { fullName, initials, type MemberPayload, namesApart, shortName, type PersonName } from '@fracht/protocol';
import type { User } from '../storage/user-store.ts';

/** A person's name for display; an erased user gets a placeholder. (PRV-2) */
export function shownName(user: User | undefined): PersonName {
  return user === undefined || user.erased ? ERASED_USER : { first_name: user.first_name, last_name: user.last_name };
}

/** Accounts by their ids, as they are listed together. */
type Accounts = Pick<ReadonlyMap<string, User>, 'get'>;

/** What to call these accounts in one list, by id: those with the same name are told apart, erased users get a placeholder. (PRV-2, VAL-6) */
export function shownNames(people: Accounts, ids: Iterable<string>): (id: string) => string {
  const names = namesApart(Array.from(ids, (id) => ({ id, ...shownName(people.get(id)) })));
  return (id) => names(id).whole;
}

/** The same for those who may know the accounts: namesakes are also told apart by e-mail or login name. (VAL-6) */
export function namesWithAccounts(people: Accounts, ids: Iterable<string>): (id: string) => string {
  const names = namesApart(
    Array.from(ids, (id) => {
      const user = people.get(id);
      return { id, ...shownName(user), ...markedBy(user) };
    }),
  );
  return (id) => names(id).whole;
}

/** The e-mail of an account or else its login name, which tell it from namesakes; only for those who may know them. (ACC-5, VAL-6) */
export function markedBy(user: User | undefined): Pick<MemberPayload, 'email' | 'login'> {
  const { email = null, login = null } = user ?? {};
  if (email !== null) return { email };
  return login === null ? {} : { login };
}

/** Whether another of these accounts has the same name, so that their leader has to be told which one each is. (VAL-6) */
export function haveNamesakes(people: Accounts, ids: Iterable<string>): (id: string) => boolean {
  const names = namesApart(Array.from(ids, (id) => ({ id, ...shownName(people.get(id)) })));
  return (id) => names(id).mark !== null;
}

/** The name in public lists: short form, or initials if names may not be shown; the placeholder of an erased user is written out. */
export function publicName(user: User | undefined, mayBeTold: boolean): string {
  const name = shownName(user);
  if (name === ERASED_USER) return fullName(name);
  return mayBeTold ? shortName(name) : spacedInitials(name);
}

/** Initials such as "A. K.", with a non-breaking space. */
function spacedInitials(name: PersonName): string {
  return Array.from(initials(name), (letter) => `${letter}.`).join('\u00a0');
}

const polish = new Intl.Collator('pl');

/** Comparator of users by first name, then last name, in Polish order. (PPL-1) */
export function byName(one: PersonName, other: PersonName): number {
  return polish.compare(one.first_name, other.first_name) || polish.compare(one.last_name, other.last_name);
}

/** Comparator of groups by name. (PPL-1) */
export function byTitle(one: { readonly name: string }, other: { readonly name: string }): number {
  return polish.compare(one.name, other.name);
}

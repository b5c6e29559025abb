import { ERASED_USER } from '@fracht/content';
import { fullName, initials, shortName, type PersonName } from '@fracht/protocol';
import type { User } from '../storage/user-store.ts';

/** How a person is shown: an erased one keeps only that there was somebody. (PRV-2) */
export function shownName(user: User | undefined): PersonName {
  return user === undefined || user.erased ? ERASED_USER : { first_name: user.first_name, last_name: user.last_name };
}

/** The name in lists that everybody sees: the short one, or initials where names are not to be told; "Gracz usunięty" is written in full. */
export function publicName(user: User | undefined, mayBeTold: boolean): string {
  const name = shownName(user);
  if (name === ERASED_USER) return fullName(name);
  return mayBeTold ? shortName(name) : spacedInitials(name);
}

/** "A. K.", on one line. */
function spacedInitials(name: PersonName): string {
  return Array.from(initials(name), (letter) => `${letter}.`).join('\u00a0');
}

const polish = new Intl.Collator('pl');

/** Order of users: first name, then last name, the Polish way. (PPL-1) */
export function byName(one: PersonName, other: PersonName): number {
  return polish.compare(one.first_name, other.first_name) || polish.compare(one.last_name, other.last_name);
}

/** Order of groups. (PPL-1) */
export function byTitle(one: { readonly name: string }, other: { readonly name: string }): number {
  return polish.compare(one.name, other.name);
}

import { ERASED_USER } from '@fracht/content';
import type { User } from '../storage/user-store.ts';

export type PersonName = { readonly first_name: string; readonly last_name: string };

/** First letters of both names; empty when either name is. (spec §3 "User") */
export function initials({ first_name, last_name }: PersonName): string {
  return first_name === '' || last_name === '' ? '' : `${firstLetter(first_name)}${firstLetter(last_name)}`;
}

/** First name and the first letter of the last name with a dot; empty when either name is. (spec §3 "User") */
export function shortName({ first_name, last_name }: PersonName): string {
  return first_name === '' || last_name === '' ? '' : `${first_name} ${firstLetter(last_name)}.`;
}

/** How a person is shown: an erased one keeps only that there was somebody. (protocol "Users") */
export function shownName(user: User | undefined): PersonName {
  return user === undefined || user.erased ? ERASED_USER : { first_name: user.first_name, last_name: user.last_name };
}

/** The name in lists that everybody sees: the short one, or initials where names are not to be told; "Gracz usunięty" is written in full. */
export function publicName(user: User | undefined, mayBeTold: boolean): string {
  const name = shownName(user);
  if (name === ERASED_USER) return `${name.first_name} ${name.last_name}`;
  return mayBeTold ? shortName(name) : spacedInitials(name);
}

function spacedInitials({ first_name, last_name }: PersonName): string {
  return [first_name, last_name].map((name) => `${firstLetter(name)}.`).join('\u00a0');
}

const polish = new Intl.Collator('pl');

/** Order of users: first name, then last name, the Polish way. (spec §9 "List sorting") */
export function byName(one: PersonName, other: PersonName): number {
  return polish.compare(one.first_name, other.first_name) || polish.compare(one.last_name, other.last_name);
}

/** Order of groups. (spec §9 "List sorting") */
export function byTitle(one: { readonly name: string }, other: { readonly name: string }): number {
  return polish.compare(one.name, other.name);
}

function firstLetter(name: string): string {
  return String.fromCodePoint(name.codePointAt(0) ?? 0x20).trim();
}

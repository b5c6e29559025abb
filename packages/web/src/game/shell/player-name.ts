import type { PlayerUser } from '@fracht/engine';

/** First letters of first and last name; empty when either is. (spec §3 User) */
export function initialsOf({ first_name, last_name }: PlayerUser): string {
  if (first_name === '' || last_name === '') return '';
  return `${first_name.charAt(0)}${last_name.charAt(0)}`;
}

/** First and last name. */
export function fullName({ first_name, last_name }: PlayerUser): string {
  return `${first_name} ${last_name}`.trim();
}

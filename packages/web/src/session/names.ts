type Person = { readonly first_name: string; readonly last_name: string };

/** First and last name. */
export function personName({ first_name, last_name }: Person): string {
  return `${first_name} ${last_name}`.trim();
}

/** The first letters of both names; empty when either is. (spec §3 User) */
export function personInitials({ first_name, last_name }: Person): string {
  return first_name === '' || last_name === '' ? '' : `${first_name.charAt(0)}${last_name.charAt(0)}`.toUpperCase();
}

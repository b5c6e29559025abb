export type PersonName = { readonly first_name: string; readonly last_name: string };

/** First and last name, "Anna Kos"; empty if either is missing. (VAL-5) */
export function fullName(person: PersonName): string {
  return isNamed(person) ? `${person.first_name} ${person.last_name}` : '';
}

/** The initials in capitals, "AK"; empty if either name is missing. (VAL-5) */
export function initials(person: PersonName): string {
  return isNamed(person) ? `${capital(person.first_name)}${capital(person.last_name)}` : '';
}

/** First name and initial of the last name, "Anna K."; empty if either is missing. (VAL-5) */
export function shortName(person: PersonName): string {
  return isNamed(person) ? `${person.first_name} ${capital(person.last_name)}.` : '';
}

function isNamed({ first_name, last_name }: PersonName): boolean {
  return first_name !== '' && last_name !== '';
}

/** The first character in upper case; by code points, so that an emoji is not cut in half. */
function capital(name: string): string {
  return String.fromCodePoint(name.codePointAt(0) ?? 0x20).toLocaleUpperCase('pl');
}

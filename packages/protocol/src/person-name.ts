export type PersonName = { readonly first_name: string; readonly last_name: string };

/** First and last name: "Anna Kos"; empty when either name is. (VAL-5) */
export function fullName(person: PersonName): string {
  return isNamed(person) ? `${person.first_name} ${person.last_name}` : '';
}

/** The first letters of both names as capitals: "AK"; empty when either name is. (VAL-5) */
export function initials(person: PersonName): string {
  return isNamed(person) ? `${capital(person.first_name)}${capital(person.last_name)}` : '';
}

/** First name and the first letter of the last one with a dot: "Anna K."; empty when either name is. (VAL-5) */
export function shortName(person: PersonName): string {
  return isNamed(person) ? `${person.first_name} ${capital(person.last_name)}.` : '';
}

function isNamed({ first_name, last_name }: PersonName): boolean {
  return first_name !== '' && last_name !== '';
}

/** The first sign, which may be of two units: an emoji is not cut in half. */
function capital(name: string): string {
  return String.fromCodePoint(name.codePointAt(0) ?? 0x20).toLocaleUpperCase('pl');
}

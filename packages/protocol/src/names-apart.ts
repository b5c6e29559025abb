import { withoutUnseen } from './fields/fields.ts';
import { fullName, type PersonName, shortName } from './person-name.ts';

/** A person of a list, with what may distinguish two people of the same name. */
export type Listed = PersonName & {
  readonly id: string;
  /** The name of the group, in a list of several groups. */
  readonly groupName?: string | undefined;
  /** The e-mail or else the login name, if the reader of the list may know it. */
  readonly email?: string | undefined;
  readonly login?: string | undefined;
};

/** How a person is called in a list. */
export type NameApart = {
  /** The full name, with the mark of a namesake: "Jakub Wróbel (2)". */
  readonly whole: string;
  /** The short name, "Jakub W."; if it is somebody else's too, the full one. */
  readonly short: string;
  /** What distinguishes a namesake, to be shown next to the name; null: nobody else in the list has the name. */
  readonly mark: string | null;
};

const NOBODY: NameApart = { whole: '', short: '', mark: null };

/**
 * What to call the people of a list, so that no two are called the same: nothing is added to a name that occurs once. Namesakes are marked by their groups if these differ, else
 * by a number and, for readers who may know it, also by the account. The number follows the ids: in every list with the same namesakes, for every reader, the same person has
 * the same number. (VAL-6)
 */
export function namesApart(people: Iterable<Listed>): (id: string) => NameApart {
  const all = [...new Map(Array.from(people, (person) => [person.id, person])).values()];
  const [wholes, shorts] = [byName(all, fullName), byName(all, shortName)];
  const names = new Map(
    all.map((person) => {
      const name = fullName(person);
      const namesakes = wholes.get(key(name)) ?? [];
      const mark = name === '' || namesakes.length < 2 ? null : markAmong(namesakes, person);
      const whole = mark === null ? name : `${name} (${mark})`;
      const short = shortName(person);
      return [person.id, { whole, short: (shorts.get(key(short)) ?? []).length < 2 ? short : whole, mark }];
    }),
  );
  return (id) => names.get(id) ?? NOBODY;
}

function byName(
  people: readonly Listed[],
  nameOf: (person: PersonName) => string,
): ReadonlyMap<string, readonly Listed[]> {
  const groups = new Map<string, Listed[]>();
  for (const person of people) {
    const name = key(nameOf(person));
    groups.set(name, [...(groups.get(name) ?? []), person]);
  }
  return groups;
}

/**
 * Names that look the same are treated as the same: regardless of capitals and invisible characters, and including text that looks like such a mark, which people may have
 * written into their own names.
 */
function key(name: string): string {
  return withoutUnseen(name)
    .replace(/(?:\s?\([^()]*\))+$/u, '')
    .toLocaleLowerCase('pl');
}

/** Null: the others of that name are in groups, and only this one is in none. */
function markAmong(namesakes: readonly Listed[], { id, groupName = '', email, login }: Listed): string | null {
  const near = namesakes.filter((one) => (one.groupName ?? '') === groupName);
  const place =
    near
      .map((one) => one.id)
      .toSorted()
      .indexOf(id) + 1;
  const account = email === undefined || email === '' ? login : email;
  const marks = [
    near.length === namesakes.length ? '' : groupName,
    ...(near.length === 1 ? [] : [String(place), account ?? '']),
  ];
  return marks.filter((mark) => mark !== '').join(', ') || null;
}

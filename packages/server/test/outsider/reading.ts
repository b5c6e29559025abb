/** Whatever came over the wire is unknown until it is checked; these functions check it, and report what was wrong and where. */

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value under a chain of keys and indexes; undefined if the chain breaks. */
export function dig(value: unknown, ...keys: readonly (string | number)[]): unknown {
  let here = value;
  for (const key of keys) {
    if (Array.isArray(here)) here = here[Number(key)];
    else if (isFields(here)) here = here[key];
    else return undefined;
  }
  return here;
}

export function textAt(value: unknown, ...keys: readonly (string | number)[]): string {
  const found = dig(value, ...keys);
  if (typeof found !== 'string') throw new Error(`${keys.join('.')} is no text: ${JSON.stringify(found)}`);
  return found;
}

export function numberAt(value: unknown, ...keys: readonly (string | number)[]): number {
  const found = dig(value, ...keys);
  if (typeof found !== 'number') throw new Error(`${keys.join('.')} is no number: ${JSON.stringify(found)}`);
  return found;
}

export function listAt(value: unknown, ...keys: readonly (string | number)[]): readonly unknown[] {
  const found: unknown = dig(value, ...keys);
  if (!Array.isArray(found)) throw new Error(`${keys.join('.')} is no list: ${JSON.stringify(found)}`);
  return found;
}

/** The items of a list that are objects; one that is not fails. */
export function entitiesAt(value: unknown, ...keys: readonly (string | number)[]): readonly Fields[] {
  return listAt(value, ...keys).map((item) => {
    if (!isFields(item)) throw new Error(`an item of ${keys.join('.')} is no object: ${JSON.stringify(item)}`);
    return item;
  });
}

/** The item of a list that has this value under this key. */
export function withKey(items: readonly Fields[], key: string, wanted: unknown): Fields {
  const found = items.find((item) => item[key] === wanted);
  if (found === undefined) throw new Error(`nothing has ${key} ${JSON.stringify(wanted)}`);
  return found;
}

const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  flag: (value) => typeof value === 'boolean',
  bit: (value) => value === 0 || value === 1,
  list: (value) => Array.isArray(value),
  fields: isFields,
  id: (value) => typeof value === 'string' || Number.isInteger(value),
  null: (value) => value === null,
  absent: (value) => value === undefined,
};

/** Field names and their kinds; alternative kinds are separated by `|`, a shape in brackets describes each item of a list. */
export type Shape = { readonly [field: string]: string | Shape | readonly [Shape] };

/** What is wrong with a value against a shape. Nothing if every named field is there and of its kind; there may be more fields. */
export function misfits(value: unknown, shape: Shape): readonly string[] {
  if (!isFields(value)) return [`no object: ${JSON.stringify(value)}`];
  return Object.entries(shape).flatMap(([field, wanted]) =>
    misfit(value[field], wanted).map((wrong) => `${field}: ${wrong}`),
  );
}

/** The same for each item of a list. */
export function misfitsOfEach(list: unknown, shape: Shape): readonly string[] {
  return Array.isArray(list) ? list.flatMap((item) => misfits(item, shape)) : [`no list: ${JSON.stringify(list)}`];
}

function misfit(value: unknown, wanted: string | Shape | readonly [Shape]): readonly string[] {
  if (isEach(wanted)) return misfitsOfEach(value, wanted[0]);
  if (typeof wanted !== 'string') return misfits(value, wanted);
  const fits = wanted.split('|').some((kind) => KINDS[kind]?.(value) === true);
  return fits ? [] : [`should be ${wanted}: ${JSON.stringify(value)}`];
}

function isEach(wanted: string | Shape | readonly [Shape]): wanted is readonly [Shape] {
  return Array.isArray(wanted);
}

import type { ByteReader, ByteWriter } from './bytes.ts';
import type { Names, NumberOf } from './names.ts';

const [NULL, SPELLED, FIRST_NAME] = [0, 1, 2];

/** Writes a text or null: a known name as its number, any other text character by character. */
export function writeText(value: string | null, out: ByteWriter, numberOf: NumberOf): void {
  if (value === null) return out.whole(NULL);
  const number = numberOf(value);
  if (number !== undefined) return out.whole(FIRST_NAME + number);
  out.whole(SPELLED);
  out.text(value);
}

/** Reads a text or null. Throws a RangeError for the number of an unknown name. */
export function readText(from: ByteReader, names: Names): string | null {
  const written = from.whole();
  if (written === NULL) return null;
  if (written === SPELLED) return from.text();
  const name = names[written - FIRST_NAME];
  if (name === undefined) throw new RangeError(`no name has the number ${written - FIRST_NAME}`);
  return name;
}

import type { ByteReader, ByteWriter } from './bytes.ts';

/** Numbers have at most so many decimals on the wire, as a rule; the form of all others has no scale. */
const SCALES = [1, 10, 100] as const;
const UNSCALED = 3;
const FORMS = 4;
const [NULL, FLOAT] = [0, 1];
/** Above it a scaled number would no longer be exact. */
const MOST = 2 ** 45;

/**
 * A number, or null, in one to nine bytes: as a whole number of ones, tenths or hundredths where it is one to the last bit, else as it
 * is in memory.
 */
export function writeNumber(value: number | null, out: ByteWriter): void {
  if (value === null) return out.whole(NULL * FORMS + UNSCALED);
  for (const [form, scale] of SCALES.entries()) {
    const scaled = Math.round(value * scale);
    if (Math.abs(scaled) > MOST || scaled / scale !== value || Object.is(value, -0)) continue;
    return out.whole(unsigned(scaled) * FORMS + form);
  }
  out.whole(FLOAT * FORMS + UNSCALED);
  out.float(value);
}

/** The number back, the very same (ENC-5). Throws a RangeError where there is none. */
export function readNumber(from: ByteReader): number | null {
  const written = from.whole();
  const form = written % FORMS;
  const rest = Math.floor(written / FORMS);
  const scale = SCALES[form];
  if (scale !== undefined) return signed(rest) / scale;
  if (rest === NULL) return null;
  if (rest === FLOAT) return from.float();
  throw new RangeError(`no form of a number: ${rest}`);
}

/** Small numbers of either sign become small ones without: 0, -1, 1, -2, 2. */
function unsigned(value: number): number {
  return value < 0 ? -value * 2 - 1 : value * 2;
}

function signed(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

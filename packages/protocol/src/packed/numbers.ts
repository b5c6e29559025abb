import type { ByteReader, ByteWriter } from './bytes.ts';

/** The scales of numbers with up to two decimals, the usual ones on the wire. All others are written unscaled. */
const SCALES = [1, 10, 100] as const;
const UNSCALED = 3;
const FORMS = 4;
const [NULL, FLOAT] = [0, 1];
/** The largest scaled number that is certainly exact. */
const MOST = 2 ** 45;

/** Writes a number or null in one to nine bytes: as a whole number of ones, tenths or hundredths if that is exact, else as a 64-bit float. */
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

/** Reads exactly the number that was written (ENC-5). Throws a RangeError if there is none. */
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

/** Zigzag encoding: 0, -1, 1, -2, 2 become 0, 1, 2, 3, 4. */
function unsigned(value: number): number {
  return value < 0 ? -value * 2 - 1 : value * 2;
}

function signed(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

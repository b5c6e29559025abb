const PIN = /^\d+$/u;
/** Rows, columns and diagonals of a keypad, in both directions. */
const KEYPAD = /^(?:123|321|456|654|789|987|147|741|258|852|369|963|159|951|357|753)+$/u;
/** A block of digits that is repeated, such as a year. */
const REPEATED = /^(?<block>\d+?)\k<block>+$/u;
/** A number with at most two different digits leaves little to guess. */
const FEWEST_DIGITS = 3;
const TEN = 10;
const [FIRST_YEAR, LAST_YEAR] = [1900, 2099];
const [MONTHS, DAYS] = [12, 31];

/** Whether a text consists only of digits. */
export function isPin(text: string): boolean {
  return PIN.test(text);
}

/**
 * Whether digits are among those that people try first: few or repeated digits, runs, palindromes, lines of a keypad, dates. (ACC-11; docs/adr/0082)
 */
export function isEasyPin(pin: string): boolean {
  return (
    new Set(pin).size < FEWEST_DIGITS ||
    REPEATED.test(pin) ||
    KEYPAD.test(pin) ||
    pin === Array.from(pin).toReversed().join('') ||
    isRun(pin.replaceAll(/(?<digit>\d)\k<digit>+/gu, '$<digit>')) ||
    isDate(pin)
  );
}

/** Whether each digit follows from the previous one by the same step, where 9 and 0 count as neighbours. */
function isRun(digits: string): boolean {
  const [first, ...others] = Array.from(digits, Number);
  if (first === undefined) return true;
  const steps = others.map((digit, index) => (digit - (others[index - 1] ?? first) + TEN) % TEN);
  return new Set(steps).size <= 1;
}

/** Whether six or eight digits read as a day, with the year at either end. */
function isDate(digits: string): boolean {
  const yearDigits = digits.length - 4;
  if (yearDigits !== 2 && yearDigits !== 4) return false;
  const [first, last] = [digits.slice(0, 4), digits.slice(-4)];
  return (
    (isDay(first.slice(0, 2), first.slice(2)) && isYear(digits.slice(4))) ||
    (isDay(last.slice(2), last.slice(0, 2)) && isYear(digits.slice(0, yearDigits)))
  );
}

function isDay(day: string, month: string): boolean {
  return Number(day) >= 1 && Number(day) <= DAYS && Number(month) >= 1 && Number(month) <= MONTHS;
}

function isYear(year: string): boolean {
  return year.length === 2 || (Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR);
}

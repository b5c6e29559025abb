/**
 * What a question for a number accepts, one per line, in the format of `askText`: the right number, with one of its units or alone, and other ways to write it,
 * including results of rounding intermediate values. Numbers are written as in a Polish text ("1 650", "2,20"); they may be typed without the blank, with a
 * point, and with the unit. (SIT-15)
 */
export function typedNumber(unit: string | readonly string[], right: string, also: readonly string[] = []): string {
  const own = writtenAs(right);
  const units = typeof unit === 'string' ? [unit] : unit;
  const told = units.flatMap((name) => own.map((number) => `${number} ${name}`));
  return [...told, ...own, ...also.flatMap(writtenAs)].join('\n');
}

/** What a question for a full hour of the day accepts, in the format of `typedNumber`. (SIT-15) */
export function typedHour(hour: number): string {
  const [alone, clock] = [String(hour), `${String(hour)}:00`];
  return [clock, alone, `${alone}.00`, `godz. ${alone}`, `godz. ${clock}`, `o ${alone}`, `o ${clock}`].join('\n');
}

function writtenAs(number: string): readonly string[] {
  return [...new Set([number, number.replace(/(?<=\d) (?=\d)/u, ''), number.replace(',', '.')])];
}

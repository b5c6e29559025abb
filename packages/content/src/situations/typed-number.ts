/**
 * What a question for a number accepts, one a line, as `askText` takes it: the right number, told with its unit, and those that rounding on the way
 * may lead to. Numbers are written as in a Polish text ("1 650", "2,20"); they may be typed without the blank, with a point, and with the unit. (SIT-15)
 */
export function typedNumber(unit: string, right: string, near: readonly string[] = []): string {
  const own = writtenAs(right);
  return [...own.map((number) => `${number} ${unit}`), ...own, ...near.flatMap(writtenAs)].join('\n');
}

function writtenAs(number: string): readonly string[] {
  return [...new Set([number, number.replace(' ', ''), number.replace(',', '.')])];
}

/** Day and month of a date YYYY-MM-DD: 9.10. A text that is no date is returned as it is. */
export function shortDate(date: string): string {
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})$/u.exec(date) ?? [];
  return month === undefined || day === undefined ? date : `${Number(day)}.${month}`;
}

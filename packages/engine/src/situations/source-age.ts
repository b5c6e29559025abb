/**
 * Whether more than twelve months lie between the day on which a law was checked and today, both written as 2026-11-29. Without a day the source is
 * not outdated. (SIT-22)
 */
export function isOutdated(checked: string, today: string): boolean {
  const [year = '', ...monthAndDay] = checked.split('-');
  return checked !== '' && today > [Number(year) + 1, ...monthAndDay].join('-');
}

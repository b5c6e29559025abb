/** Whether more than twelve months lie between the day on which a law was looked up and today, both as 2026-11-29. No day is not old. (SIT-22) */
export function isOutdated(checked: string, today: string): boolean {
  const [year = '', ...monthAndDay] = checked.split('-');
  return checked !== '' && today > [Number(year) + 1, ...monthAndDay].join('-');
}

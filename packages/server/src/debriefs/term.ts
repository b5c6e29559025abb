/** The first day of the school term that a day belongs to, both YYYY-MM-DD: terms begin in September and in February. (OBS-2) */
export function termStart(day: string): string {
  const [year = '', month = ''] = day.split('-');
  if (month >= '09') return `${year}-09-01`;
  return month >= '02' ? `${year}-02-01` : `${Number(year) - 1}-09-01`;
}

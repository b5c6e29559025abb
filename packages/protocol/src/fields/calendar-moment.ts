import { wholeNumber } from './fields.ts';

/** The last day with a four-digit year, in ms. The range of dates ends somewhat later, and adding days must not lead past its end. */
const LATEST_MOMENT = Date.UTC(9999, 11, 31);

/** The schema of a moment, in ms since 1970, within the range of the calendar. (FLD-13) */
export const calendarMoment = wholeNumber(0, LATEST_MOMENT);

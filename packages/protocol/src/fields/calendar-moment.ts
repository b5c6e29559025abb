import { wholeNumber } from './fields.ts';

/** The last day of four digits, in ms. Dates end somewhat later, and sums of days must not lead past that end. */
const LATEST_MOMENT = Date.UTC(9999, 11, 31);

/** The schema of a moment in ms since 1970 that a calendar has. (FLD-13) */
export const calendarMoment = wholeNumber(0, LATEST_MOMENT);

/** A window that a change without a question moves comes by one to so many hours later. (SIT-11) */
export const MOST_HOURS_LATER = 4;

/** A change without a question moves its window by one hour to this many hours. (SIT-11) */
export const MOST_HOURS_LATER = 4;

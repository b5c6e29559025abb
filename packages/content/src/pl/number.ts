/**
 * Formats a number with a blank as thousands separator, a comma, and at most two decimals. Russian formatting, because the platform's Polish separates
 * thousands only from ten thousand on.
 */
export const NUMBER = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

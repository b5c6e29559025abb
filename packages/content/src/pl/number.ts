/**
 * Formats a number with a blank as thousands separator, a comma, and at most two decimals. Russian formatting, because the platform's Polish
 * only separates from ten thousand on.
 */
export const NUMBER = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

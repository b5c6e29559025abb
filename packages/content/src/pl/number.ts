/** Writes a number with a space from the first thousand on, which the platform's Polish has only from ten thousand, a comma, and at most two decimals. */
export const NUMBER = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

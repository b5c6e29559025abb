/** Polish of the summary where a bot's result is told: apart, because other screens load the summary's words. */
export const botResultText = {
  own: 'Wynik bota na Twoim miejscu',
  mark: 'wynik bota',
} as const;

/** Polish texts for a bot's result on the summary: in a file of their own, because other screens load the summary's texts. */
export const botResultText = {
  own: 'Wynik bota na Twoim miejscu',
  mark: 'wynik bota',
} as const;

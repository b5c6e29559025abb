const GAP = '\u00a0';

/** Polish of the sentence that a student writes after a game for the next one, and of what a group agrees on. */
export const sentencesText = {
  /** Printed before what the student writes. */
  begin: 'Następnym razem',
  own: {
    title: 'Twoje zdanie na następną grę',
    saved: (time: string) => `Zapisane o${GAP}${time}.`,
    /** In a game of a class; in one of the student alone nobody else reads it. */
    note: 'Zobaczysz je na początku następnej gry. Prowadzący widzi je bez nazwiska.',
    noteAlone: 'Zobaczysz je na początku następnej gry.',
    again: 'Zapisz jeszcze raz',
    failed: 'Nie udało się wczytać Twojego zdania.',
    retry: 'Wczytaj je ponownie',
  },
  earlier: {
    own: 'Twoje zdanie po ostatniej grze',
    agreed: 'Umowa grupy',
  },
} as const;

/** Words that many sentences have, whatever they are about. */
export const fillerWords: readonly string[] = [
  'następnym',
  'razem',
  'będę',
  'będziemy',
  'żeby',
  'zanim',
  'przed',
  'przez',
  'więcej',
  'bardziej',
  'lepiej',
  'zawsze',
  'najpierw',
  'jeśli',
  'jeżeli',
  'kiedy',
  'także',
  'oraz',
  'bardzo',
  'tylko',
  'muszę',
  'postaram',
];

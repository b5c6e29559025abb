const GAP = '\u00a0';

/** Polish texts about what a teacher writes down during a game. */
export const gameNotesText = {
  title: 'Notatki z\u00a0gry',
  add: 'Dodaj',
  note: 'Notatka',
  open: 'Notatka (klawisz N)',
  text: 'Treść notatki',
  missing: 'Napisz treść notatki.',
  save: 'Zapisz',
  saved: 'Notatka zapisana.',
  close: 'Zamknij notatkę',
  changeNote: (when: string) => `Zmień notatkę: ${when}`,
  removeNote: (when: string) => `Usuń notatkę: ${when}`,
  when: (round: number, hour: string) => (round === 0 ? 'przed startem' : `runda${GAP}${String(round)}, ${hour}`),
  project: (when: string) => `Pokaż na rzutniku: ${when}`,
  isUp: 'Na rzutniku, jako zakładka krzywej',
  none: 'Nie ma notatek. W\u00a0czasie gry zapiszesz je na podglądzie rozgrywki, klawiszem N.',
  only: 'Widzisz je tylko Ty, dopóki którejś nie pokażesz na rzutniku. Na żadnym wydruku ich nie ma.',
} as const;

import { counted, plural } from './plural.ts';

const GAP = '\u00a0';
const PEOPLE = { one: 'osoby', few: 'osób', many: 'osób' } as const;
const WROTE = { one: 'napisała', few: 'napisały', many: 'napisało' } as const;

/** Polish texts about the sentence that a student writes after a game for the next one, and about what a group agrees on. */
export const sentencesText = {
  /** The given opening words of what the student writes. */
  begin: 'Następnym razem',
  own: {
    title: 'Twoje zdanie na następną grę',
    saved: (time: string) => `Zapisane o${GAP}${time}.`,
    /** In a game of a class; in a game played alone nobody else reads it. */
    note: 'Zobaczysz je na początku następnej gry. Prowadzący widzi je bez nazwiska i może pokazać klasie.',
    noteAlone: 'Zobaczysz je na początku następnej gry.',
    /** `there`: what another page of the same student has stored; empty: it was removed there. */
    meanwhile: (there: string) =>
      there === ''
        ? `W${GAP}innej karcie to zdanie usunięto. Możesz je zapisać tak, jak jest tutaj.`
        : `W${GAP}innej karcie zapisano: „${there}”. Możesz zastąpić to zdaniem stąd.`,
    again: 'Zapisz jeszcze raz',
    failed: 'Nie udało się wczytać Twojego zdania.',
    retry: 'Wczytaj je ponownie',
  },
  earlier: {
    own: 'Twoje ostatnie zdanie',
    agreed: 'Umowa grupy',
  },
  slide: {
    title: 'Co zrobimy inaczej',
    written: (written: number, students: number) =>
      `${String(written)} z${GAP}${counted(students, PEOPLE)} ${plural(written, WROTE)} zdanie`,
    theirs: 'Wasze zdania, podobne razem, bez nazwisk',
    none: 'Nikt jeszcze nie napisał zdania. Każdy znajdzie na nie miejsce pod swoim omówieniem.',
    covered: 'zakryte',
    hidden: 'zdanie schowane',
    cover: 'Schowaj albo pokaż to zdanie',
    quoted: (text: string) => `„${text}”`,
    count: (count: number, all: number) => `${String(count)} z${GAP}${String(all)}`,
    agreed: 'Umawiamy się na następną grę',
    empty: ['Pierwsze', 'Drugie', 'Trzecie'].map(
      (word, index) => `${word} zdanie wpisuje klasa: naciśnij${GAP}${String(index + 1)}`,
    ),
    field: (number: number) => `Zdanie klasy ${String(number)}`,
    change: (number: number, text: string) => `Zmień zdanie ${String(number)}: ${text}`,
    write: 'wpisz zdanie',
    fieldKeys: 'Enter zapisuje, Esc wychodzi z\u00a0pola. Puste pole usuwa zdanie.',
    meanwhile: (text: string) =>
      text === ''
        ? 'W\u00a0międzyczasie ktoś inny usunął to zdanie. Enter zapisze Twoje, Esc zostawi puste.'
        : `W\u00a0międzyczasie ktoś inny wpisał tu „${text}”. Enter zapisze Twoje, Esc zostawi tamto.`,
    later: 'Zdania pokażemy na początku następnej gry tej grupy.',
    /** For drawn players. */
    noGroup: 'Gracze byli losowani, więc żadna następna gra tych zdań nie pokaże.',
    failed: 'Nie udało się wczytać zdań.',
    overdue: 'Brak połączenia z\u00a0serwerem: nowych zdań może tu jeszcze nie być.',
    retry: 'Spróbuj ponownie',
  },
} as const;

/** Words that many sentences contain, whatever they are about. */
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

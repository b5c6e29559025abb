import { counted } from './plural.ts';

const GAP = '\u00a0';
const PEOPLE = { one: 'osoba', few: 'osoby', many: 'osób' } as const;

/** Polish texts of the printed debrief, of one student or of a class. */
export const studentReportText = {
  titleOfOne: 'Wydruk omówienia',
  titleOfClass: (count: number) => `Wydruki omówień: ${counted(count, PEOPLE)}`,
  print: 'Drukuj',
  hint: 'A4, jedna lub dwie strony, także czarno-biało.',
  hintOfClass: 'A4, także czarno-biało. Każda osoba zaczyna się na nowej stronie.',
  toDebrief: 'Wróć do omówienia',
  toSkills: 'Wróć do kompetencji',
  nobody: 'Nie ma omówień do wydruku: nikt nie grał w\u00a0tej rozgrywce.',
  working: {
    title: 'Wydruk będzie gotowy, gdy policzymy wszystko',
    text: 'Strona odświeża się sama.',
    rest: 'Zostały zlecenia, samochody i\u00a0najlepszy znany wynik.',
  },
  failed: 'Nie udało się przygotować wydruku',
  game: (number: number, date: string | null) =>
    date === null ? `Rozgrywka ${String(number)}` : `Rozgrywka ${String(number)} · ${date}`,
  result: 'Wynik',
  percent: (percent: string) => `to ${percent} zysku najlepszego znanego`,
  seen: 'Co było widać',
  fact: (name: string, value: string) => `${name}: ${value}`,
  competence: {
    title: 'Kompetencje',
    /** The number of decisions behind a word: "w normie (7 z 10 decyzji)". */
    said: (word: string, count: string) => `${word} (${count})`,
  },
  place: (place: number, count: number) => `${String(place)}. z${GAP}${String(count)}`,
  placeName: 'Miejsce',
} as const;

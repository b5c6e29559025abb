import { lessonName } from './lesson-name.ts';
import { counted, plural } from './plural.ts';

const GAP = '\u00a0';
const LESSONS = { one: 'lekcja', few: 'lekcje', many: 'lekcji' } as const;
const TASKS = { one: 'zadanie domowe', few: 'zadania domowe', many: 'zadań domowych' } as const;
const PEOPLE = { one: 'osoba', few: 'osoby', many: 'osób' } as const;
const SITUATIONS = { one: 'sytuacja', few: 'sytuacje', many: 'sytuacji' } as const;

/** Polish texts of the term of a group, for its lecturer. */
export const groupTermText = {
  title: (group: string) => `Semestr grupy ${group}`,
  loading: 'Semestr grupy',
  lead: (since: string, lessons: number, homework: number) =>
    `od ${since}: ${counted(lessons, LESSONS)}${homework === 0 ? '' : `, ${counted(homework, TASKS)}`}`,
  back: 'Grupy',
  lessons: 'Lekcje i\u00a0zadania po kolei',
  homework: (title: string) => `Zadanie domowe: ${title}`,
  span: (first: string, last: string) => `${first} – ${last}`,
  handedIn: (done: number, all: number) => `oddało ${String(done)} z${GAP}${String(all)}`,
  open: 'Otwórz',
  openOf: (name: string) => `Otwórz: ${name}`,
  lesson: lessonName,
  columns: { lesson: 'Lekcja', date: 'Data', players: 'Gracze', score: 'Wynik', debrief: 'Omówienie' },
  debrief: 'Omówienie',
  debriefOf: (lesson: string, day: string) => `Omówienie: ${lesson}, ${day}`,
  words: 'Kompetencje w\u00a0semestrze, liczba osób',
  uncountedAll: 'Jeszcze nie policzono. Po lekcji trwa to kilka minut; policzy się też po otwarciu jej omówienia.',
  uncounted: (lessons: number, all: number) =>
    `Jeszcze nie policzono ${counted(lessons, { one: 'lekcji', few: 'lekcji', many: 'lekcji' })} z${GAP}${String(all)}: nie ma ich w${GAP}tych liczbach.`,
  people: 'Karty studentów',
  peopleText: 'Karta otwiera się po ostatniej grze tej osoby.',
  nobody: 'Żadna karta nie jest jeszcze policzona.',
  empty: {
    title: 'Nie ma jeszcze lekcji w\u00a0tym semestrze',
    text: `Po pierwszej lekcji będą tu wyniki w${GAP}kolejności, kompetencje grupy i${GAP}to, co warto z${GAP}nią ćwiczyć.`,
  },
  next: {
    title: 'Co dalej dla klasy',
    none: 'Nikt nie ma teraz kompetencji „do ćwiczenia”.',
    uncounted: 'Jeszcze nie policzono, co warto ćwiczyć.',
    setHomework: 'Zadaj jako pracę domową',
    people: (count: number) => `do ćwiczenia: ${counted(count, PEOPLE)}`,
    situations: (count: number) =>
      count === 0
        ? 'Żadna włączona sytuacja tego nie ćwiczy.'
        : `W${GAP}bibliotece ${plural(count, { one: 'ćwiczy', few: 'ćwiczą', many: 'ćwiczy' })} to ${counted(count, SITUATIONS)}:`,
    others: (count: number) => `i${GAP}jeszcze ${String(count)}`,
  },
} as const;

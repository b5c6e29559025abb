import type { Exercise } from '@fracht/protocol';
import { lessonName } from './lesson-name.ts';
import { counted, plural } from './plural.ts';

const GAP = '\u00a0';
const LESSONS = { one: 'lekcja', few: 'lekcje', many: 'lekcji' } as const;
const MOMENTS = { one: 'chwila', few: 'chwile', many: 'chwil' } as const;

/** Polish texts of the student's own term page. */
export const termText = {
  title: 'Mój semestr',
  lead: (since: string, lessons: number) => `od ${since}: ${counted(lessons, LESSONS)}`,
  table: 'Pięć kompetencji w\u00a0semestrze',
  lessons: 'Lekcje po kolei',
  lesson: lessonName,
  when: (day: string, group: string) => `${day}, ${group}`,
  result: (score: string, place: number | null, players: number) =>
    place === null
      ? `Twój wynik${GAP}${score}`
      : `Twój wynik${GAP}${score}, miejsce${GAP}${String(place)}${GAP}z${GAP}${String(players)}`,
  debrief: 'Omówienie',
  skills: 'Kompetencje',
  heldBack: (end: string) => `Omówienie i${GAP}kompetencje tej gry będą po terminie zadania, ${end}.`,
  notYet: `Kompetencje z${GAP}tej lekcji będą po otwarciu jej omówienia.`,
  empty: {
    title: 'Semestr zacznie się od pierwszej lekcji',
    text: `Będą tu kompetencje lekcja po lekcji, wyniki w${GAP}kolejności i${GAP}trzy ćwiczenia dobrane do Twoich decyzji.`,
  },
  next: {
    title: 'Co dalej',
    none: `Ćwiczenia pojawią się, gdy decyzje z${GAP}lekcji będą policzone.`,
    names: {
      MOMENTS: 'Własne chwile jeszcze raz',
      TASKS: 'Krótkie zadania',
      VARIANTS: 'Jedno zlecenie, dwa warianty',
    } satisfies Readonly<Record<Exercise['is'], string>>,
    /** "Okna czasowe · do ćwiczenia". */
    reason: (competence: string, why: string) => `${competence} · ${why}`,
    missing: (count: number) => `brakuje ${String(count)}${GAP}decyzji`,
    moments: (count: number) => `${counted(count, MOMENTS)} z${GAP}Twoich gier`,
    tasks: (count: number) =>
      `${String(count)}${GAP}${plural(count, { one: 'sytuacja', few: 'sytuacje', many: 'sytuacji' })} z${GAP}biblioteki, bez zegara`,
    play: 'Zagraj te chwile',
    take: (count: number) =>
      count === 1
        ? 'Weź krótkie zadanie'
        : `Weź ${String(count)}${GAP}${plural(count, { one: 'zadanie', few: 'zadania', many: 'zadań' })}`,
    compare: 'Porównaj warianty',
  },
  played: {
    title: 'Powtórzone chwile',
    right: (right: number, all: number) => `Dobrze tym razem: ${String(right)}${GAP}z${GAP}${String(all)}.`,
    isRight: 'Tym razem dobrze:',
    isWrong: 'Jeszcze do poprawy:',
    isSkipped: 'Bez odpowiedzi:',
    close: 'Schowaj',
  },
} as const;

/** Polish texts of a situation that is played without a game. */
export const taskText = {
  title: 'Krótkie zadanie',
  /** "Okna czasowe · zadanie 2 z 3". */
  sub: (competence: string, place: { readonly at: number; readonly of: number } | null) =>
    place === null ? competence : `${competence} · zadanie ${String(place.at)}${GAP}z${GAP}${String(place.of)}`,
  calm: 'Bez zegara i telefonów. Liczy się najlepsza próba.',
  keys: `Klawisze 1–9 wybierają odpowiedź.`,
  report: 'Zgłoszenie',
  knowledge: 'Wiedza',
  loading: 'Wczytuję zadanie…',
  failed: 'Nie udało się wczytać zadania',
  notSent: 'Odpowiedź nie została przyjęta.',
  notTaken: 'Spróbuj wybrać jeszcze raz.',
  again: 'Spróbuj ponownie',
  over: {
    best: 'Najlepsza droga!',
    other: 'Da się lepiej',
    table: 'Co z\u00a0tego wyszło',
    own: 'Twoja droga',
    bestWay: 'Najlepsza droga',
    points: 'Punkty',
    money: 'Pieniądze',
    minutes: 'Postój',
    way: 'Najlepsza droga i\u00a0dlaczego',
    answers: 'Twoje odpowiedzi',
    retry: 'Jeszcze raz',
    next: 'Następne zadanie',
    back: 'Wróć do semestru',
  },
} as const;

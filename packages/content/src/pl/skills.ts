import type { Competence } from '@fracht/engine';
import type { SkillObservation, SkillProfile } from '@fracht/protocol';
import { counted } from './plural.ts';

const GAP = '\u00a0';
const DECISIONS = { one: 'decyzja', few: 'decyzje', many: 'decyzji' } as const;
const LESSONS = { one: 'lekcja', few: 'lekcje', many: 'lekcji' } as const;
const MOMENTS = { one: 'chwila', few: 'chwile', many: 'chwil' } as const;

type Word = SkillProfile['word'];
type SkillMoment = SkillObservation['moment'];

/** Polish texts of the competences of a student: the card, its moments, and what a teacher does with them. */
export const skillsText = {
  title: 'Twoje kompetencje',
  table: 'Pięć kompetencji',
  /** Until the name is known. */
  titleOfOne: 'Kompetencje studenta',
  titleOf: (name: string) => `Kompetencje: ${name}`,
  lead: (decisions: number, since: string, lessons: number) =>
    `ta lekcja: ${counted(decisions, DECISIONS)} · od ${since}: ${counted(lessons, LESSONS)}`,
  notGrade: 'to nie jest ocena',
  print: 'Karta do druku',
  /** The link to the term page, where the exercises are. */
  toTerm: 'Semestr i\u00a0ćwiczenia',
  columns: {
    competence: 'Kompetencja',
    lesson: 'Ta lekcja',
    term: 'Semestr',
    plot: 'Lekcja po lekcji',
    moments: 'Chwile do obejrzenia',
  },
  about: {
    DRIVING_TIME: 'limit jazdy, wybór parkingu, odpoczynek',
    WINDOWS: `załadunek i${GAP}rozładunek, awizacja`,
    VEHICLE_AND_COST: 'dobór naczepy, koszt kilometrów',
    CARGO_AND_PARKING: 'ADR, chłodnia, ponadgabaryt, parkingi',
    INCIDENTS: 'kolizje, awarie, rozmowa, CMR',
  } satisfies Readonly<Record<Competence, string>>,
  words: {
    STRONG: 'mocna',
    NORMAL: `w${GAP}normie`,
    PRACTISE: 'do ćwiczenia',
    TOO_LITTLE: 'za mało danych',
  } satisfies Readonly<Record<Word, string>>,
  /** "4 z 9 decyzji". */
  goodOf: (good: number, n: number) => `${good}${GAP}z${GAP}${n}${GAP}decyzji`,
  /** "3 z 5 potrzebnych". */
  neededOf: (n: number, needed: number) => `${n}${GAP}z${GAP}${needed}${GAP}potrzebnych`,
  none: 'bez decyzji',
  plot: {
    caption: (competence: string) => `Lekcja po lekcji: ${competence}`,
    lesson: 'Lekcja',
    word: 'Słowo',
    decisions: 'Decyzje',
    this: (date: string) => `${date}, ta lekcja`,
  },
  moments: {
    RESTED: 'odpoczynek na czas',
    RESTED_LATE: 'odpoczynek za późno',
    RESTED_WORSE: 'słabszy wybór odpoczynku',
    DROVE_ON: 'jazda po limicie',
    NO_REST_LEFT: 'brak odpoczynku przed limitem',
    REST_CUT: 'przerwany odpoczynek',
    GUARDED: 'parking strzeżony',
    UNGUARDED: 'parking niestrzeżony',
    IN_TIME: 'wysłany, dostawa na czas',
    LATE: 'wysłany, dostawa po terminie',
    NOT_DELIVERED: 'wysłany, zlecenie niedostarczone',
    NEVER_SENT: 'rezerwacja zlecenia, samochód nie wyruszył',
    ORDER_CHOSEN: 'wybór zlecenia',
    ORDER_GIVEN_BACK: 'rezygnacja ze zlecenia',
    CAR_CHOSEN: 'wybór samochodu',
    CAR_HIRED: 'podwykonawca',
    CAR_TAKEN_OFF: 'zdjęcie samochodu ze zlecenia',
    CAR_SENT_HOME: 'odesłanie samochodu',
    ANSWERED: `odpowiedź w${GAP}sytuacji`,
  } satisfies Readonly<Record<SkillMoment, string>>,
  /** "10:24 ADR-01: jazda po limicie". */
  moment: (when: string, subject: string | null, what: string) =>
    subject === null ? `${when} ${what}` : `${when} ${subject}: ${what}`,
  /** A moment of another lesson: its date first. */
  onDay: (date: string, hour: string) => `${date}, ${hour}`,
  good: 'Dobra decyzja:',
  toPractise: 'Do poprawy:',
  worst: 'Do poprawy, duża strata:',
  noMoments: 'Jeszcze nic do obejrzenia.',
  next: {
    title: 'Co dalej',
    moments: (word: string, count: number) => `${word} · ${counted(count, MOMENTS)} do obejrzenia`,
    none: 'Nie ma chwil, do których trzeba wracać.',
    missing: (count: number) => `brakuje ${count}${GAP}decyzji, żeby coś powiedzieć`,
  },
  reading: {
    title: 'Jak to czytać',
    this: 'ta lekcja',
    other: 'inne lekcje',
    any: 'lekcja',
    little: 'mało danych',
    norm: 'norma',
    text: 'Wyżej to więcej dobrych decyzji, większa kropka to więcej decyzji. Poniżej pięciu nic nie mówimy. Jedna decyzja może liczyć się w\u00a0dwóch kompetencjach.',
    teacher: `Nauczyciel widzi liczby klasy, a${GAP}Twoją kartę po otwarciu. Może skreślić decyzję i${GAP}podać powód.`,
    student: `Student widzi tę kartę, skreślone decyzje i${GAP}powody skreśleń.`,
  },
  struck: {
    title: 'Skreślone decyzje',
    text: 'Nie liczą się do żadnej kompetencji.',
    reason: 'Powód:',
  },
  all: {
    title: (count: number) => `Wszystkie decyzje lekcji (${count})`,
    round: (round: number) => `runda ${round}`,
    loss: (amount: string) => `strata ${amount}`,
    noLoss: 'bez straty',
    /** "Okna czasowe: dostawa po terminie, strata 300 zł". */
    said: (competence: string, what: string, loss: string) => `${competence}: ${what}, ${loss}`,
    isStruck: 'skreślona',
    strike: 'Skreśl',
    strikeSpoken: (what: string) => `Skreśl: ${what}`,
    restore: 'Przywróć',
    restoreSpoken: (what: string) => `Przywróć: ${what}`,
  },
  dialog: {
    title: 'Skreślić decyzję?',
    lead: 'Przestanie się liczyć do kompetencji. Można ją potem przywrócić.',
    reason: 'Powód',
    hint: 'Będzie widoczny na karcie studenta.',
    short: 'Podaj powód, od 3 do 200 znaków.',
    submit: 'Skreśl',
    done: 'Decyzja skreślona.',
    restored: 'Decyzja znów się liczy.',
  },
  whose: {
    title: 'Kompetencje klasy',
    text: 'Liczba studentów przy każdym słowie. Kartę otwiera wybór osoby.',
    table: 'Kompetencje klasy, liczba studentów',
    people: 'Karty studentów',
    none: 'Żadna karta nie jest jeszcze policzona.',
    failed: 'Nie udało się wczytać kompetencji klasy',
    back: 'Kompetencje klasy',
    toGroup: 'Semestr grupy',
    report: 'Wydruk omówienia',
  },
  working: {
    title: 'Liczymy kompetencje',
    text: `Wracamy do każdej decyzji tej lekcji. Można w${GAP}tym czasie przejść do innych ekranów.`,
    progress: (percent: string) => `Policzono ${percent}`,
  },
  failed: {
    title: 'Nie udało się policzyć kompetencji',
    text: 'Wynik gry jest bezpieczny.',
    again: 'Spróbuj ponownie',
  },
  empty: {
    title: 'Nie ma jeszcze decyzji',
    text: `Karta powstaje z${GAP}decyzji podjętych w${GAP}grze.`,
  },
  notOver: {
    title: 'Kompetencje',
    text: 'Gra jeszcze trwa. Karta powstanie po jej zakończeniu.',
    toGame: 'Wróć do gry',
  },
} as const;

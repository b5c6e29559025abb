import type { LessonSituation } from '@fracht/protocol';
import { durationWords } from './duration.ts';
import { counted } from './plural.ts';

const MISSING = { one: 'sytuacji', few: 'sytuacji', many: 'sytuacji' } as const;
const SITUATIONS = { one: 'sytuacja', few: 'sytuacje', many: 'sytuacji' } as const;

/** Polish texts of the ready lessons: their list, one lesson, and the game created from it. */
export const lessonsText = {
  sub: 'Ustawienia, sytuacje, plan rund i\u00a0pytania są przygotowane. Wystarczy wybrać grupę.',
  label: 'Gotowe lekcje',
  open: 'Otwórz plan',
  openOf: (name: string) => `Otwórz plan: ${name}`,
  back: 'Gotowe lekcje',
  none: 'Nie ma takiej lekcji.',
  /** "4 rundy, razem 30 min." */
  rounds: (rounds: number, minutes: number) => `${rounds} rundy, razem ${durationWords(minutes)} gry`,
  aims: 'Po lekcji student',
  competences: 'Kompetencje',
  plan: 'Plan rund',
  round: (round: number, title: string) => `Runda ${round}. ${title}`,
  show: 'Pokaż',
  ask: 'Zapytaj',
  watch: 'Miej na oku',
  debrief: 'Pytania do omówienia',
  sources: 'Źródła przepisów',
  print: 'Drukuj plan',
  make: {
    title: 'Gra z\u00a0tej lekcji',
    group: 'Grupa',
    submit: 'Utwórz grę',
    note: 'Gra powstanie od razu i\u00a0otworzy się poczekalnia. Rundy zaczyna się przyciskiem, żeby starczyło czasu na rozmowę.',
    noGroups: 'Żadna grupa nie ma jeszcze studentów.',
  },
  settings: {
    title: 'Czym ta gra różni się od zwykłej',
    none: 'Niczym: ustawienia szkoły są takie same.',
    setting: 'Ustawienie',
    here: 'W\u00a0tej lekcji',
    school: 'W\u00a0szkole',
  },
  situations: {
    title: 'Sytuacje tej lekcji',
    count: (count: number) => counted(count, SITUATIONS),
    states: {
      READY: 'gotowa',
      CHANGED: 'zmieniona przez szkołę',
      MISSING: 'nie ma jej w\u00a0nowych grach',
    } satisfies Readonly<Record<LessonSituation['state'], string>>,
    missing: (count: number) => `Gra powstanie bez ${counted(count, MISSING)}.`,
    missingText:
      'Szkoła usunęła je z\u00a0biblioteki albo wyłączyła z\u00a0nowych gier. Plan może o\u00a0nich wspominać.',
    changed: 'Szkoła zmieniła treść części sytuacji: gra dostanie je takie, jakie są teraz.',
    card: (name: string) => `Karta nauczyciela: ${name}`,
  },
  seed: (seed: string) =>
    `Ziarno ${seed}: klasy, które grają w\u00a0tym samym tempie, z\u00a0tą samą długością lekcji, i\u00a0zaczynają w\u00a0tej samej liczbie osób, mają te same zlecenia i\u00a0ten sam los, o\u00a0ile między grami nie zmieniono ustawień, biblioteki sytuacji ani wersji programu. Wtedy wyniki można porównać. Tempo zależy od numeru rozgrywki grupy.`,
} as const;

/** Polish texts of the plan of the present round, in a running game. */
export const planText = {
  open: 'Plan rundy',
  title: 'Plan rundy',
  of: (lesson: string) => `Z\u00a0lekcji „${lesson}”`,
  general: 'Plan ogólny, bo ta gra nie powstała z\u00a0gotowej lekcji',
  close: 'Zamknij plan',
  rounds: 'Rundy planu',
  round: (round: number) => `R${round}`,
  debrief: 'Omówienie',
  kept: 'Odhaczenia zostają w\u00a0tej przeglądarce.',
} as const;

/** Polish texts of a teacher's card for a situation. */
export const teacherCardText = {
  title: (name: string) => `Karta nauczyciela: ${name}`,
  open: 'Karta nauczyciela',
  print: 'Drukuj',
  openOf: (name: string) => `Karta nauczyciela: ${name}`,
  loading: 'Wczytuję kartę…',
  failed: 'Nie udało się wczytać karty.',
  none: 'Tej sytuacji nie ma już w\u00a0bibliotece, więc nie ma karty.',
  /** If the situation was written by the school and has no source. */
  noSource: 'Bez źródła. Tę sytuację napisała szkoła, a\u00a0karta mówi tylko to, co jest w\u00a0niej samej.',
  asksNothing: 'Ta sytuacja o\u00a0nic nie pyta: jej skutki dzieją się same.',
  teaches: 'Czego uczy',
  competence: 'Kompetencja',
  ask: 'Zapytaj klasę',
  why: 'Dlaczego tak',
  right: 'Właściwa droga',
  show: 'Pokaż właściwą drogę',
  hide: 'Ukryj właściwą drogę',
  secret: 'Odpowiedzi są ukryte, bo ekran może widzieć klasa.',
} as const;

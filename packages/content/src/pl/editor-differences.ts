import { counted } from './plural.ts';

const QUESTIONS = { one: 'pytanie', few: 'pytania', many: 'pytań' } as const;

/** The fields of items, questions and answers, as a list of differences names them. (LIB-10 to LIB-14) */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'nazwa',
  subtype: 'rodzaj',
  competence: 'kompetencja',
  sources: 'źródła',
  cargo: 'ładunek',
  ownership: 'czyj samochód',
  type: 'rodzaj',
  image: 'obrazek',
  description: 'opis',
  types: 'samochody',
  lands: 'obszar',
  status: 'co robi samochód',
  theft: 'kradzież',
  maxTime: 'czas na premię',
  driverCallPoints: 'punkty za telefon do kierowcy',
  bossCallPoints: 'punkty za telefon do szefa',
  inTimePoints: 'punkty za odpowiedź w\u00a0czasie',
  noHelpPoints: 'punkty bez pomocy',
  knowledge: 'wiedza',
  help: 'rada kierowcy lub szefa',
  truck: 'wymagany samochód',
  text: 'treść',
  texts: 'inne brzmienia',
  points: 'punkty',
  carPoints: 'punkty w\u00a0drzewie pojazdu',
  timeWindowPoints: 'punkty w\u00a0oknie czasowym',
  textAnswer: 'prawidłowa odpowiedź',
  points_ok: 'punkty za dobrą odpowiedź',
  points_wrong: 'punkty za złą odpowiedź',
  breaks: 'złamane prawo',
  breaks_ok: 'złamane prawo, dobra odpowiedź',
  breaks_wrong: 'złamane prawo, zła odpowiedź',
  feedback: 'informacja zwrotna',
  feedback_ok: 'informacja po dobrej odpowiedzi',
  feedback_wrong: 'informacja po złej odpowiedzi',
  effects: 'skutki',
  effects_ok: 'skutki dobrej odpowiedzi',
  effects_wrong: 'skutki złej odpowiedzi',
  showCaseAndPolice: 'numery sprawy i\u00a0notatki policyjnej',
  newCar: 'samochód zastępczy',
  input: 'pytanie o\u00a0liczbę minut',
  inputType: 'o\u00a0co prosi gracz',
  inputValue: 'liczba domyślna',
  changeDistance: 'dłuższa droga',
};

/** Polish texts of the differences between two versions of a situation. */
export const differenceText = {
  field: (name: string) => FIELDS[name] ?? name,
  /** The unit of a field's values. */
  unit: (name: string): string => {
    if (/points/iu.test(name)) return 'pkt';
    if (name === 'maxTime' || name === 'inputValue') return 'min';
    return name === 'changeDistance' ? 'km' : '';
  },
  same: 'Nie ma żadnych różnic.',
  list: 'Różnice',
  item: 'Opis i\u00a0warunki',
  was: 'było',
  is: 'jest',
  yes: 'tak',
  no: 'nie',
  empty: 'pusto',
  none: 'brak',
  quoted: (words: string) => `„${words}”`,
  noText: 'bez treści',
  answer: {
    added: (text: string) => `dodano odpowiedź „${text}”`,
    removed: (text: string) => `usunięto odpowiedź „${text}”`,
    moved: (text: string) => `odpowiedź „${text}” zmieniła miejsce`,
  },
  branch: {
    added: (text: string) => `dodano pytanie „${text}”`,
    removed: (text: string) => `usunięto pytanie „${text}”`,
    moved: (text: string) => `pytanie „${text}” przeniesiono`,
  },
  from: (place: string) => `skąd: ${place}`,
  with: (questions: number) => `razem z\u00a0nią ${counted(questions, QUESTIONS)}`,
  whole: (questions: number) => `w\u00a0gałęzi ${counted(questions, QUESTIONS)}`,
  start: 'początek',
} as const;

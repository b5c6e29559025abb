import { counted } from './plural.ts';

const GAMES = { one: 'gra', few: 'gry', many: 'gier' } as const;

/** Polish texts of the trial that shows the admin what a change of settings does to a typical game. */
export const trialText = {
  title: (games: number) => `Próba: ${counted(games, GAMES)} botów`,
  show: 'Zobacz, co zmienia próba',
  sides: {
    draft: { before: 'teraz', after: 'po zmianach' },
    standard: { before: 'domyślnie', after: 'teraz' },
  },
  nothing: {
    title: 'Zmień ustawienie i\u00a0sprawdź skutek',
    text: 'Boty rozegrają te same gry na obecnych i\u00a0na zmienionych wartościach. Zobaczysz różnicę, zanim zapiszesz.',
  },
  ready: (games: number) =>
    `Boty rozegrają ${counted(games, GAMES)} na każdym zestawie wartości. Pierwsze wyniki pojawią się po kilku sekundach, całość trwa zwykle kilka minut.`,
  start: 'Zacznij próbę',
  anew: 'Zacznij od nowa',
  again: 'Powtórz próbę',
  goOn: 'Dokończ próbę',
  stop: 'Przerwij',
  running: (done: number, all: number) => `Rozegrano ${String(done)} z\u00a0${String(all)}`,
  left: (time: string) => `zostało około ${time}`,
  stopped: (games: number) =>
    `Próba przerwana. Wyniki z\u00a0${counted(games, { ...GAMES, one: 'gry', few: 'gier' })}.`,
  done: (games: number) => `Próba skończona: ${counted(games, GAMES)} na każdym zestawie wartości.`,
  partial: (games: number) => `Na razie ${counted(games, GAMES)} na każdym zestawie wartości.`,
  stale: 'Od tej próby wartości się zmieniły.',
  staleRunning: 'Wartości się zmieniły. Ta próba sprawdza jeszcze poprzednie.',
  failed: { title: 'Próba się nie udała.', text: 'Spróbuj jeszcze raz albo z\u00a0innymi wartościami.' },
  results: 'Wyniki próby',
  verdicts: {
    SOON: { title: 'Jeszcze za mało gier, żeby coś stwierdzić.', text: 'Liczby poniżej mogą się mocno zmienić.' },
    START: {
      title: 'Gracze zarobią tyle samo.',
      text: 'Wynik i\u00a0pieniądze przesuną się o\u00a0tyle, o\u00a0ile zmienia się kwota na start.',
    },
    NONE: { title: 'Gra się nie zmieni.', text: 'Różnica w\u00a0zarobku graczy nie wykracza poza przypadek.' },
    SMALL: { title: 'Gra zmieni się nieznacznie.', text: 'Gracze zarobią tylko trochę więcej lub mniej.' },
    EASIER: { title: 'Gra stanie się wyraźnie łatwiejsza.', text: 'Gracze zarobią wyraźnie więcej.' },
    HARDER: { title: 'Gra stanie się wyraźnie trudniejsza.', text: 'Gracze zarobią wyraźnie mniej.' },
  },
  most: (measure: string) => `Najmocniej zmienia się: ${measure}.`,
  measures: {
    score: { name: 'Wynik gracza', of: '' },
    money: { name: 'Pieniądze gracza', of: '' },
    delivered: { name: 'Dowiezione zlecenia', of: 'na gracza' },
    onTime: { name: 'Zlecenia dowiezione w\u00a0oknie', of: 'z\u00a0zarezerwowanych' },
    overdue: { name: 'Przekroczenia czasu jazdy', of: 'na gracza' },
    lost: { name: 'Gracze ze stratą', of: '' },
  },
  percentPoints: 'p.p.',
  chance: 'bez różnicy',
  chanceWhy: 'Różnica nie wykracza poza przypadek.',
  bar: (name: string, before: string, after: string, sides: { readonly before: string; readonly after: string }) =>
    `${name}: ${before} ${sides.before}, ${after} ${sides.after}`,
  table: 'Liczby w\u00a0tabeli',
  columns: { measure: 'Miara' },
  rows: {
    mean: 'średnia',
    deviation: 'odchylenie standardowe',
    middle: 'połowa środkowa',
    most: '80\u00a0% środkowych',
  },
  range: (from: string, to: string) => `${from} do ${to}`,
  legend: 'Kropka to średnia, gruby pasek połowa środkowa, cienki 80\u00a0% środkowych.',
  how: (number: number, games: number) =>
    `Cztery zwykłe boty, ${String(number)}. rozgrywka grupy, sytuacje włączone w\u00a0bibliotekach, ziarna 1–${String(games)}.`,
} as const;

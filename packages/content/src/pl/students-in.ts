import { counted, plural } from './plural.ts';

const ROWS = { one: 'wiersz', few: 'wiersze', many: 'wierszy' } as const;
const PEOPLE = { one: 'osobę', few: 'osoby', many: 'osób' } as const;
const LOADED = { one: 'osoba', few: 'osoby', many: 'osób' } as const;
const LINES = { one: 'linii', few: 'liniach', many: 'liniach' } as const;

/** Polish of the page that takes students in from a file. */
export const studentsImportText = {
  open: 'Wczytaj z\u00a0pliku',
  back: 'Studenci',
  title: 'Wczytaj studentów z\u00a0pliku',
  steps: { label: 'Kroki', file: 'Plik', check: 'Sprawdzenie', done: 'Gotowe' },
  choose: 'Wybierz plik',
  drop: 'Upuść tu plik CSV albo xlsx',
  dropNote: 'Nic się nie zapisze, dopóki tego nie potwierdzisz.',
  columnsTitle: 'Co ma być w\u00a0pliku',
  columnsText:
    'W\u00a0pierwszym wierszu nagłówki: Imię, Nazwisko, E-mail i, jeśli chcesz, Grupa. Niżej po jednej osobie w\u00a0wierszu, najwyżej 1000. Rozpoznajemy przecinki, średniki i\u00a0tabulatory oraz polskie litery w\u00a0obu używanych zapisach.',
  sample: 'Pobierz wzór',
  sampleName: 'wzor-listy-studentow',
  sampleRows: [
    ['Zofia', 'Łęcka', 'zofia.lecka@szkola.example', ''],
    ['Szymon', 'Górecki', 'szymon.gorecki@szkola.example', ''],
  ],
  ready: (count: number) =>
    `${counted(count, ROWS)} ${plural(count, { one: 'jest gotowy', few: 'są gotowe', many: 'jest gotowych' })}`,
  toMend: (count: number) =>
    `${String(count)} ${plural(count, { one: 'wymaga', few: 'wymagają', many: 'wymaga' })} poprawy`,
  skipped: (count: number) =>
    `${String(count)} ${plural(count, { one: 'będzie pominięty', few: 'będą pominięte', many: 'będzie pominiętych' })}`,
  mendHere: 'Popraw je tutaj albo wczytaj resztę. Nic nie zostało jeszcze zapisane.',
  allReady: 'Nic nie zostało jeszcze zapisane.',
  rows: (count: number) => counted(count, ROWS),
  list: 'Wiersze pliku',
  order: 'Kolejność wierszy',
  orders: { file: 'Wszystkie', wrong: 'Najpierw błędy' },
  columns: {
    row: 'Wiersz',
    first_name: 'Imię',
    last_name: 'Nazwisko',
    email: 'E-mail',
    group: 'Grupa',
    result: 'Wynik sprawdzenia',
  },
  cell: (column: string, row: number) => `${column}, wiersz ${String(row)}`,
  status: { added: 'Gotowy', moved: 'Przejdzie do grupy', skipped: 'Pominięty', wrong: 'Do poprawy' },
  move: 'Przenieś',
  moveRow: (row: number) => `Przenieś, wiersz ${String(row)}`,
  leave: 'Pomiń',
  leaveRow: (row: number) => `Pomiń, wiersz ${String(row)}`,
  create: (group: string) => `Utwórz ${group}`,
  checking: 'Sprawdzam…',
  saveWrong: 'Pobierz wiersze z\u00a0błędami',
  wrongName: 'wiersze-z-bledami',
  reason: 'Powód',
  submit: (count: number) => `Wczytaj ${counted(count, PEOPLE)}`,
  nothingReady: 'Żaden wiersz nie jest jeszcze gotowy.',
  other: 'Wczytaj inny plik',
  done: {
    title: (count: number) =>
      count === 0
        ? 'Nikogo nie wczytano'
        : `${plural(count, { one: 'Wczytana jest', few: 'Wczytane są', many: 'Wczytanych jest' })} ${counted(count, LOADED)}`,
    added: 'Dodane',
    moved: 'Przeniesione do grupy',
    skipped: 'Pominięte',
    wrong: 'Z\u00a0błędem',
    letters: 'Nowe osoby dostały e-mailem link do ustawienia hasła. Komu nie dotarł, temu możesz wydrukować kod.',
    toList: 'Zobacz listę studentów',
  },
} as const;

/** Polish of the dialog that adds students without e-mails. */
export const classText = {
  open: 'Konta bez e-maili',
  title: 'Konta dla klasy bez e-maili',
  lead: 'Każda osoba dostanie login i\u00a0kod na pierwsze wejście. Kody wydrukujesz w\u00a0następnym kroku.',
  people: 'Imiona i\u00a0nazwiska',
  peopleHint: (most: number) => `Po jednej osobie w\u00a0linii, najpierw imię. Najwyżej ${String(most)} naraz.`,
  peoplePlaceholder: 'Zofia Łęcka\nSzymon Górecki',
  group: 'Grupa',
  noGroup: 'Bez grupy',
  submit: 'Utwórz konta',
  submitMany: (count: number) => `Utwórz ${counted(count, { one: 'konto', few: 'konta', many: 'kont' })}`,
  nobody: 'Wpisz choć jedną osobę.',
  tooMany: (count: number, most: number) =>
    `Wpisano ${counted(count, PEOPLE)}, a\u00a0naraz mieści się ${String(most)}.`,
  noLastName: (lines: readonly number[]) =>
    `Brakuje nazwiska w\u00a0${plural(lines.length, LINES)} ${lines.join(', ')}.`,
} as const;

/** Polish of the sheet of one-time codes. */
export const codesText = {
  back: 'Studenci',
  title: 'Kody jednorazowe',
  titleOf: (group: string) => `Kody jednorazowe, grupa ${group}`,
  sub: (people: number, pages: number) =>
    `${counted(people, LOADED)}, ${counted(pages, { one: 'strona', few: 'strony', many: 'stron' })} A4`,
  until: (when: string) => `Ważne do ${when}`,
  renew: 'Wygeneruj nowe',
  renewTitle: 'Wygenerować nowe kody?',
  renewText: 'Kody, które teraz widzisz i\u00a0które mogły zostać wydrukowane, przestaną działać.',
  renewKeep: 'Zostaw te',
  print: 'Drukuj',
  once: 'Tych kodów nie da się zobaczyć ponownie: wydrukuj je, zanim zamkniesz albo odświeżysz stronę.',
  sheet: 'Kartka z\u00a0kodami',
  sheetTitle: 'Twój kod do gry',
  sheetGroup: (group: string, lecturer: string) => (group === '' ? lecturer : `Grupa ${group}, prowadzi ${lecturer}`),
  steps: (address: string) => [
    `Zeskanuj kod albo otwórz ${address}`,
    'Wpisz login i\u00a0kod',
    'Graj; kod działa jeden raz',
  ],
  qr: (name: string) => `Kod QR do logowania: ${name}`,
  login: 'login',
  works: (when: string) => `działa raz, do ${when}`,
  foot: 'Nie pokazuj kodu innym. Po zalogowaniu kartka jest niepotrzebna.',
  page: (page: number, pages: number) => `${String(page)} / ${String(pages)}`,
  empty: {
    title: 'Nie ma kodów do pokazania',
    text: 'Kody widać tylko raz, zaraz po utworzeniu. Zaznacz osoby na liście studentów i\u00a0utwórz im nowe.',
  },
  forGroup: 'Kody dla grupy',
  forChosen: 'Nowe kody',
  groupTitle: 'Kody dla grupy',
  groupText: 'Każda osoba z\u00a0grupy dostanie nowy kod. Wcześniejsze kody tej grupy przestaną działać.',
  groupSubmit: 'Utwórz kody',
  chosenTitle: (count: number) => `Utworzyć nowe kody: ${counted(count, LOADED)}?`,
  chosenText: 'Wcześniejsze kody tych osób przestaną działać. Nowe zobaczysz tylko raz, na kartce do druku.',
  tooMany: (most: number) => `Naraz można utworzyć kody dla najwyżej ${String(most)} osób.`,
} as const;

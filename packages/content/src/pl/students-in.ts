import { counted, plural } from './plural.ts';

const ROWS = { one: 'wiersz', few: 'wiersze', many: 'wierszy' } as const;
const PEOPLE = { one: 'osobę', few: 'osoby', many: 'osób' } as const;
const LOADED = { one: 'osoba', few: 'osoby', many: 'osób' } as const;
const LINES = { one: 'wierszu', few: 'wierszach', many: 'wierszach' } as const;

/** Polish texts of the page that imports students from a file. */
export const studentsImportText = {
  open: 'Wczytaj z\u00a0pliku',
  back: 'Studenci',
  title: 'Wczytaj studentów z\u00a0pliku',
  steps: { label: 'Kroki', file: 'Plik', check: 'Sprawdzenie', done: 'Gotowe' },
  choose: 'Wybierz plik',
  drop: 'Upuść tu listę: xlsx, ods albo CSV',
  dropNote: 'Nic się nie zapisze, dopóki tego nie potwierdzisz.',
  columnsTitle: 'Co ma być w\u00a0pliku',
  columnsText:
    'Imiona i\u00a0nazwiska, osobno albo w\u00a0jednej kolumnie, i\u00a0jeśli są: e-maile i\u00a0grupa. Tytuł nad listą, numery i\u00a0inne kolumny nie przeszkadzają. Bez e-maili studenci dostaną loginy i\u00a0kody do wydrukowania. Najwyżej 1000 osób i\u00a05\u00a0MB; z\u00a0dziennika elektronicznego wyeksportuj xlsx albo CSV.',
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
  rowsOf: (count: number, sheets: readonly string[]) =>
    sheets.length === 0
      ? counted(count, ROWS)
      : `${counted(count, ROWS)}, ${plural(sheets.length, { one: 'arkusz', few: 'arkusze', many: 'arkusze' })} ${sheets.map((name) => `„${name}”`).join(', ')}`,
  rowOfSheet: (sheet: string, row: number) => `${sheet}: ${String(row)}`,
  otherSheet: (sheet: string, people: number) =>
    `W\u00a0pliku jest jeszcze lista „${sheet}”: ${counted(people, LOADED)}.`,
  takeSheet: (sheet: string) => `Dołącz „${sheet}”`,
  groupsMissing: (count: number) =>
    `Nie ma jeszcze ${counted(count, { one: 'grupy', few: 'grup', many: 'grup' })} z\u00a0tego pliku:`,
  createAll: (count: number) => `Utwórz wszystkie ${counted(count, { one: 'grupę', few: 'grupy', many: 'grup' })}`,
  askColumns: 'Zmień kolumny',
  classFound: (group: string) => `Plik nazywa tę klasę: ${group}.`,
  classQuestion: (count: number) =>
    `Przypisać do tej grupy ${counted(count, { one: 'osobę', few: 'osoby', many: 'osób' })} bez grupy?`,
  classTake: (group: string) => `Wpisz grupę ${group}`,
  leftOut: (count: number) =>
    `${plural(count, { one: 'Pominięty jest', few: 'Pominięte są', many: 'Pominiętych jest' })} ${counted(count, ROWS)}, w\u00a0${count === 1 ? 'którym' : 'których'} nie ma osoby:`,
  leftOutRow: (row: string, words: string) => `${row}. „${words}”`,
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
  cell: (column: string, row: string) => `${column}, wiersz ${row}`,
  status: { added: 'Gotowy', moved: 'Przejdzie do grupy', skipped: 'Pominięty', wrong: 'Do poprawy' },
  move: 'Przenieś',
  leave: 'Pomiń',
  withCode: 'Konto z\u00a0kodem',
  codeNote: 'Bez e-maila: dostanie login i\u00a0kod.',
  isOther: 'To ktoś inny',
  inRow: (words: string, row: string) => `${words}, wiersz ${row}`,
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
    lettersWait:
      'Poczta szkoły nie jest ustawiona, więc nikt nie dostał e-maila. Linki do ustawienia hasła czekają u\u00a0administratora w\u00a0Poczcie wychodzącej; nowym osobom możesz też wydrukować kody.',
    left: (count: number) =>
      `Nie wczytano ${counted(count, { one: 'wiersza', few: 'wierszy', many: 'wierszy' })}, ${count === 1 ? 'który wymaga' : 'które wymagają'} poprawy. Pobierz, popraw i\u00a0wczytaj ten plik jeszcze raz.`,
    cards: 'Kody osób bez e-maili zobaczysz tylko raz: wydrukuj je od razu.',
    toCards: (count: number) => `Pokaż ${counted(count, { one: 'kod', few: 'kody', many: 'kodów' })} do druku`,
    toList: 'Zobacz listę studentów',
  },
} as const;

/** Polish texts of the step in which the lecturer says what each column of a file holds. */
export const importColumnsText = {
  title: 'Kolumny pliku',
  unsure: 'Nie wiemy na pewno, co jest w\u00a0kolumnach.',
  change: 'Wskaż, co jest w\u00a0kolumnach.',
  lead: 'Wybierz nad każdą kolumną, co w\u00a0niej jest. Kolumn oznaczonych „pomiń” nie wczytamy ani nie zapiszemy.',
  sheet: 'Arkusz',
  from: 'Pierwsza osoba w\u00a0wierszu',
  rows: 'Początek pliku',
  row: 'Wiersz',
  column: (letter: string) => `Kolumna ${letter}`,
  kinds: {
    none: 'pomiń',
    first_name: 'imię',
    last_name: 'nazwisko',
    last_first: 'nazwisko i\u00a0imię',
    first_last: 'imię i\u00a0nazwisko',
    email: 'e-mail',
    group: 'grupa',
  },
  turn: 'Zamień imiona z\u00a0nazwiskami',
  noNames: 'Wskaż kolumny z\u00a0imieniem i\u00a0nazwiskiem.',
  submit: 'Dalej',
} as const;

/** Polish texts of the dialog that adds students without e-mails. */
export const classText = {
  open: 'Konta bez e-maili',
  title: 'Konta dla klasy bez e-maili',
  lead: 'Każda osoba dostanie login i\u00a0kod na pierwsze wejście. Kody wydrukujesz w\u00a0następnym kroku.',
  people: 'Imiona i\u00a0nazwiska',
  peopleHint: (most: number) => `Po jednej osobie w\u00a0wierszu, najpierw imię. Najwyżej ${String(most)} naraz.`,
  peoplePlaceholder: 'Zofia Łęcka\nSzymon Górecki',
  group: 'Grupa',
  noGroup: 'Bez grupy',
  submit: 'Utwórz konta',
  submitMany: (count: number) => `Utwórz ${counted(count, { one: 'konto', few: 'konta', many: 'kont' })}`,
  submitTwice: (count: number) => `Utwórz mimo to: ${counted(count, { one: 'konto', few: 'konta', many: 'kont' })}`,
  twice: (names: string) => `Powtarza się: ${names}.`,
  twiceQuestion:
    'Taka osoba jest już na tej liście albo wśród Twoich studentów. Jeśli to ktoś inny, utwórz konto mimo to; jeśli ta sama osoba, usuń jej wiersz.',
  nobody: 'Wpisz choć jedną osobę.',
  tooMany: (count: number, most: number) =>
    `Wpisano ${counted(count, PEOPLE)}, a\u00a0naraz mieści się ${String(most)}.`,
  noLastName: (lines: readonly number[]) =>
    `Brakuje nazwiska w\u00a0${plural(lines.length, LINES)} ${lines.join(', ')}.`,
} as const;

/** Polish texts of the printable page of one-time codes. */
export const codesText = {
  back: 'Studenci',
  networkTest: 'Test sieci na komputerze ucznia',
  title: 'Kody jednorazowe',
  titleOf: (group: string) => `Kody jednorazowe, grupa ${group}`,
  sub: (people: number, pages: number) =>
    `${counted(people, LOADED)}, ${counted(pages, { one: 'strona', few: 'strony', many: 'stron' })} A4`,
  until: (when: string) => `Ważne do ${when}`,
  validity: {
    label: 'Kody ważne przez',
    hint: 'Tyle czekają na pierwsze wejście. Każdy działa raz, potem student wchodzi własnym PIN-em.',
    days: { 1: 'dobę', 7: 'tydzień', 30: 'miesiąc', 180: 'semestr (180\u00a0dni)' },
  },
  address: {
    label: 'Adres na kartce',
    local: 'Tym adresem gra otwiera się tylko na tym komputerze.',
    choose:
      'Wybierz adres tego komputera w\u00a0sieci, do której połączą się studenci. Trafi na kartkę i\u00a0do kodów QR.',
    closed: (port: number) =>
      `Serwer przyjmuje teraz połączenia tylko z\u00a0tego komputera. Aby otworzyć go dla klasy, uruchom: HOST=0.0.0.0 PORT=${String(port)} npm start`,
    none: 'Ten komputer nie ma teraz adresu w\u00a0żadnej sieci. Połącz go z\u00a0siecią i\u00a0odśwież stronę.',
    onlyHere: (address: string) => `${address} (tylko ten komputer)`,
    letters: (address: string) =>
      `Linki w\u00a0e-mailach prowadzą do ${address}, więc działają tylko na komputerze z\u00a0serwerem. Uruchom serwer ze zmienną PUBLIC_URL z\u00a0adresem, pod którym otwierają go inni.`,
  },
  renew: 'Wygeneruj nowe',
  renewTitle: 'Wygenerować nowe kody?',
  renewText:
    'Kody, które teraz widzisz i\u00a0które mogły zostać wydrukowane, przestaną działać. Tak samo PIN-y, które te osoby już ustawiły.',
  renewKeep: 'Zostaw te',
  print: 'Drukuj',
  once: 'Tych kodów nie da się zobaczyć ponownie: wydrukuj je, zanim zamkniesz albo odświeżysz stronę.',
  sheet: 'Kartka z\u00a0kodami',
  sheetTitle: 'Twój kod do gry',
  sheetGroup: (group: string, lecturer: string) => (group === '' ? lecturer : `Grupa ${group}, prowadzi ${lecturer}`),
  steps: (address: string) => [
    `Zeskanuj kod albo otwórz ${address}`,
    'Wpisz login i\u00a0kod',
    'Graj i\u00a0ustaw własny PIN: kod działa raz',
  ],
  qr: (name: string) => `Kod QR do logowania: ${name}`,
  login: 'login',
  works: (when: string) => `działa raz, do ${when}`,
  foot: 'Nie pokazuj kodu innym. Później zalogujesz się loginem z\u00a0kartki i\u00a0własnym PIN-em.',
  page: (page: number, pages: number) => `${String(page)} / ${String(pages)}`,
  empty: {
    title: 'Nie ma kodów do pokazania',
    text: 'Kody widać tylko raz, zaraz po utworzeniu. Zaznacz osoby na liście studentów i\u00a0utwórz im nowe.',
  },
  forGroup: 'Kody dla grupy',
  forChosen: 'Nowe kody',
  /** A new code with one press, which changes nothing until it is used. */
  spare: {
    act: 'Nowy kod',
    actFor: (name: string) => `Nowy kod: ${name}`,
    title: (name: string) => `Nowy kod: ${name}`,
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    notCopied: 'Przeglądarka nie pozwoliła skopiować kodu. Przepisz go.',
    /** What is copied to the clipboard. */
    words: (address: string, login: string, code: string) => `${address}, login: ${login}, kod: ${code}`,
    print: 'Kartka do druku',
    undo: 'Cofnij',
    done: 'Gotowe',
    once: 'Tego kodu nie da się zobaczyć ponownie.',
    pin: 'Dotychczasowy PIN działa i\u00a0otwarta gra trwa, dopóki ta osoba nie wejdzie nowym kodem. Wtedy stary PIN znika i\u00a0ustawia nowy.',
    card: 'Kto już wszedł, gra dalej. Niewykorzystana poprzednia kartka zostaje zastąpiona.',
    email: 'Hasło do e-maila się nie zmienia. Wejście tym kodem wyloguje tę osobę na innych urządzeniach.',
  },
  forOne: 'Odetnij PIN i\u00a0daj nowy kod',
  groupTitle: 'Kody dla grupy',
  groupText: 'Każda osoba z\u00a0grupy dostanie nowy kod. Wcześniejsze kody i\u00a0PIN-y tej grupy przestaną działać.',
  groupSubmit: 'Utwórz kody',
  chosenTitle: (count: number) => `Utworzyć nowe kody: ${counted(count, LOADED)}?`,
  chosenText:
    'Wcześniejsze kody i\u00a0PIN-y tych osób przestaną działać. Nowe kody zobaczysz tylko raz, na kartce do druku.',
  oneTitle: (name: string) => `Odciąć PIN i\u00a0utworzyć nowy kod: ${name}?`,
  oneSubmit: 'Utwórz kod',
  oneText:
    'Wcześniejszy kod i\u00a0PIN tej osoby przestaną działać, a\u00a0ona zostanie wylogowana. Nowy kod zobaczysz tylko raz, na kartce do druku.',
  tooMany: (most: number) => `Naraz można utworzyć kody dla najwyżej ${String(most)} osób.`,
} as const;

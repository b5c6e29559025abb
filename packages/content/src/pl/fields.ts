import type { FieldCode, FieldIssue } from '@fracht/protocol';
import { counted, plural, type PluralForms } from './plural.ts';

type Words = (limit: number, entries: string, letters: readonly string[]) => string;

const ENTRIES: Readonly<Record<string, PluralForms>> = {
  answers: { one: 'odpowiedź', few: 'odpowiedzi', many: 'odpowiedzi' },
  effects: { one: 'skutek', few: 'skutki', many: 'skutków' },
  texts: { one: 'brzmienie', few: 'brzmienia', many: 'brzmień' },
};
const ENTRY: PluralForms = { one: 'pozycja', few: 'pozycje', many: 'pozycji' };

function countOfCharacters(limit: number): string {
  return `${limit}\u00a0${plural(limit, { one: 'znak', few: 'znaki', many: 'znaków' })}`;
}

/** A number with a decimal comma. */
function withComma(value: number): string {
  return String(value).replace('.', ',');
}

const WORDS: Readonly<Record<FieldCode, Words>> = {
  REQUIRED: () => 'Wypełnij to pole.',
  TOO_SHORT: (limit) => `Wpisz co najmniej ${countOfCharacters(limit)}.`,
  TOO_LONG: (limit) => `Tu mieści się najwyżej ${countOfCharacters(limit)}.`,
  ENTRIES_MANY: (limit, entries) => `Może tu być najwyżej ${counted(limit, ENTRIES[entries] ?? ENTRY)}.`,
  EMAIL_FORMAT: () => 'Wpisz poprawny adres e-mail.',
  EMAIL_NO_AT: () => 'W\u00a0adresie e-mail brakuje znaku\u00a0@.',
  EMAIL_NO_END: () => 'Adres nie ma końcówki (np.\u00a0.pl).',
  EMAIL_BLANK: () => 'W\u00a0adresie e-mail nie może być odstępu.',
  EMAIL_LETTER: (_limit, _entries, letters) =>
    `W\u00a0adresie e-mail ${letters.length === 1 ? 'jest litera' : 'są litery'} ${letters.map((letter) => `„${letter}”`).join(', ')}. Mogą w\u00a0nim być tylko litery od a\u00a0do\u00a0z.`,
  NUMBER_FORMAT: () => 'Wpisz liczbę.',
  NUMBER_WHOLE: () => 'Wpisz liczbę całkowitą.',
  NUMBER_EXACT: () => 'Wpisz kwotę co do grosza: najwyżej dwa miejsca po przecinku.',
  NUMBER_LOW: (limit) => `Najmniejsza dozwolona wartość to\u00a0${withComma(limit)}.`,
  NUMBER_HIGH: (limit) => `Największa dozwolona wartość to\u00a0${withComma(limit)}.`,
  OVER_MOST: (limit) => `To więcej niż górna granica: ${withComma(limit)}.`,
  UNDER_LEAST: (limit) => `To mniej niż dolna granica: ${withComma(limit)}.`,
  WRONG_VALUE: () => 'Ta wartość jest nieprawidłowa.',
  UNKNOWN_KEY: () => 'Nie ma takiego ustawienia.',
  EMAIL_TAKEN: () => 'Konto z\u00a0tym adresem e-mail już istnieje.',
  EMAIL_ELSEWHERE: () => 'To konto należy już do kogoś innego. Tę osobę dodasz bez e-maila, z\u00a0kodem.',
  EMAIL_DOMAIN: () => 'Tym adresem nie można się tu zarejestrować. Podaj adres, który masz od szkoły.',
  DOMAIN_FORMAT: () => 'Wpisz same domeny, na przykład szkola.edu.pl.',
  PASSWORD_OWN: () => 'Hasłem nie może być adres e-mail ani login tego konta. Wybierz inne.',
  PASSWORD_UNSEEN: () =>
    'W\u00a0tym haśle jest niewidoczny znak, którego nie da się wpisać przy logowaniu. Wpisz hasło ręcznie, bez wklejania.',
  PASSWORD_COMMON: () => 'To hasło należy do najczęściej używanych. Wybierz inne.',
  PIN_SHORT: () => 'PIN ma co najmniej 6\u00a0cyfr, a\u00a0hasło co najmniej 10\u00a0znaków.',
  PIN_EASY: () => 'Ten PIN łatwo odgadnąć. Wybierz cyfry, które nie są datą i\u00a0nie układają się po kolei.',
  PASSWORDS_DIFFER: () => 'Tu wpisz dokładnie to samo, co wyżej.',
  PASSWORD_WRONG: () => 'Obecne hasło jest nieprawidłowe.',
  CODE_WRONG: () => 'To nie jest kod z\u00a0Twojej ostatniej kartki. Nie masz jej? Konto usunie wykładowca.',
  SECOND_FACTOR_WRONG: () =>
    'Ten kod nie pasuje albo był już użyty. Poczekaj na następny kod w\u00a0aplikacji lub wpisz kod zapasowy.',
  SECOND_FACTOR_SPENT: () => 'Zbyt wiele błędnych kodów z\u00a0aplikacji. Wpisz kod zapasowy albo zmień hasło.',
  PIN_WRONG: () => 'Obecny PIN lub hasło się nie zgadza.',
  LINK_INVALID: () => 'Ten link wygasł albo został już użyty. Poproś o\u00a0nowy.',
  TASK_UNKNOWN: () => 'Takiej sytuacji nie ma już wśród zadań.',
  DAY_PAST: () => 'Ten dzień już minął.',
  GROUP_UNKNOWN: () => 'Nie ma takiej grupy.',
  GROUP_EMPTY: () => 'W\u00a0tej grupie nie ma jeszcze studentów.',
  GROUP_OR_RANDOS: () => 'Wybierz grupę albo losowanie graczy.',
  USER_UNKNOWN: () => 'Nie ma takiego studenta.',
  LECTURER_UNKNOWN: () => 'Nie ma takiego wykładowcy. Wybierz innego z\u00a0listy.',
  LECTURER_OWNS: () => 'To jest właściciel tej grupy: prowadzi ją i\u00a0bez tego.',
  TOPICS_EMPTY: () => 'Żadna sytuacja włączona w\u00a0bibliotece nie ćwiczy tych tematów.',
  LESSON_UNKNOWN: () => 'Nie ma takiej gotowej lekcji.',
  STUDENTS_TOO_FEW: (limit) => `Masz za mało studentów: do losowania jest ich\u00a0${limit}.`,
  JSON_FORMAT: () => 'Ten zapis nie jest poprawnym JSON-em.',
  TREE_DEEP: (limit) => `Pytania są zagnieżdżone zbyt głęboko: najwyżej ${limit} jedno pod drugim.`,
  TREE_LARGE: (limit) => `Za dużo elementów: pytań, odpowiedzi i\u00a0skutków może być razem najwyżej ${limit}.`,
  IMAGE_FORMAT: () => 'To nie jest obraz PNG, JPEG ani WebP.',
  IMAGE_LARGE: (limit) => `Ten obraz jest za duży: najwyżej ${limit} na ${limit} pikseli.`,
  FILE_FORMAT: () => 'Tego pliku nie da się odczytać. Zapisz listę w\u00a0arkuszu jako CSV albo xlsx.',
  FILE_EMPTY: () => 'W\u00a0tym pliku nie ma ani jednej osoby.',
  FILE_BLANK: () => 'Ten plik jest pusty. Zapisz listę jeszcze raz i\u00a0wczytaj nowy plik.',
  FILE_LARGE: (limit) => `Ten plik jest za duży: najwyżej ${limit}\u00a0MB.`,
  FILE_PDF: () =>
    'To jest plik PDF, a\u00a0potrzebny jest arkusz. Wyeksportuj listę z\u00a0dziennika jako xlsx albo CSV, albo przepisz ją do arkusza.',
  FILE_XLS: () =>
    'To jest stary albo binarny plik Excela (xls, xlsb). Otwórz go w\u00a0arkuszu i\u00a0wybierz „Zapisz jako”: xlsx albo CSV.',
  FILE_LOCKED: () => 'Ten plik jest zabezpieczony hasłem. Zapisz go bez hasła i\u00a0wczytaj jeszcze raz.',
  FILE_HTML: () =>
    'To jest strona internetowa albo XML, choć może udawać plik Excela. Otwórz go w\u00a0arkuszu i\u00a0wybierz „Zapisz jako”: xlsx albo CSV.',
  FILE_DOCUMENT: () =>
    'To jest dokument tekstowy, a\u00a0potrzebny jest arkusz. Skopiuj listę do arkusza i\u00a0zapisz jako xlsx albo CSV.',
  FILE_PICTURE: () => 'To jest obraz, a\u00a0potrzebny jest arkusz: xlsx, ods albo CSV.',
  FILE_ARCHIVE: () => 'To jest archiwum. Rozpakuj je i\u00a0wczytaj sam plik z\u00a0listą.',
  FILE_DAMAGED: () => 'Ten plik jest uszkodzony albo niepełny. Pobierz go lub zapisz jeszcze raz.',
  FILE_HEAVY: () => 'Ten arkusz zajmuje po otwarciu za dużo miejsca. Skopiuj samą listę do nowego arkusza.',
  COLUMNS_MISSING: () =>
    'Nie wiadomo, gdzie w\u00a0tym pliku są imiona i\u00a0nazwiska. Nazwij kolumny: Imię, Nazwisko, E-mail i, jeśli jest, Grupa.',
  ROWS_TOO_MANY: (limit) => `Za dużo wierszy: najwyżej ${limit} naraz.`,
  CODES_TOO_MANY: (limit) => `Kont z\u00a0kodami można utworzyć najwyżej ${limit} naraz. Podziel listę.`,
  TEXT_BROKEN: () => 'Ten tekst zawiera znaki, których nie da się zapisać.',
  TAGS_TOO_MANY: (limit) => `Za dużo znaczników HTML: w\u00a0jednym tekście może ich być najwyżej ${limit}.`,
  LIBRARY_FILE: () => 'To nie jest plik z\u00a0sytuacjami tej gry albo jest uszkodzony.',
  LIBRARY_ITEMS: () => 'W\u00a0pliku jest błędna sytuacja, więc nic nie zmieniono.',
  KEY_RESERVED: () => 'W\u00a0tym zapisie jest niedozwolona nazwa pola.',
};

/** The text below a refused field, with the place in a large field if it is known. (ENV-6) */
export function fieldText({ code, limit, entries, letters, place }: FieldIssue): string {
  const words = WORDS[code](limit ?? 0, entries ?? '', letters ?? []);
  return place === undefined ? words : `${place}: ${words}`;
}

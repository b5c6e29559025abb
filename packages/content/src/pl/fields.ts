import type { FieldCode, FieldIssue } from '@fracht/protocol';
import { plural } from './plural.ts';

type Words = (limit: number) => string;

function countOfCharacters(limit: number): string {
  return `${limit}\u00a0${plural(limit, { one: 'znak', few: 'znaki', many: 'znaków' })}`;
}

/** A number as Poles write it. */
function withComma(value: number): string {
  return String(value).replace('.', ',');
}

const WORDS: Readonly<Record<FieldCode, Words>> = {
  REQUIRED: () => 'Wypełnij to pole.',
  TOO_SHORT: (limit) => `Wpisz co najmniej ${countOfCharacters(limit)}.`,
  TOO_LONG: (limit) => `Tu mieści się najwyżej ${countOfCharacters(limit)}.`,
  EMAIL_FORMAT: () => 'Wpisz poprawny adres e-mail.',
  NUMBER_FORMAT: () => 'Wpisz liczbę.',
  NUMBER_LOW: (limit) => `Najmniejsza dozwolona wartość to\u00a0${withComma(limit)}.`,
  NUMBER_HIGH: (limit) => `Największa dozwolona wartość to\u00a0${withComma(limit)}.`,
  OVER_MOST: (limit) => `To więcej niż górna granica: ${withComma(limit)}.`,
  UNDER_LEAST: (limit) => `To mniej niż dolna granica: ${withComma(limit)}.`,
  WRONG_VALUE: () => 'Ta wartość jest nieprawidłowa.',
  UNKNOWN_KEY: () => 'Nie ma takiego ustawienia.',
  EMAIL_TAKEN: () => 'Konto z\u00a0tym adresem e-mail już istnieje.',
  PASSWORD_COMMON: () => 'To hasło należy do najczęściej używanych. Wybierz inne.',
  PASSWORDS_DIFFER: () => 'Hasła nie są takie same.',
  PASSWORD_WRONG: () => 'Obecne hasło jest nieprawidłowe.',
  LINK_INVALID: () => 'Ten odnośnik wygasł albo został już użyty. Poproś o\u00a0nowy.',
  GROUP_UNKNOWN: () => 'Nie ma takiej grupy.',
  GROUP_EMPTY: () => 'W\u00a0tej grupie nie ma jeszcze studentów.',
  GROUP_OR_RANDOS: () => 'Wybierz grupę albo losowanie graczy.',
  USER_UNKNOWN: () => 'Nie ma takiego studenta.',
  STUDENTS_TOO_FEW: (limit) => `Masz za mało studentów: do losowania jest ich\u00a0${limit}.`,
  JSON_FORMAT: () => 'Ten zapis nie jest poprawnym JSON-em.',
  TREE_DEEP: (limit) => `Pytania są zagnieżdżone zbyt głęboko: najwyżej ${limit} jedno pod drugim.`,
  TREE_LARGE: (limit) => `Za dużo elementów: pytań, odpowiedzi i\u00a0skutków może być razem najwyżej ${limit}.`,
  IMAGE_FORMAT: () => 'To nie jest obraz PNG, JPEG ani WebP.',
  IMAGE_LARGE: (limit) => `Ten obraz jest za duży: najwyżej ${limit} na ${limit} pikseli.`,
  FILE_FORMAT: () => 'Tego pliku nie da się odczytać. Zapisz go jako CSV albo xlsx.',
  FILE_EMPTY: () => 'W\u00a0tym pliku nie ma ani jednej osoby.',
  COLUMNS_MISSING: () => 'W\u00a0pierwszym wierszu muszą być nagłówki: e-mail, imię, nazwisko i, jeśli jest, grupa.',
  ROWS_TOO_MANY: (limit) => `Za dużo wierszy: najwyżej ${limit} naraz.`,
  TEXT_BROKEN: () => 'Ten tekst zawiera znaki, których nie da się zapisać.',
  LIBRARY_FILE: () => 'To nie jest plik z\u00a0sytuacjami tej gry albo jest uszkodzony.',
  LIBRARY_ITEMS: () => 'W\u00a0pliku jest błędna sytuacja, więc nic nie zmieniono.',
  KEY_RESERVED: () => 'W\u00a0tym zapisie jest niedozwolona nazwa pola.',
};

/** The Polish text that stands under a refused field. (spec §5) */
export function fieldText({ code, limit }: FieldIssue): string {
  return WORDS[code](limit ?? 0);
}

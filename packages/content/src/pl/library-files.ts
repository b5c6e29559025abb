import { counted, plural } from './plural.ts';

const LEFT_OUT = {
  one: 'Pominięto pole, którego gra nie zna',
  few: 'Pominięto pola, których gra nie zna',
  many: 'Pominięto pola, których gra nie zna',
} as const;
const ITEMS = { one: 'sytuację', few: 'sytuacje', many: 'sytuacji' } as const;

/** Polish texts of exporting situations as files and importing them. */
export const libraryFilesText = {
  title: 'Wczytywanie sytuacji z\u00a0pliku',
  sub: 'Nic nie zmieni się w\u00a0bibliotece, zanim tego nie potwierdzisz.',
  drop: 'Przeciągnij plik tutaj',
  dropNote: 'Plik JSON zapisany przyciskiem „Eksportuj”, najwyżej 16\u00a0MB.',
  choose: 'Wybierz plik',
  other: 'Wybierz inny plik',
  back: 'Wróć do listy',
  tooLarge: 'Ten plik jest za duży: najwyżej 16\u00a0MB.',
  notFile: 'To nie jest plik z\u00a0sytuacjami tej gry albo jest uszkodzony.',
  checking: 'Sprawdzam plik',
  taking: 'Wysyłam plik',
  saving: 'Zapisuję w\u00a0bibliotece',
  table: 'Sytuacje w\u00a0pliku',
  columns: { take: 'Wczytaj', name: 'Nazwa', status: 'Co się stanie', taken: 'Co się stało', details: 'Szczegóły' },
  status: { new: 'nowa', changed: 'zmieniona', same: 'bez zmian', wrong: 'błędna' },
  taken: { new: 'dodana', changed: 'zmieniona', same: 'bez zmian', wrong: 'pominięta' },
  noName: 'bez nazwy',
  differs: (fields: string) => `Inne: ${fields}.`,
  pictures: 'Bez obrazów, których nie ma na tym serwerze.',
  faulty: 'Sprawdzenie znajduje w\u00a0niej błędy, więc będzie wyłączona. Popraw je, a\u00a0potem ją włącz.',
  unknown: (fields: readonly string[]) =>
    `${plural(fields.length, LEFT_OUT)}: ${fields.map((field) => `„${field}”`).join(', ')}.`,
  takeOne: (name: string) => `Wczytaj: ${name}`,
  summary: (kind: string, counts: Readonly<Record<'new' | 'changed' | 'same' | 'wrong', number>>) =>
    `${kind}. Nowych: ${String(counts.new)}, zmienionych: ${String(counts.changed)}, bez zmian: ${String(counts.same)}, błędnych: ${String(counts.wrong)}.`,
  submit: (count: number) => `Wczytaj ${counted(count, ITEMS)}`,
  nothing: 'Nie ma czego wczytać.',
  done: (count: number) => `Gotowe: w\u00a0bibliotece ${counted(count, ITEMS)} z\u00a0pliku.`,
  stopped: (why: string) => `Nic nie zmieniono w\u00a0bibliotece. ${why}`,
} as const;

import { counted } from './plural.ts';

const CHOSEN = { one: 'sytuację', few: 'sytuacje', many: 'sytuacji' } as const;

/** Polish texts of what an admin does with the items of a library: create, copy, move, remove. */
export const libraryListText = {
  add: { ACCIDENT: 'Nowa sytuacja', EMERGENCY: 'Nowa sytuacja', CHANGE: 'Nowa zmiana' },
  actions: (name: string) => `Więcej działań: ${name}`,
  columnActions: 'Działania',
  edit: 'Edytuj',
  duplicate: 'Powiel',
  copyOf: (name: string) => `Kopia: ${name}`,
  up: 'Przesuń wyżej (Alt+↑)',
  down: 'Przesuń niżej (Alt+↓)',
  first: 'Przesuń na początek (Alt+Home)',
  last: 'Przesuń na koniec (Alt+End)',
  grip: 'Przeciągnij, aby zmienić kolejność',
  moved: (name: string, place: number, all: number) => `„${name}”: miejsce ${String(place)} z\u00a0${String(all)}`,
  remove: 'Usuń',
  removeChosen: 'Usuń zaznaczone',
  removeTitle: (name: string) => `Usunąć sytuację „${name}”?`,
  removeManyTitle: (count: number) => `Usunąć ${counted(count, CHOSEN)}?`,
  removeText:
    'Nowe rozgrywki jej nie dostaną. Te, które już powstały, zachowają ją. Można to cofnąć przez 30\u00a0dni.',
  removeManyText:
    'Nowe rozgrywki ich nie dostaną. Te, które już powstały, zachowają je. Można to cofnąć przez 30\u00a0dni.',
  removed: 'Usunięto sytuację. Rozgrywki, które już powstały, zachowają ją.',
  import: 'Importuj',
  export: 'Eksportuj',
  exportAll: 'Eksportuj wszystkie',
  exportChosen: 'Eksportuj zaznaczone',
  exported: (count: number) => `Zapisano plik: ${counted(count, CHOSEN)}.`,
  keep: 'Zostaw',
  undo: 'Cofnij',
} as const;

import { counted } from './plural.ts';

const THINGS = { one: 'rzecz', few: 'rzeczy', many: 'rzeczy' } as const;

/** Polish texts of the question when two people have changed the same value. */
export const conflictText = {
  title: 'Ktoś inny zmienił to samo',
  told: (count: number) =>
    `W\u00a0czasie edycji ktoś inny zapisał ${counted(count, THINGS)} spośród tych, które zmieniasz. Nic jeszcze nie zostało nadpisane. Wybierz, co zostaje.`,
  sides: { mine: 'Moje', theirs: 'Zapisane przez kogoś innego' },
  allMine: 'Wszędzie moje',
  allTheirs: 'Wszędzie zapisane',
  chooseFirst: 'Najpierw wybierz przy każdej pozycji.',
  settle: 'Zapisz wybór',
  back: 'Wróć do edycji',
  empty: 'brak tekstu',
  removed: 'usunięte',
  isOn: (isOn: boolean) => (isOn ? 'tak' : 'nie'),
} as const;

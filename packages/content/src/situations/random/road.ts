import { accident, effect } from '@fracht/scenarios';

/** What happens on the road and through the weather. */
export const ON_THE_ROAD = [
  accident({ id: 'A01', name: 'Korek na obwodnicy', effects: [effect('TIME', 35)] }),
  accident({
    id: 'A02',
    name: 'Zwężenie przy robotach drogowych: ruch wahadłowy i\u00a0krótki objazd',
    effects: [effect('TIME', 25), effect('ADD_DISTANCE', 4)],
  }),
  accident({
    id: 'A04',
    name: 'Nowa obwodnica już otwarta: trasa jest krótsza',
    effects: [effect('REMOVE_DISTANCE', 6)],
  }),
  accident({
    id: 'A07',
    name: 'Ulewa: jazda z\u00a0ograniczoną prędkością',
    effects: [effect('TIME', 40)],
  }),
  accident({
    id: 'A08',
    name: 'Awaria rogatek na przejeździe kolejowym: kierowca czeka',
    effects: [effect('TIME', 60)],
  }),
  accident({
    id: 'A10',
    name: 'Parking pełny: kierowca szuka miejsca na kolejnym',
    status: 'DRIVING_TO_SLEEP',
    effects: [effect('TIME', 40), effect('ADD_DISTANCE', 8)],
  }),
  accident({
    id: 'A25',
    name: 'Pomyłka w\u00a0nawigacji: zjazd za wcześnie i\u00a0powrót na trasę',
    effects: [effect('ADD_DISTANCE', 18), effect('TIME', 15)],
  }),
];

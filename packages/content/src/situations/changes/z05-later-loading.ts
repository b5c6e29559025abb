import { answer, ask, change, effect } from '@fracht/scenarios';
import { demurrage } from '../demurrage.ts';

/** The sender is four hours late. */
export const LATER_LOADING = change({
  id: 'Z05',
  name: 'Nadawca przesuwa załadunek o cztery godziny',
  description:
    'Linia produkcyjna ma opóźnienie i towar będzie gotowy cztery godziny później. Nadawca prosi tylko o potwierdzenie nowej godziny.',
  type: 'CHANGE_PICK_TIME',
  competence: 'WINDOWS',
  situation: ask('Jak odpowiadasz na prośbę nadawcy?', [
    answer(
      -5,
      'Przyjmuję nową godzinę, a termin dostawy zostawiam bez zmian',
      'Skoro dostawa się nie przesunęła, za opóźnienie odpowiemy my, choć zawinił nadawca.',
      [effect('MOVE_PICKUP', 240)],
    ),
    answer(
      5,
      'Przyjmuję nowe godziny załadunku i dostawy, nie upominam się o opłatę',
      'Dostawa przesuwa się razem z załadunkiem, ale koszt opóźnienia zostaje w firmie.',
      [effect('MOVE_PICKUP', 240), effect('MOVE_SHIPMENT', 240)],
    ),
    answer(
      15,
      'Przyjmuję na piśmie od zleceniodawcy nowe okna załadunku i dostawy, z opłatą za zmianę',
      'Wszystko w jednym potwierdzeniu od strony umowy: nowe okno, nowy termin i zapłata za czas oczekiwania.',
      [effect('MOVE_PICKUP', 240), effect('MOVE_SHIPMENT', 240), effect('GIVE_MONEY', demurrage(240))],
    ),
  ]),
});
